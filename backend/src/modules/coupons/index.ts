/**
 * Coupons: discounts for people with a code. Owns coupons and their uses. Computes discounts per line for cart, and
 * manages uses for payments: reserved before a payment is prepared, counted when it is paid, returned with the refund.
 */
export type { AppliedCoupon, RecurringCoupon } from './applied-coupon.js';
export { CartCouponsQueries } from './cart-coupons.queries.js';
export { COUPON_CODE_LIMIT } from './coupon.entity.js';
export { COUPON_KINDS, COUPON_PROBLEMS, type CouponKind, type CouponProblem } from './coupon-kinds.js';
export { CouponsModule } from './coupons.module.js';
export { CouponUsesService } from './coupon-uses.service.js';
