import { ApiError, serverMessage } from '../../shared/api/refusal';
import { isRefusedCoupon, type RefusedCoupon } from '../cart';
import { i18n } from '../../shared/words/i18n';

/** Why a checkout has no client secret: the server's words when it refused, ours when it gave none or the call itself failed. */
export const failureOf = (error: unknown): string =>
  error instanceof ApiError && !isFault(error)
    ? serverMessage(error, i18n.t('checkout:error.refused'))
    : i18n.t('checkout:error.failed');

/** Something broke at the server or on the way: whatever the answer says is not meant for the buyer. */
const isFault = ({ status, problem }: ApiError) =>
  status >= 500 && (problem === null || problem.code === 'internal');

export const cartIsEmpty = (error: unknown): boolean => problemOf(error)?.code === 'cart_empty';

/** A time in the cart is not held any more: the cart says so, and leads to others. */
export const holdIsOver = (error: unknown): boolean => problemOf(error)?.code === 'hold_over';

/** The order that paid for this cart already, when that is why the server prepared no payment. */
export function paidOrderOf(error: unknown): string | null {
  const problem = problemOf(error);
  if (problem?.code !== 'already_paid') return null;
  const { current } = problem;
  const named = typeof current === 'object' && current !== null && 'orderId' in current;
  return named && typeof current.orderId === 'string' ? current.orderId : null;
}

/** The coupon of the cart, when it is why the server prepared no payment. */
export function refusedCouponOf(error: unknown): RefusedCoupon | null {
  const problem = problemOf(error);
  return problem?.code === 'coupon_refused' && isRefusedCoupon(problem.current) ? problem.current : null;
}

const problemOf = (error: unknown) => (error instanceof ApiError ? error.problem : null);
