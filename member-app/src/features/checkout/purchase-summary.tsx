import { formatMoney } from '../../shared/lib/format';
import { Card } from '../../shared/ui/card';
import { OrderTotals } from '../cart';
import type { PreparedPayment } from './api';
import { checkoutTexts } from './texts';

/** The order as the server priced it. On a phone it is above the form. */
export function PurchaseSummary({ payment: { lines, ...totals } }: { payment: PreparedPayment }) {
  return (
    <Card className="p-5 max-lg:order-first sm:p-6 lg:sticky lg:top-28">
      <h2 className="text-2xl">{checkoutTexts.lines}</h2>
      <ul className="mt-4 mb-5 space-y-3 border-b border-line pb-5">
        {lines.map(({ productId, title, price }) => (
          <li key={productId} className="flex justify-between gap-4">
            <span className="wrap-anywhere">{title}</span>
            <span className="tabular-nums">{formatMoney(price)}</span>
          </li>
        ))}
      </ul>
      <OrderTotals {...totals} />
    </Card>
  );
}
