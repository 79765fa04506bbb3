import type { DisputeFact, RefundFact } from './stripe-dispute.js';
import type { Card, Payment } from './judge-payment.js';

/** An event of the payment provider, after its origin was verified. */
export interface PaymentNews {
  /** Event id; each is handled once. */
  id: string;
  type: string;
  intentId: string | undefined;
  effect: Effect;
}

export type Effect =
  | { kind: 'paid'; payment: Payment }
  | { kind: 'charged'; card: Card | undefined }
  | { kind: 'canceled' }
  | { kind: 'refund'; refund: RefundFact }
  /** Part of the money was refunded; a job asks the payment provider for the refunds. */
  | { kind: 'refunds-changed' }
  | { kind: 'dispute'; dispute: DisputeFact }
  /** A subscription changed; the payment provider is asked how. */
  | { kind: 'subscription'; stripeId: string }
  /** Recorded; changes nothing here. */
  | { kind: 'none' };

export const OUTCOMES = [
  'paid',
  'review',
  'already_settled',
  'canceled',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_lost',
  'recorded',
  'unknown_intent',
  'ignored',
] as const;
export type Outcome = (typeof OUTCOMES)[number];
