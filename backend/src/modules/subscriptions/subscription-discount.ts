import { type Cents, toDecimal } from '../../kernel/money.js';
import { isDiscounted } from './plan.js';

/** Coupon of a subscription, and its payments. */
export interface WithCoupon {
  couponId: string | null;
  couponCode: string | null;
  /** Number of payments that are discounted; null: all. */
  couponPayments: number | null;
  discountCents: Cents | null;
  discountedCents: Cents | null;
  discountedTaxCents: Cents | null;
  paymentsMade: number;
}

/** SQL columns of `WithCoupon` of subscription `s`, besides its payments. */
export const COUPON = `s.coupon_id as "couponId", s.coupon_code as "couponCode", s.coupon_payments as "couponPayments",
  s.discount_cents as "discountCents", s.discounted_cents as "discountedCents", s.discounted_tax_cents as "discountedTaxCents"`;

/** Shows the discount of the next payments. Null: there is none, or it has ended. */
export function discountOf(subscription: WithCoupon) {
  if (!isDiscounted(subscription)) return null;
  const { couponCode, couponPayments, paymentsMade } = subscription;
  const decimal = (cents: Cents | null) => toDecimal(cents ?? 0);
  return {
    code: couponCode ?? '',
    amount: decimal(subscription.discountCents),
    tax: decimal(subscription.discountedTaxCents),
    total: decimal(subscription.discountedCents),
    paymentsLeft: couponPayments === null ? null : couponPayments - paymentsMade,
  };
}
