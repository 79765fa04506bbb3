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
        {lines.map(({ productId, title, giftFor, price, discount }) => (
          <li key={productId} className="flex justify-between gap-4">
            <span className="wrap-anywhere">
              {title}
              {giftFor !== null && (
                <span className="block text-sm text-ink-soft">{checkoutTexts.giftFor(giftFor)}</span>
              )}
              {Number(discount) > 0 && (
                <span className="block text-sm text-evergreen-strong">
                  {checkoutTexts.lineOff(formatMoney(discount))}
                </span>
              )}
            </span>
            <span className="tabular-nums">{formatMoney(price)}</span>
          </li>
        ))}
      </ul>
      <OrderTotals {...totals} />
    </Card>
  );
}
