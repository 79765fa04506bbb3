import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import type { Call } from '../api/call.js';
import { behaviourOf } from '../payments/cards.js';
import { charge } from '../payments/charging.js';
import { companion, idOf } from '../api/ids.js';
import { invalidRequest, Problem } from '../api/problem.js';
import { subscriptionIdOf } from './invoice.js';
import { customerOf } from './invoicing.js';
import { markFailed, markPaid } from './settling.js';

/** Tries to pay an open invoice with a saved card, in the buyer's absence. */
export async function collect(
  call: Call,
  invoice: Stripe.Invoice,
  { isAutomatic, method: given }: { isAutomatic: boolean; method?: Stripe.PaymentMethod },
): Promise<Stripe.Invoice> {
  const intent = await call.objects.findLocked('payment_intent', companion('pi', invoice.id));
  if (!intent) throw new Error('An open invoice has a payment intent');
  const method = given ?? (await savedMethod(call, invoice));
  if (!method) return markFailed(call, invoice, { isAutomatic, needsAction: false });
  await charge(call, intent, method, behaviourOf(method.card?.last4 ?? ''), false);
  return settle(call, invoice, isAutomatic);
}

/** Passes the result of a payment, made by its buyer, on to the invoice that it pays, if any. */
export async function settleInvoiceOf(call: Call, intent: Stripe.PaymentIntent): Promise<void> {
  if (!intent.customer) return;
  const invoice = await call.objects.findLocked('invoice', companion('in', intent.id));
  if (invoice) await settle(call, invoice, false);
}

async function settle(call: Call, invoice: Stripe.Invoice, isAutomatic: boolean): Promise<Stripe.Invoice> {
  const intent = await call.objects.find('payment_intent', companion('pi', invoice.id));
  if (intent?.status === 'succeeded') return markPaid(call, invoice, intent);
  return markFailed(call, invoice, { isAutomatic, needsAction: intent?.status === 'requires_action' });
}

async function savedMethod(call: Call, invoice: Stripe.Invoice): Promise<Stripe.PaymentMethod | undefined> {
  const subscriptionId = subscriptionIdOf(invoice);
  const subscription = subscriptionId && (await call.objects.find('subscription', subscriptionId));
  const id = subscription ? await defaultMethodId(call, subscription) : null;
  return id === null ? undefined : call.objects.find('payment_method', id);
}

/** Returns the id of the card that pays a subscription: its own, or else its customer's. */
export async function defaultMethodId(call: Call, subscription: Stripe.Subscription): Promise<string | null> {
  const own = subscription.default_payment_method;
  if (own) return idOf(own);
  const { invoice_settings: settings } = await customerOf(call, subscription);
  return settings.default_payment_method && idOf(settings.default_payment_method);
}

/** Returns Stripe's refusal if a card does not pay an invoice. */
export async function unpaid(call: Call, { id }: Stripe.Invoice): Promise<Problem> {
  const intent = await call.objects.find('payment_intent', companion('pi', id));
  if (intent?.status === 'requires_action') {
    return new Problem(402, {
      type: 'card_error',
      code: 'invoice_payment_intent_requires_action',
      message: 'Payment for this invoice requires additional user action before it can be completed.',
    });
  }
  const error = intent?.last_payment_error;
  if (!error) return invalidRequest('There is no default_payment_method set on this Customer or Invoice.');
  const { code, decline_code: decline, message } = error;
  return new Problem(402, {
    type: 'card_error',
    message: message ?? '',
    ...(code && { code }),
    ...(decline && { decline_code: decline }),
  });
}

export function refuseUnless(invoice: Stripe.Invoice, ...statuses: string[]): void {
  if (statuses.includes(String(invoice.status))) return;
  const code = invoice.status === 'paid' ? 'invoice_already_paid' : undefined;
  throw invalidRequest(`This invoice cannot be changed because it is ${invoice.status}.`, code);
}
