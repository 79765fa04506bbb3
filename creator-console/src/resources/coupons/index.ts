import { CouponCreate, CouponEdit } from './coupon-edit';
import { CouponList } from './coupon-list';
import { texts } from './texts';

export const coupons = {
  list: CouponList,
  create: CouponCreate,
  edit: CouponEdit,
  options: { label: texts.title },
  recordRepresentation: 'code',
};
