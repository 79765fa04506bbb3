import { formatMoney } from '../../shared/lib/format';
import { i18n } from '../../shared/words/i18n';
import type { CartCoupon } from './api';

/** Discount in words: '10% off' or '$5 off'. */
export const valueOf = ({ percent, amount }: Pick<CartCoupon, 'percent' | 'amount'>): string =>
  i18n.t('cart:coupon.off', { value: percent === null ? formatMoney(amount ?? '0.00') : `${percent}%` });

export interface RefusedCoupon {
  code: string;
  problem: NonNullable<CartCoupon['problem']>;
}

const PROBLEMS: ReadonlySet<string> = new Set<RefusedCoupon['problem']>([
  'off',
  'not_started',
  'ended',
  'used_up',
  'used_by_you',
  'not_for_these',
]);

export const isRefusedCoupon = (said: unknown): said is RefusedCoupon =>
  typeof said === 'object' &&
  said !== null &&
  'code' in said &&
  typeof said.code === 'string' &&
  'problem' in said &&
  typeof said.problem === 'string' &&
  PROBLEMS.has(said.problem);

/** Reason why the coupon gives no discount; undefined if it gives one. */
export const problemOf = ({ code, problem }: Pick<CartCoupon, 'code' | 'problem'>): string | undefined =>
  problem === null ? undefined : i18n.t(`cart:coupon.problems.${problem}`, { code });
