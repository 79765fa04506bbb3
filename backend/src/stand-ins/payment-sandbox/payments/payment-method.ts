import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import type { Call } from '../api/call.js';
import { behaviourOf, type Card, type CardBehaviour, readCard, readTestPaymentMethod } from './cards.js';
import { newId, secondsOf } from '../api/ids.js';
import type { Params } from '../api/params.js';
import { invalidRequest, resourceMissing } from '../api/problem.js';

interface PaymentMethodInput {
  card: Card;
  billing: BillingDetails;
}

/** Finds the card of a confirmation: typed by a buyer, saved before, or one of Stripe's test names from a server. */
export async function methodToConfirm(
  call: Call,
  params: Params,
  { customer }: Pick<Stripe.PaymentIntent | Stripe.SetupIntent, 'customer'>,
): Promise<{ method: Stripe.PaymentMethod; behaviour: CardBehaviour }> {
  const name = params.text('payment_method');
  const saved = name === undefined ? undefined : await call.objects.find('payment_method', name);
  if (saved) {
    if (saved.customer !== null && saved.customer !== customer) {
      throw invalidRequest('The PaymentMethod is attached to another customer.', undefined, 'payment_method');
    }
    params.refuseUnknown();
    return { method: saved, behaviour: behaviourOf(saved.card?.last4 ?? '') };
  }
  const { card, billing } = readPaymentMethod(params, call.now);
  params.refuseUnknown();
  const method = newPaymentMethod(card, billing, call.at);
  await call.objects.add(method);
  return { method, behaviour: card.behaviour };
}

function readPaymentMethod(params: Params, now: Date): PaymentMethodInput {
  const data = params.group('payment_method_data');
  const name = params.text('payment_method');
  if (name !== undefined) {
    const card = readTestPaymentMethod(name, now);
    if (!card) throw resourceMissing('PaymentMethod', name, 'payment_method');
    return { card, billing: { name: null, email: null, phone: null } };
  }
  const type = data.oneOf('type', ['card']);
  if (!type) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      'payment_intent_unexpected_state',
    );
  }
  return {
    card: readCardFields(data.group('card'), now),
    billing: readBilling(data.group('billing_details')),
  };
}

function readCardFields(card: Params, now: Date): Card {
  return readCard(
    {
      number: card.text('number') ?? '',
      expMonth: card.integer('exp_month'),
      expYear: card.integer('exp_year'),
      cvc: card.text('cvc'),
    },
    now,
  );
}

function readBilling(billing: Params): BillingDetails {
  return {
    name: billing.text('name') || null,
    email: billing.text('email') || null,
    phone: billing.text('phone') || null,
  };
}

export interface BillingDetails {
  name: string | null;
  email: string | null;
  phone: string | null;
}

export function newPaymentMethod(card: Card, billing: BillingDetails, at: Date): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(billing),
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: secondsOf(at),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

function billingDetails(billing: BillingDetails): Stripe.PaymentMethod.BillingDetails {
  const address = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  return { address, ...billing, tax_id: null };
}
