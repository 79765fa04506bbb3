import type { Cents } from '../../kernel/money.js';
import { STORABLE } from '../../kernel/text.js';
import type { Stripe } from '../../platform/stripe/stripe-client.js';
import type { DisputeStage } from './dispute-stages.js';
import { type FeeFact, readFee } from './stripe-fee.js';

/** A dispute, as the payment provider reports it. */
export interface DisputeFact {
  stripeDisputeId: string;
  intentId: string;
  amountCents: Cents;
  stage: DisputeStage;
  /** The bank's reason, such as `fraudulent`. */
  reason: string;
  openedAt: Date;
  /** Deadline for the response. */
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
  // Stripe always sends them; a malformed event may lack anything.
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
