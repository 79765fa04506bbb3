import type { Card, Payment } from './judge-payment.js';

/** Something the payment provider tells us, once it is sure that it was the provider who told. */
export interface PaymentNews {
  /** Handled once per id. */
  id: string;
  type: string;
  /** The intent it is about, if it is about one. */
  intentId: string | undefined;
  effect: Effect;
}

export type Effect =
  | { kind: 'paid'; payment: Payment }
  | { kind: 'charged'; card: Card | undefined }
  | { kind: 'canceled' }
  /** Kept for the record; changes nothing here. */
  | { kind: 'none' };

export const OUTCOMES = [
  'paid',
  'review',
  'already_settled',
  'canceled',
  'recorded',
  'unknown_intent',
  'ignored',
] as const;
export type Outcome = (typeof OUTCOMES)[number];
