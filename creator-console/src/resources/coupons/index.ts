import { lazily } from '../../shared/lazily';

export const coupons = {
  list: lazily(() => import('./coupon-list'), 'CouponList'),
  create: lazily(() => import('./coupon-edit'), 'CouponCreate'),
  edit: lazily(() => import('./coupon-edit'), 'CouponEdit'),
  recordRepresentation: 'code',
};
