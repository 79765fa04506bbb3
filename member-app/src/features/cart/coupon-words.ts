import { formatMoney } from '../../shared/lib/format';
import type { CartCoupon } from './api';
import { cartTexts } from './texts';

/** '10% off' or '$5 off'. */
export const valueOf = ({ percent, amount }: Pick<CartCoupon, 'percent' | 'amount'>): string =>
  cartTexts.coupon.off(percent === null ? formatMoney(amount ?? '0.00') : `${percent}%`);

/** What the server says of a coupon that it refuses at the checkout. */
export interface RefusedCoupon {
  code: string;
  problem: NonNullable<CartCoupon['problem']>;
}

export const isRefusedCoupon = (said: unknown): said is RefusedCoupon =>
  typeof said === 'object' &&
  said !== null &&
  'code' in said &&
  typeof said.code === 'string' &&
  'problem' in said &&
  typeof said.problem === 'string' &&
  Object.hasOwn(cartTexts.coupon.problems, said.problem);

/** Why the coupon takes nothing off; undefined while it does. */
export const problemOf = ({ code, problem }: Pick<CartCoupon, 'code' | 'problem'>): string | undefined =>
  problem === null ? undefined : cartTexts.coupon.problems[problem](code);
