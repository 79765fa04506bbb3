import type { Cents } from '../../kernel/money.js';

export interface Card {
  brand: string;
  last4: string;
}

export interface Payment {
  intentId: string;
  amountCents: Cents;
  currency: string;
  /** Order id that we wrote into the intent when we created it. */
  orderId: string | undefined;
  accountId: string | undefined;
  card: Card | undefined;
}

export interface Expected {
  amountCents: Cents;
  currency: string;
  orderId: string;
  accountId: string;
}

/** Reasons to review a payment. Double payments are found on delivery, because the buyer owns the product already. */
export const REVIEW_REASONS = ['wrong_amount', 'wrong_currency', 'wrong_owner', 'paid_twice'] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** Reason why a payment grants nothing before the coach's review; undefined: it matches our request exactly. */
export function reasonForReview(payment: Payment, expected: Expected): ReviewReason | undefined {
  if (payment.currency !== expected.currency) return 'wrong_currency';
  if (payment.amountCents !== expected.amountCents) return 'wrong_amount';
  if (payment.orderId !== expected.orderId || payment.accountId !== expected.accountId) return 'wrong_owner';
  return undefined;
}

/** Ways to close a review: the coach granted the product, or the money was refunded. */
export const RESOLUTIONS = ['granted', 'refunded'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

export const NOTE_LIMIT = 1_000;
