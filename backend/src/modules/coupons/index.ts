/**
 * Coupons: something off the price for whoever has the code. Owns coupons and their uses.
 * Offers cart what a coupon takes off which line, and payments the uses: set aside before a payment is prepared, counted
 * when it is paid, given back with the money.
 */
export type { AppliedCoupon } from './applied-coupon.js';
export { CartCouponsQueries } from './cart-coupons.queries.js';
export { COUPON_CODE_LIMIT } from './coupon.entity.js';
export { COUPON_KINDS, COUPON_PROBLEMS, type CouponKind, type CouponProblem } from './coupon-kinds.js';
export { CouponsModule } from './coupons.module.js';
export { CouponUsesService } from './coupon-uses.service.js';
