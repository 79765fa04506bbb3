import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Coupon = components['schemas']['CouponResponse'];

const at = (id: string) => ({ params: { path: { id } } });

export const couponActs = {
  archiveCoupon: (id: string): Promise<Coupon> => body(api.POST('/api/creator/coupons/{id}/archive', at(id))),
  restoreCoupon: (id: string): Promise<Coupon> => body(api.POST('/api/creator/coupons/{id}/restore', at(id))),
} as const;
