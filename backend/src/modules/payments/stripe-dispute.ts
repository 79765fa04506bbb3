import type { Cents } from '../../kernel/money.js';
import { STORABLE } from '../../kernel/text.js';
import type { Stripe } from '../../platform/stripe/stripe-client.js';
import type { DisputeStage, RefundStatus } from './order-states.js';

export interface DisputeFact {
  stripeDisputeId: string;
  intentId: string;
  amountCents: Cents;
  stage: DisputeStage;
  /** The bank's reason, such as `fraudulent`. */
  reason: string;
  openedAt: Date;
  answerBy: Date | null;
  fees: FeeFact[];
}

const STAGES: Record<string, DisputeStage> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  needs_response: 'needs_answer',
  under_review: 'answered',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};

/** Reads a dispute; undefined if it concerns none of our payments. */
export function readDispute(dispute: Stripe.Dispute): DisputeFact | undefined {
  const { id, amount, payment_intent: intent, status, reason, created } = dispute;
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  const stage = STAGES[status];
  if (typeof id !== 'string' || id.length > 255 || !STORABLE.test(id)) return undefined;
  if (intentId === undefined || stage === undefined || !Number.isSafeInteger(created)) return undefined;
  if (!Number.isSafeInteger(amount) || amount <= 0) return undefined;
  // Stripe always sends them; a malformed event may lack any of them.
  const details: Partial<Stripe.Dispute.EvidenceDetails> | undefined = dispute.evidence_details;
  const due = details?.due_by;
  const movements: Stripe.BalanceTransaction[] | undefined = dispute.balance_transactions;
  return {
    stripeDisputeId: id,
    intentId,
    amountCents: amount,
    stage,
    reason: typeof reason === 'string' && STORABLE.test(reason) ? reason.slice(0, 60) : 'general',
    openedAt: new Date(created * 1000),
    answerBy: Number.isSafeInteger(due) ? new Date(Number(due) * 1000) : null,
    fees: (movements ?? []).flatMap((movement) =>
      movement.fee ? (readFee(movement, dispute.currency) ?? []) : [],
    ),
  };
}

/** Fee of the payment provider for one movement of money, in the currency of the shop's account. */
export interface FeeFact {
  stripeTransactionId: string;
  amountCents: Cents;
  currency: string;
  /** Currency of the payment, and the exchange rate to the account's currency. */
  paidIn: string;
  rate: number | null;
  takenAt: Date;
}

/** Reads the fee of a balance transaction; undefined if it names none. */
export function readFee(transaction: Stripe.BalanceTransaction, paidIn: string): FeeFact | undefined {
  const { id, fee, currency, exchange_rate: rate, created } = transaction;
  if (typeof id !== 'string' || id === '' || id.length > 255 || !STORABLE.test(id)) return undefined;
  if (!Number.isSafeInteger(fee) || !Number.isSafeInteger(created)) return undefined;
  return {
    stripeTransactionId: id,
    amountCents: fee,
    currency,
    paidIn,
    rate: rate ?? null,
    takenAt: new Date(created * 1000),
  };
}

/** Converts a fee to the currency of the sale. Undefined if the provider names no rate. */
export function feeIn(soldIn: string, { amountCents, currency, paidIn, rate }: FeeFact): Cents | undefined {
  if (currency === soldIn) return amountCents;
  return paidIn === soldIn && rate ? Math.round(amountCents / rate) : undefined;
}

export interface RefundFact {
  stripeRefundId: string;
  /** Our refund id; undefined for a refund made at the provider. */
  refundId: string | undefined;
  intentId: string;
  amountCents: Cents;
  status: RefundStatus;
  failure: string | null;
}

const STATUS: Record<string, RefundStatus> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' };

/** Reads a refund; undefined if it concerns none of our payments. Every unfinished state counts as pending. */
export function readRefund(refund: Stripe.Refund): RefundFact | undefined {
  const { id, amount, payment_intent: intent, status, failure_reason: failure } = refund;
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  if (typeof id !== 'string' || id.length > 255 || !STORABLE.test(id)) return undefined;
  if (intentId === undefined || !Number.isSafeInteger(amount) || amount <= 0) return undefined;
  return {
    stripeRefundId: id,
    refundId: refund.metadata?.['refundId'],
    intentId,
    amountCents: amount,
    status: STATUS[status ?? ''] ?? 'pending',
    failure: failure?.slice(0, 300) ?? null,
  };
}
