import type { Cents } from '../../kernel/money.js';
import { STORABLE } from '../../kernel/text.js';
import type { Stripe } from '../../platform/stripe/stripe-client.js';
import type { RefundStatus } from './refund-states.js';

/** A refund, as the payment provider reports it. */
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

/** Reads a refund; undefined if it concerns none of our payments. Every state under way counts as pending. */
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
