import { formatMoney } from '../../shared/lib/format';
import { i18n } from '../../shared/words/i18n';
import type { Subscription } from './api';

type Priced = Pick<Subscription, 'total' | 'discount' | 'instalments'> & { paymentsMade?: number };

/** Amount of the next payment. */
export const nextTotal = ({ total, discount }: Priced): string => discount?.total ?? total;

/** Number of payments after which the price rises; null: it stays. */
export function paymentsBefore({ discount, instalments, paymentsMade = 0 }: Priced): number | null {
  const left = discount?.paymentsLeft ?? null;
  return left === null || (instalments !== null && left >= instalments - paymentsMade) ? null : left;
}

/** Prices of the payments to come: '$19.00', or '$19.00 for the first 3 payments, then $29.00'. */
export function pricesOf(priced: Priced): string {
  const first = formatMoney(nextTotal(priced));
  const count = paymentsBefore(priced);
  if (count === null) return first;
  const kind = priced.paymentsMade ? 'next' : 'first';
  return i18n.t(`subscriptions:prices.${kind}`, { count, first, later: formatMoney(priced.total) });
}
