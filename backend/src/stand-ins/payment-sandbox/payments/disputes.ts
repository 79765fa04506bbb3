import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { newBalanceTransaction } from './balance-transaction.js';
import type { Call } from '../api/call.js';
import { publish } from '../api/outgoing-events.js';
import { invalidRequest } from '../api/problem.js';
import { findCharge } from './refunds.js';
import { newId, secondsOf } from '../api/ids.js';

/** Plays the buyer, who asks the bank for the money back. */
export async function openDispute(call: Call, intentId: string): Promise<void> {
  const charge = await findCharge(call, undefined, intentId);
  if (charge.disputed || charge.amount === charge.amount_refunded)
    throw invalidRequest('This charge cannot be disputed.');
  const withdrawal = withdrawalOf(charge, call.at);
  const dispute = newDispute(charge, withdrawal, call.at);
  await call.objects.add(withdrawal);
  await call.objects.add(dispute);
  await call.objects.save({ ...charge, disputed: true });
  await publish(call, 'charge.dispute.created', dispute);
  await publish(call, 'charge.dispute.funds_withdrawn', dispute);
}

/** Records the shop's answer, which the bank reviews. */
export async function answerDispute(call: Call, intentId: string): Promise<void> {
  const dispute = await openDisputeOf(call, intentId);
  const answered: Stripe.Dispute = {
    ...dispute,
    status: 'under_review',
    evidence_details: { ...dispute.evidence_details, has_evidence: true, submission_count: 1 },
  };
  await call.objects.save(answered);
  await publish(call, 'charge.dispute.updated', answered);
}

/** Decides as the bank. A won amount is returned, without the fee. */
export async function decideDispute(call: Call, intentId: string, status: 'won' | 'lost'): Promise<void> {
  const dispute = await openDisputeOf(call, intentId);
  const decided: Stripe.Dispute = { ...dispute, status };
  if (status === 'won') {
    const { amount, currency, charge } = dispute;
    const source = typeof charge === 'string' ? charge : charge.id;
    const back = newBalanceTransaction({ type: 'adjustment', source, amount, fee: 0, currency }, call.at);
    await call.objects.add(back);
    decided.balance_transactions = [...dispute.balance_transactions, back];
  }
  await call.objects.save(decided);
  await publish(call, 'charge.dispute.closed', decided);
  if (status === 'won') await publish(call, 'charge.dispute.funds_reinstated', decided);
}

async function openDisputeOf(call: Call, intentId: string): Promise<Stripe.Dispute> {
  const where = { payment_intent: intentId };
  const [found] = await call.objects.list('dispute', { limit: 1, where });
  const dispute = found && (await call.objects.findLocked('dispute', found.id));
  if (dispute?.status !== 'needs_response' && dispute?.status !== 'under_review')
    throw invalidRequest('This payment has no open dispute.');
  return dispute;
}

/** Stripe's fee for a dispute in cents, won or lost. */
const DISPUTE_FEE = 1_500;
/** Seconds in which the shop has to answer. */
const ANSWER_WITHIN_SECONDS = 7 * 86_400;

/** Returns the money movement of a dispute: the amount that the bank keeps until it decides, and Stripe's fee. */
export function withdrawalOf(charge: Stripe.Charge, at: Date): Stripe.BalanceTransaction {
  const amount = charge.amount_refunded - charge.amount;
  const { id: source, currency } = charge;
  return newBalanceTransaction({ type: 'adjustment', source, amount, fee: DISPUTE_FEE, currency }, at);
}

/** Creates a dispute: the bank has taken the buyer's money back, with a fee, until it decides. */
export function newDispute(charge: Stripe.Charge, withdrawal: Stripe.BalanceTransaction, at: Date) {
  const created = secondsOf(at);
  const brand = charge.payment_method_details?.card?.brand ?? 'visa';
  return {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [withdrawal],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    intended_submission_method: 'manual',
    evidence_details: {
      due_by: created + ANSWER_WITHIN_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand, case_type: 'chargeback', network: brand, network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  } satisfies Stripe.Dispute;
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
