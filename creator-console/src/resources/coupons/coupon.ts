import type { Schemas } from '@sanctum/openapi';

export type Coupon = Schemas['CouponResponse'];
export type NewCoupon = Schemas['NewCouponRequest'];

/** Defaults of a new coupon: 10% off everything, for everyone, without an end. */
export const BLANK_COUPON: NewCoupon = {
  code: '',
  kind: 'percent',
  percent: 10,
  amount: null,
  onSubscriptions: 'none',
  firstPayments: null,
  productIds: [],
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerPerson: null,
  isActive: true,
};

export const couponPath = (id: string): string => `/coupons/${encodeURIComponent(id)}`;
