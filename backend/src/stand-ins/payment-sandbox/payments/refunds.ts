import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { type Answer, type Call, ok } from '../api/call.js';
import { mergeMetadata } from './intent-params.js';
import { publish } from '../api/outgoing-events.js';
import type { Params } from '../api/params.js';
import { invalidRequest, resourceMissing } from '../api/problem.js';
import { idOf, newId, secondsOf } from '../api/ids.js';

interface NewRefund {
  amount: number;
  reason: Stripe.Refund.Reason | null;
  metadata: Record<string, string>;
}

function newRefund(charge: Stripe.Charge, wanted: NewRefund, at: Date): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount: wanted.amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: secondsOf(at),
    currency: charge.currency,
    customer: charge.customer && idOf(charge.customer),
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: wanted.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

export async function createRefund(call: Call, params: Params): Promise<Answer> {
  const charge = await findCharge(call, params.text('charge'), params.text('payment_intent'));
  const left = charge.amount - charge.amount_refunded;
  const amount = params.integer('amount') ?? left;
  const wanted = {
    amount,
    reason: params.oneOf('reason', REASONS) ?? null,
    metadata: mergeMetadata({}, params),
  };
  params.refuseUnknown();
  refuseUnlessRefundable(charge, amount, left);

  const refund = newRefund(charge, wanted, call.at);
  const refunded = charge.amount_refunded + amount;
  const updated: Stripe.Charge = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
    ...(charge.refunds && { refunds: { ...charge.refunds, data: [refund, ...charge.refunds.data] } }),
  };
  await call.objects.add(refund);
  await call.objects.save(updated);
  await publish(call, 'refund.created', refund);
  await publish(call, 'charge.refunded', updated);
  return ok(refund);
}

export async function findCharge(
  call: Call,
  chargeId: string | undefined,
  intentId: string | undefined,
): Promise<Stripe.Charge> {
  if (chargeId) return lockCharge(call, chargeId);
  if (!intentId) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = await call.objects.find('payment_intent', intentId);
  if (!intent) throw resourceMissing('payment_intent', intentId, 'payment_intent');
  if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string') {
    throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  }
  return lockCharge(call, intent.latest_charge);
}

/** Locks the charge, so that two simultaneous refunds never return more than was paid. */
async function lockCharge(call: Call, id: string): Promise<Stripe.Charge> {
  const charge = await call.objects.findLocked('charge', id);
  if (!charge) throw resourceMissing('charge', id, 'charge');
  return charge;
}

function refuseUnlessRefundable(charge: Stripe.Charge, amount: number, left: number): void {
  if (charge.disputed)
    throw invalidRequest(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      'charge_disputed',
    );
  if (!charge.paid) throw invalidRequest(`This charge (${charge.id}) has failed and cannot be refunded.`);
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (amount < 1) {
    throw invalidRequest(
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
      'amount',
    );
  }
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      undefined,
      'amount',
    );
  }
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
