import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { type Answer, type Call, ok } from '../api/call.js';
import { idOf, newId, secondsOf } from '../api/ids.js';
import type { Params } from '../api/params.js';
import { invalidRequest, resourceMissing } from '../api/problem.js';
import { mergeMetadata, readCurrency } from '../payments/intent-params.js';
import type { InvoiceDiscount } from './line.js';

/** Creates a coupon that takes an amount off every invoice, the only kind that the sandbox plays. */
export async function createCoupon(call: Call, params: Params): Promise<Answer> {
  const amount = params.required('amount_off', params.integer('amount_off'));
  if (amount < 1) throw invalidRequest('Invalid positive integer', 'parameter_invalid_integer', 'amount_off');
  params.required('duration', params.oneOf('duration', ['forever']));
  const coupon: Stripe.Coupon = {
    id: params.text('id') ?? newId('coupon'),
    object: 'coupon',
    amount_off: amount,
    created: secondsOf(call.at),
    currency: readCurrency(params),
    duration: 'forever',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: mergeMetadata({}, params),
    name: params.text('name') || null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
  params.refuseUnknown();
  await call.objects.add(coupon);
  return ok(coupon);
}

/** Reads the coupon of a subscription. Null: an empty text takes it off. Undefined: nothing changes. */
export async function readCoupon(
  call: Call,
  params: Params,
  currency: string,
): Promise<Stripe.Coupon | null | undefined> {
  if (params.isEmpty('discounts')) return null;
  if (!params.has('discounts')) return undefined;
  const discount = params.only('discounts');
  const id = discount.required('coupon', discount.text('coupon'));
  const coupon = await call.objects.findLocked('coupon', id);
  if (!coupon) throw resourceMissing('coupon', id, 'discounts');
  if (coupon.currency !== currency)
    throw invalidRequest(`The coupon ${id} cannot be applied to ${currency}.`, undefined, 'discounts');
  return coupon;
}

/** Creates the discount of a subscription, and counts it at its coupon. */
export async function addDiscount(
  call: Call,
  coupon: Stripe.Coupon,
  { id, customer }: Stripe.Subscription,
): Promise<string> {
  const discount: Stripe.Discount = {
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    customer: idOf(customer),
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: secondsOf(call.at),
    subscription: id,
    subscription_item: null,
  };
  await call.objects.add(discount);
  await call.objects.save({ ...coupon, times_redeemed: coupon.times_redeemed + 1 });
  return discount.id;
}

/** Returns what the discount of a subscription takes off its next invoice. */
export async function discountOf(
  call: Call,
  { discounts: [first] }: Stripe.Subscription,
): Promise<InvoiceDiscount | null> {
  if (first === undefined) return null;
  const discount = await call.objects.find('discount', idOf(first));
  const named = discount?.source.coupon;
  const coupon = named ? await call.objects.find('coupon', idOf(named)) : undefined;
  return discount && coupon ? { id: discount.id, amountOff: coupon.amount_off ?? 0 } : null;
}
