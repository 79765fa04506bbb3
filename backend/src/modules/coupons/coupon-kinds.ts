export const COUPON_KINDS = ['percent', 'amount'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** Payments of a subscription that a coupon discounts. */
export const COUPON_RECURRENCES = ['none', 'first_payments', 'every_payment'] as const;
export type CouponRecurrence = (typeof COUPON_RECURRENCES)[number];

/** Reasons why a coupon gives no discount on a cart. */
export const COUPON_PROBLEMS = [
  'off',
  'not_started',
  'ended',
  'used_up',
  'used_by_you',
  'not_for_these',
] as const;
export type CouponProblem = (typeof COUPON_PROBLEMS)[number];

/** Statuses of a coupon, independent of the person. */
export const COUPON_STATUSES = ['active', 'off', 'scheduled', 'ended', 'used_up', 'archived'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];
