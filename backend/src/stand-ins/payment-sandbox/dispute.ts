import type { Stripe } from '../../platform/stripe/stripe-client.js';
import { newBalanceTransaction } from './balance-transaction.js';
import { newId, secondsOf } from './ids.js';

/** Stripe's fee for a dispute in cents, whoever wins. */
const DISPUTE_FEE = 1_500;
/** Time that the shop has to answer. */
const ANSWER_WITHIN_SECONDS = 7 * 86_400;

/** Returns the movement of a dispute: the amount that the bank takes back while it decides, and Stripe's fee. */
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
