import { type CartCoupon, useApplyCoupon, useRemoveCoupon } from './api';
import { CouponBox } from './coupon-box';
import { problemOf, valueOf } from './coupon-words';

/** The cart's one coupon. */
export function Coupon({ coupon }: { coupon: CartCoupon | null }) {
  const application = useApplyCoupon();
  const removal = useRemoveCoupon();
  const applied = coupon && {
    code: coupon.code,
    value: valueOf(coupon),
    problem: problemOf(coupon),
  };
  return (
    <CouponBox
      field="code"
      applied={applied}
      onApply={(code) => application.mutateAsync(code)}
      onRemove={() => removal.mutateAsync()}
    />
  );
}
