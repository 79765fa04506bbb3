import { formatMoney } from '../../shared/lib/format';
import { cartTexts } from './texts';
import type { Totals } from './totals';

/** Subtotal, Tax and Total, in the cart, at the checkout and on the receipt. */
export function OrderTotals({ subtotal, tax, total }: Totals) {
  return (
    <dl className="space-y-2 tabular-nums">
      <Row label={cartTexts.summary.subtotal} amount={subtotal} />
      <Row label={cartTexts.summary.tax} amount={tax} />
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="font-semibold">{cartTexts.summary.total}</dt>
        <dd className="font-serif text-2xl">{formatMoney(total)}</dd>
      </div>
    </dl>
  );
}

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 text-ink-soft">
      <dt>{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
