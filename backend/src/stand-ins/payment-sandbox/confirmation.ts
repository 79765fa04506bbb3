import type { Stripe } from '../../platform/stripe/stripe-client.js';
import { type Answer, type Call, ok } from './call.js';
import { movementOf } from './balance-transaction.js';
import type { Decline } from './cards.js';
import { newCharge } from './charge.js';
import { openToCaller, viewFor } from './intents.js';
import { publish } from './outgoing-events.js';
import type { Params } from './params.js';
import { newPaymentMethod, readPaymentMethod } from './payment-method.js';
import { isOpen } from './payment-intent.js';
import { docUrl, type ProblemBody, unexpectedState } from './problem.js';

type Intent = Stripe.PaymentIntent;
type Method = Stripe.PaymentMethod;

/**
 * Confirms an intent. The row lock turns two simultaneous confirmations into one charge: the second finds the intent
 * paid.
 */
export async function confirmIntent(call: Call, params: Params, id: string): Promise<Answer> {
  const intent = openToCaller(call, params, id, await call.objects.findLocked('payment_intent', id));
  refuseUnlessOpen(call, intent);
  params.text('return_url');
  const { card, billing } = readPaymentMethod(params, call.at);
  params.refuseUnknown();
  const method = newPaymentMethod(card, billing, call.at);
  await call.objects.add(method);
  const { behaviour } = card;
  if (behaviour.kind === 'pays') return succeed(call, intent, method);
  if (behaviour.kind === 'authenticates') return askForAuthentication(call, intent, method);
  return decline(call, intent, method, behaviour.decline);
}

/** Plays the bank's page, where the buyer agrees or declines; Stripe has no such call. */
export async function authenticateIntent(call: Call, params: Params, id: string): Promise<Answer> {
  const intent = openToCaller(call, params, id, await call.objects.findLocked('payment_intent', id));
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
  return outcome === 'complete' ? succeed(call, intent, method) : failAuthentication(call, intent, method);
}

function refuseUnlessOpen(call: Call, intent: Intent): void {
  if (isOpen(intent)) return;
  const reason =
    intent.status === 'succeeded'
      ? 'it has already succeeded after being previously confirmed.'
      : `it has a status of ${intent.status}.`;
  throw unexpectedState(`You cannot confirm this PaymentIntent because ${reason}`, viewFor(call, intent));
}

async function succeed(call: Call, intent: Intent, method: Method) {
  const charge = newCharge(intent, method, call.at);
  const paid: Intent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  };
  await call.objects.add(charge);
  await call.objects.add(movementOf(charge, call.at));
  await call.objects.save(paid);
  await publish(call, 'charge.succeeded', charge);
  await publish(call, 'payment_intent.succeeded', paid);
  return ok(viewFor(call, paid));
}

async function askForAuthentication(call: Call, intent: Intent, method: Method) {
  const waiting: Intent = {
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'payment_sandbox_authentication' } },
  };
  await call.objects.save(waiting);
  await publish(call, 'payment_intent.requires_action', waiting);
  return ok(viewFor(call, waiting));
}

async function decline(call: Call, intent: Intent, method: Method, reason: Decline): Promise<Answer> {
  const charge = newCharge(intent, method, call.at, reason);
  await call.objects.add(charge);
  return fail(call, { ...intent, latest_charge: charge.id }, 402, {
    type: 'card_error',
    code: reason.code,
    decline_code: reason.declineCode,
    message: reason.message,
    charge: charge.id,
    payment_method: method,
  });
}

async function failAuthentication(call: Call, intent: Intent, method: Method) {
  return fail(call, intent, 400, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: method,
  });
}

type PaymentError = ProblemBody & Stripe.PaymentIntent.LastPaymentError & { code: string };

async function fail(call: Call, intent: Intent, status: number, problem: PaymentError) {
  const error = { ...problem, doc_url: docUrl(problem.code) };
  const failed: Intent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  };
  await call.objects.save(failed);
  await publish(call, 'payment_intent.payment_failed', failed);
  return { status, body: { error: { ...error, payment_intent: viewFor(call, failed) } } };
}
