import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { movementOf } from './balance-transaction.js';
import { type Answer, type Call, ok } from '../api/call.js';
import type { CardBehaviour, Decline } from './cards.js';
import { newCharge } from './charge.js';
import { viewFor } from './intents.js';
import { publish } from '../api/outgoing-events.js';
import { docUrl, type ProblemBody } from '../api/problem.js';

type Intent = Stripe.PaymentIntent;
type Method = Stripe.PaymentMethod;

/** Charges a card, present or saved, with the result that its behavior has. */
export function charge(
  call: Call,
  intent: Intent,
  method: Method,
  behaviour: CardBehaviour,
  isPresent: boolean,
): Promise<Answer> {
  if (behaviour.kind === 'declines') return decline(call, intent, method, behaviour.decline);
  const asks = behaviour.kind === 'authenticates' && (isPresent || behaviour.everyTime);
  return asks ? askForAuthentication(call, intent, method) : succeed(call, intent, method);
}

export async function succeed(call: Call, intent: Intent, method: Method) {
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

export async function failAuthentication(call: Call, intent: Intent, method: Method) {
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
