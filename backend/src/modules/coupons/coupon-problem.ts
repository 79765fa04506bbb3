import type { CouponProblem, CouponRecurrence, CouponStatus } from './coupon-kinds.js';
import { discountsOf, type Offer, type PricedLine, recurringDiscountOf } from './discount.js';

export interface CouponState {
  isActive: boolean;
  archivedAt: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  taken: number;
}

export interface CouponForPerson extends CouponState, Offer {
  maxUsesPerPerson: number | null;
  usesByPerson: number;
  /** True if a use is reserved for the order in progress. */
  holdsOne: boolean;
}

export interface CouponFacts extends CouponForPerson {
  id: string;
  code: string;
  onSubscriptions: CouponRecurrence;
  firstPayments: number | null;
}

export function statusOf(coupon: CouponState, now: Date): CouponStatus {
  if (coupon.archivedAt) return 'archived';
  if (!coupon.isActive) return 'off';
  if (coupon.startsAt && coupon.startsAt > now) return 'scheduled';
  if (coupon.endsAt && coupon.endsAt <= now) return 'ended';
  if (coupon.maxUses !== null && coupon.taken >= coupon.maxUses) return 'used_up';
  return 'active';
}

const PROBLEM_OF: Record<Exclude<CouponStatus, 'active'>, CouponProblem> = {
  archived: 'off',
  off: 'off',
  scheduled: 'not_started',
  ended: 'ended',
  used_up: 'used_up',
};

/** Reason why the coupon gives no discount on this cart; undefined if it gives one, or the cart is still empty. */
export function problemOf(
  coupon: CouponForPerson,
  lines: readonly PricedLine[],
  now: Date,
): CouponProblem | undefined {
  const status = statusOf(coupon, now);
  if (status !== 'active' && !(status === 'used_up' && coupon.holdsOne)) return PROBLEM_OF[status];
  if (coupon.maxUsesPerPerson !== null && coupon.usesByPerson >= coupon.maxUsesPerPerson)
    return 'used_by_you';
  if (lines.length > 0 && discountsOf(coupon, lines).length === 0) return 'not_for_these';
  return undefined;
}

/** Reason why the coupon gives no discount on a subscription with these payments; undefined if it gives one. */
export const recurringProblemOf = (
  coupon: CouponForPerson & Pick<CouponFacts, 'onSubscriptions'>,
  line: PricedLine,
  now: Date,
): CouponProblem | undefined =>
  problemOf(coupon, [line], now) ??
  (coupon.onSubscriptions === 'none' || recurringDiscountOf(coupon, line) === 0
    ? 'not_for_these'
    : undefined);
