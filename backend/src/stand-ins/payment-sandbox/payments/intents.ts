import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { type Answer, type Call, ok } from '../api/call.js';
import { mergeMetadata, readAmount, readCurrency, readEmail } from './intent-params.js';
import { publish } from '../api/outgoing-events.js';
import type { Params } from '../api/params.js';
import { isOpen, newPaymentIntent, publicView } from './payment-intent.js';
import { invalidRequest, resourceMissing, unexpectedState } from '../api/problem.js';
import { secondsOf } from '../api/ids.js';

const CANCELLATION_REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

export async function createIntent(call: Call, params: Params): Promise<Answer> {
  const automatic = params.group('automatic_payment_methods');
  automatic.flag('enabled');
  automatic.oneOf('allow_redirects', ['always', 'never']);
  const wanted = {
    amount: params.required('amount', readAmount(params)),
    currency: readCurrency(params),
    metadata: mergeMetadata({}, params),
    description: params.text('description') || null,
    receiptEmail: readEmail(params) || null,
    statementDescriptorSuffix: params.text('statement_descriptor_suffix') || null,
  };
  params.refuseUnknown();
  const intent = newPaymentIntent(wanted, call.at);
  await call.objects.add(intent);
  return ok(intent);
}

export async function retrieveIntent(call: Call, params: Params, id: string): Promise<Answer> {
  const intent = openToCaller(call, params, id, await call.objects.find('payment_intent', id));
  params.refuseUnknown();
  return ok(viewFor(call, intent));
}

export async function updateIntent(call: Call, params: Params, id: string): Promise<Answer> {
  const intent = openToCaller(call, params, id, await call.objects.findLocked('payment_intent', id));
  const amount = readAmount(params);
  const description = params.text('description');
  const receiptEmail = readEmail(params);
  const metadata = mergeMetadata(intent.metadata, params);
  params.refuseUnknown();
  if (amount !== undefined && !isOpen(intent)) {
    throw unexpectedState(
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. ` +
        'You may only update the amount of a PaymentIntent with one of the following statuses: ' +
        'requires_payment_method, requires_confirmation, requires_action.',
      intent,
    );
  }
  const updated: Stripe.PaymentIntent = {
    ...intent,
    metadata,
    ...(description !== undefined && { description: description || null }),
    ...(receiptEmail !== undefined && { receipt_email: receiptEmail || null }),
    // The buyer authenticated another amount and has to authenticate again.
    ...(amount !== undefined && { amount, status: 'requires_payment_method', next_action: null }),
  };
  await call.objects.save(updated);
  return ok(updated);
}

export async function cancelIntent(call: Call, params: Params, id: string): Promise<Answer> {
  const intent = openToCaller(call, params, id, await call.objects.findLocked('payment_intent', id));
  const reason = params.oneOf('cancellation_reason', CANCELLATION_REASONS);
  params.refuseUnknown();
  if (!isOpen(intent)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. ` +
        'Only a PaymentIntent with one of the following statuses may be canceled: ' +
        'requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.',
      intent,
    );
  }
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: secondsOf(call.at),
    cancellation_reason: reason ?? null,
    next_action: null,
  };
  await call.objects.save(canceled);
  await publish(call, 'payment_intent.canceled', canceled);
  return ok(canceled);
}

/** Requires the intent's secret from browsers; the shop's server needs none. */
export function openToCaller(
  call: Call,
  params: Params,
  id: string,
  intent: Stripe.PaymentIntent | undefined,
): Stripe.PaymentIntent {
  const secret = params.text('client_secret');
  if (!intent) throw resourceMissing('payment_intent', id, 'intent');
  if (call.actor === 'browser') params.required('client_secret', secret);
  if (secret !== undefined && secret !== intent.client_secret) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      'payment_intent_invalid_parameter',
      'client_secret',
    );
  }
  return intent;
}

export function viewFor(call: Call, intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> {
  return call.actor === 'browser' ? publicView(intent) : intent;
}
