import { CouponUse } from './coupon-use.entity.js';
import { Coupon } from './coupon.entity.js';

export const couponEntities = [Coupon, CouponUse];
