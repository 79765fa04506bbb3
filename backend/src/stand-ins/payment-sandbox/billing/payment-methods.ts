import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { type Answer, type Call, ok } from '../api/call.js';
import { type CardBehaviour, readTestPaymentMethod } from '../payments/cards.js';
import { publish } from '../api/outgoing-events.js';
import type { Params } from '../api/params.js';
import { newPaymentMethod } from '../payments/payment-method.js';
import { docUrl, invalidRequest, Problem, resourceMissing } from '../api/problem.js';
import { lockCustomer } from './own-time.js';

const NOBODY = { name: null, email: null, phone: null };

export async function attachMethod(serverCall: Call, params: Params, id: string): Promise<Answer> {
  const customerId = params.required('customer', params.text('customer'));
  params.refuseUnknown();
  const { call } = await lockCustomer(serverCall, customerId);
  const method = (await call.objects.findLocked('payment_method', id)) ?? (await addTestMethod(call, id));
  if (method.customer !== null && method.customer !== customerId) {
    throw invalidRequest('The payment method you provided has already been attached to a customer.');
  }
  return ok(await attachTo(call, method, customerId));
}

/** Creates a saved card from one of Stripe's test names, unless it is one that cannot be saved. */
async function addTestMethod(call: Call, name: string): Promise<Stripe.PaymentMethod> {
  const card = readTestPaymentMethod(name, call.now);
  if (!card) throw resourceMissing('PaymentMethod', name, 'payment_method');
  refuseUnsavable(card.behaviour);
  const method = newPaymentMethod(card, NOBODY, call.at);
  await call.objects.add(method);
  return method;
}

function refuseUnsavable(behaviour: CardBehaviour): void {
  if (behaviour.kind !== 'declines' || behaviour.canBeSaved) return;
  const { code, declineCode, message } = behaviour.decline;
  throw new Problem(402, {
    type: 'card_error',
    code,
    decline_code: declineCode,
    message,
    doc_url: docUrl(code),
  });
}

export async function attachTo(
  call: Call,
  method: Stripe.PaymentMethod,
  customer: string,
): Promise<Stripe.PaymentMethod> {
  const attached: Stripe.PaymentMethod = { ...method, customer };
  await call.objects.save(attached);
  if (method.customer === null) await publish(call, 'payment_method.attached', attached);
  return attached;
}

export async function detachMethod(call: Call, params: Params, id: string): Promise<Answer> {
  params.refuseUnknown();
  const method = await call.objects.findLocked('payment_method', id);
  if (!method) throw resourceMissing('PaymentMethod', id, 'id');
  if (method.customer === null) {
    throw invalidRequest('The payment method you provided is not attached to a customer.');
  }
  const detached: Stripe.PaymentMethod = { ...method, customer: null };
  await call.objects.save(detached);
  await publish(call, 'payment_method.detached', detached, method);
  return ok(detached);
}

/** Reads the id of a card that is saved with the customer. Null: none, by an empty text. */
export async function readMethodOf(
  call: Call,
  params: Params,
  field: string,
  customer: string,
): Promise<string | null | undefined> {
  const id = params.text(field);
  if (!id) return id === '' ? null : undefined;
  const method = await call.objects.find('payment_method', id);
  if (!method) throw resourceMissing('PaymentMethod', id, field);
  if (method.customer !== customer) {
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      undefined,
      field,
    );
  }
  return id;
}
