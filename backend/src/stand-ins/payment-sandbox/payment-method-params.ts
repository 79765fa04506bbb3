import { type Card, readCard, readTestPaymentMethod } from './cards.js';
import type { Params } from './params.js';
import type { BillingDetails } from './payment-method.js';
import { invalidRequest, resourceMissing } from './problem.js';

export interface PaymentMethodInput {
  card: Card;
  billing: BillingDetails;
}

/** The card of a confirmation: typed by a buyer, or one of Stripe's test names given by a server. */
export function readPaymentMethod(params: Params, now: Date): PaymentMethodInput {
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
