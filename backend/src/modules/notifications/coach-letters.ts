import type { Cents } from '../../kernel/money.js';
import type { Letter } from './letter.js';
import { type Buyer, inQuotes, nameOf, sumOf } from './sale-letters.js';

/** The mails to the coach about money that needs a look. */

export interface HeldPayment {
  number: string;
  reason: keyof typeof WHY;
  receivedCents: Cents;
  currency: string;
  waiting: string[];
}

const WHY = {
  wrong_amount: 'That is not the amount we asked for.',
  wrong_currency: 'That is not the currency we asked for.',
  wrong_owner: 'The payment was made for another order or another account.',
  paid_twice: 'Part of it pays for what the buyer owns already.',
} as const;

export const paymentHeld = (
  name: string,
  held: HeldPayment,
  buyer: Buyer | undefined,
  url: string,
): Letter => ({
  subject: `A payment needs your review: order ${held.number}`,
  heading: `Hello, ${name}`,
  paragraphs: [
    `${nameOf(buyer)} paid ${sumOf(held.receivedCents, held.currency)} for order ${held.number}. ${WHY[held.reason]}`,
    `Not given for it: ${inQuotes(held.waiting)}.`,
    'The order page says that a person looks at it and that the buyer hears from us within one working day.',
  ],
  button: { label: 'Look at the payment', url },
  footnote: 'The money is with the payment provider. Nothing more happens to it until you decide.',
});

export interface RefundTrouble {
  number: string;
  amountCents: Cents;
  currency: string;
  /** The payment provider's words. */
  why: string;
}

export const refundFailed = (name: string, refund: RefundTrouble, url: string): Letter => ({
  subject: `A refund did not go through: order ${refund.number}`,
  heading: `Hello, ${name}`,
  paragraphs: [
    `The refund of ${sumOf(refund.amountCents, refund.currency)} for order ${refund.number} could not be made. The payment provider says: ${refund.why}`,
    'No money has moved, and the buyer keeps what was bought. You can try again on the page of the order.',
  ],
  button: { label: 'Look at the order', url },
});

export const refundUnallocated = (name: string, refund: RefundTrouble, url: string): Letter => ({
  subject: `Which product was this refund for? Order ${refund.number}`,
  heading: `Hello, ${name}`,
  paragraphs: [
    `${sumOf(refund.amountCents, refund.currency)} of order ${refund.number} was refunded at the payment provider. That is a part of the order, and we cannot know which product it was for.`,
    'Until you say so, the buyer keeps everything.',
  ],
  button: { label: 'Look at the order', url },
});

interface Disputed {
  number: string;
  amountCents: Cents;
  currency: string;
}

export interface OpenedDispute extends Disputed {
  /** The bank's word for why. */
  reason: string;
  answerBy: string | null;
}

export const disputeOpened = (
  name: string,
  dispute: OpenedDispute,
  buyer: Buyer | undefined,
  url: string,
): Letter => ({
  subject: `A payment is disputed: order ${dispute.number}`,
  heading: `Hello, ${name}`,
  paragraphs: [
    `${nameOf(buyer)} has asked the bank to give back ${sumOf(dispute.amountCents, dispute.currency)} of order ${dispute.number}. The reason the bank names: ${dispute.reason.replaceAll('_', ' ')}.`,
    dispute.answerBy === null
      ? 'Please answer at the payment provider, with what shows that it was bought and used.'
      : `Please answer at the payment provider by ${dayOf(dispute.answerBy)}, with what shows that it was bought and used. Without an answer it is lost.`,
    'Until the bank has decided, the buyer keeps what was bought. The page of the order leads to the payment provider.',
  ],
  button: { label: 'Look at the order', url },
});

export interface ClosedDispute extends Disputed {
  outcome: 'won' | 'lost';
}

const OUTCOME = {
  won: 'The bank has decided for you: the money is yours, and the buyer keeps what was bought.',
  lost: 'The bank has decided for the buyer: the money has gone back, and what was bought is closed.',
};

export const disputeClosed = (name: string, dispute: ClosedDispute, url: string): Letter => ({
  subject: `The dispute was ${dispute.outcome}: order ${dispute.number}`,
  heading: `Hello, ${name}`,
  paragraphs: [
    `It was about ${sumOf(dispute.amountCents, dispute.currency)} of order ${dispute.number}. ${OUTCOME[dispute.outcome]}`,
  ],
  button: { label: 'Look at the order', url },
});

const dayOf = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
