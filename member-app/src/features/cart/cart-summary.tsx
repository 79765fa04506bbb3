import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import type { CartItem } from './api';
import { OrderTotals } from './order-totals';
import { cartTexts } from './texts';
import { totalsOf } from './totals';

export function CartSummary({ items }: { items: CartItem[] }) {
  const { summary } = cartTexts;
  return (
    <Card className="p-6 lg:sticky lg:top-28">
      <h2 className="mb-5 text-2xl">{summary.title}</h2>
      <OrderTotals {...totalsOf(items)} />
      <div className="mt-6 grid gap-3">
        <ButtonLink size="lg" to={paths.checkout}>
          {summary.checkout}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.library}>
          {summary.continue}
        </ButtonLink>
      </div>
      <p className="mt-5 text-center text-sm text-ink-soft">{summary.note}</p>
    </Card>
  );
}
