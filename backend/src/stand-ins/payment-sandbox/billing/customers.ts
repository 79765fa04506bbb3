import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { type Answer, type Call, ok } from '../api/call.js';
import { newId, secondsOf } from '../api/ids.js';
import { mergeMetadata } from '../payments/intent-params.js';
import { publish } from '../api/outgoing-events.js';
import type { Params } from '../api/params.js';
import { resourceMissing } from '../api/problem.js';
import { lockCustomer } from './own-time.js';
import { readMethodOf } from './payment-methods.js';

export const newCustomer = (
  id: string,
  metadata: Record<string, string>,
  created: number,
): Stripe.Customer => ({
  id,
  object: 'customer',
  address: null,
  balance: 0,
  created,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  invoice_prefix: id.slice(-8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata,
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});

export async function createCustomer(call: Call, params: Params): Promise<Answer> {
  const clockId = params.text('test_clock');
  const clock = clockId ? await call.objects.find('test_helpers.test_clock', clockId) : undefined;
  if (clockId && !clock) throw resourceMissing('test_clock', clockId, 'test_clock');
  const customer: Stripe.Customer = {
    ...newCustomer(newId('cus'), mergeMetadata({}, params), clock?.frozen_time ?? secondsOf(call.at)),
    description: params.text('description') || null,
    email: params.text('email') || null,
    name: params.text('name') || null,
    phone: params.text('phone') || null,
    preferred_locales: Object.values(params.texts('preferred_locales') || {}),
    test_clock: clock?.id ?? null,
  };
  params.refuseUnknown();
  await call.objects.add(customer);
  await publish(call, 'customer.created', customer);
  return ok(customer);
}

export async function updateCustomer(serverCall: Call, params: Params, id: string): Promise<Answer> {
  const { call, customer } = await lockCustomer(serverCall, id);
  const settings = params.group('invoice_settings');
  const method = await readMethodOf(call, settings, 'default_payment_method', id);
  const [email, name, phone, description] = ['email', 'name', 'phone', 'description'].map((field) =>
    params.text(field),
  );
  const updated: Stripe.Customer = {
    ...customer,
    ...(email !== undefined && { email: email || null }),
    ...(name !== undefined && { name: name || null }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(description !== undefined && { description: description || null }),
    balance: params.integer('balance') ?? customer.balance,
    metadata: mergeMetadata(customer.metadata, params),
    invoice_settings: {
      ...customer.invoice_settings,
      ...(method !== undefined && { default_payment_method: method }),
    },
  };
  params.refuseUnknown();
  await call.objects.save(updated);
  await publish(call, 'customer.updated', updated, customer);
  return ok(updated);
}
