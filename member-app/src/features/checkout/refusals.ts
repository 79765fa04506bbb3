import { ApiError, serverMessage } from '../../shared/api/refusal';
import { isRefusedCoupon, type RefusedCoupon } from '../cart';
import { i18n } from '../../shared/words/i18n';

/** Returns why a checkout has no client secret: the server's reason, or ours if it gave none or the call failed. */
export const failureOf = (error: unknown): string =>
  error instanceof ApiError && !isFault(error)
    ? serverMessage(error, i18n.t('checkout:error.refused'))
    : i18n.t('checkout:error.failed');

/** Returns whether the server or the connection failed; such a message is not meant for buyers. */
const isFault = ({ status, problem }: ApiError) =>
  status >= 500 && (problem === null || problem.code === 'internal');

export const cartIsEmpty = (error: unknown): boolean => problemOf(error)?.code === 'cart_empty';

/** Returns whether the hold of a time in the cart has expired; the cart says so and offers others. */
export const holdIsOver = (error: unknown): boolean => problemOf(error)?.code === 'hold_over';

/** Returns the order that has already paid for this cart, if that is why no payment was prepared. */
export function paidOrderOf(error: unknown): string | null {
  const problem = problemOf(error);
  if (problem?.code !== 'already_paid') return null;
  const { current } = problem;
  const named = typeof current === 'object' && current !== null && 'orderId' in current;
  return named && typeof current.orderId === 'string' ? current.orderId : null;
}

/** Returns the cart's coupon, if that is why no payment was prepared. */
export function refusedCouponOf(error: unknown): RefusedCoupon | null {
  const problem = problemOf(error);
  return problem?.code === 'coupon_refused' && isRefusedCoupon(problem.current) ? problem.current : null;
}

const problemOf = (error: unknown) => (error instanceof ApiError ? error.problem : null);
