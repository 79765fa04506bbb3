import type { Stripe } from '../../platform/stripe/stripe-client.js';
import { settleInvoiceOf } from './billing/collection.js';
import { lockOwned } from './billing/own-time.js';
import type { Answer, Call } from './api/call.js';
import { charge, failAuthentication, succeed } from './payments/charging.js';
import { openToCaller, viewFor } from './payments/intents.js';
import type { Params } from './api/params.js';
import { methodToConfirm } from './payments/payment-method.js';
import { isOpen } from './payments/payment-intent.js';
import { unexpectedState } from './api/problem.js';

type Intent = Stripe.PaymentIntent;

/**
 * Confirms an intent. The row lock turns two simultaneous confirmations into one charge: the second finds the intent
 * paid.
 */
export async function confirmIntent(buyersCall: Call, params: Params, id: string): Promise<Answer> {
  const { call, object } = await lockOwned(buyersCall, 'payment_intent', id);
  const intent = openToCaller(call, params, id, object);
  refuseUnlessOpen(call, intent);
  params.text('return_url');
  const { method, behaviour } = await methodToConfirm(call, params, intent);
  const answer = await charge(call, intent, method, behaviour, true);
  await settleInvoiceOf(call, intent);
  return answer;
}

/** Plays the bank's page, where the buyer agrees or declines; Stripe has no such call. */
export async function authenticateIntent(buyersCall: Call, params: Params, id: string): Promise<Answer> {
  const { call, object } = await lockOwned(buyersCall, 'payment_intent', id);
  const intent = openToCaller(call, params, id, object);
  const outcome = params.required('outcome', params.oneOf('outcome', ['complete', 'fail']));
  params.refuseUnknown();
  if (intent.status !== 'requires_action' || typeof intent.payment_method !== 'string') {
    throw unexpectedState(
      `This PaymentIntent needs no authentication because it has a status of ${intent.status}.`,
      viewFor(call, intent),
    );
  }
  const method = await call.objects.find('payment_method', intent.payment_method);
  if (!method) throw new Error('A payment method is kept as long as its intent');
  const settle = outcome === 'complete' ? succeed : failAuthentication;
  const answer = await settle(call, intent, method);
  await settleInvoiceOf(call, intent);
  return answer;
}

function refuseUnlessOpen(call: Call, intent: Intent): void {
  if (isOpen(intent)) return;
  const reason =
    intent.status === 'succeeded'
      ? 'it has already succeeded after being previously confirmed.'
      : `it has a status of ${intent.status}.`;
  throw unexpectedState(`You cannot confirm this PaymentIntent because ${reason}`, viewFor(call, intent));
}
