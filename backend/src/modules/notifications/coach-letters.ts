import { type Cents, toDecimal } from '../../kernel/money.js';
import type { Letter } from './letter.js';

/** The mails to the coach about sales. */

interface Buyer {
  name: string;
  email: string;
}

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
    `${buyer ? nameOf(buyer) : 'Somebody whose account is gone'} paid ${toDecimal(held.receivedCents)} ${held.currency.toUpperCase()} for order ${held.number}. ${WHY[held.reason]}`,
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

const sumOf = ({ amountCents, currency }: RefundTrouble) =>
  `${toDecimal(amountCents)} ${currency.toUpperCase()}`;

export const refundFailed = (name: string, refund: RefundTrouble, url: string): Letter => ({
  subject: `A refund did not go through: order ${refund.number}`,
  heading: `Hello, ${name}`,
  paragraphs: [
    `The refund of ${sumOf(refund)} for order ${refund.number} could not be made. The payment provider says: ${refund.why}`,
    'No money has moved, and the buyer keeps what was bought. You can try again on the page of the order.',
  ],
  button: { label: 'Look at the order', url },
});

export const refundUnallocated = (name: string, refund: RefundTrouble, url: string): Letter => ({
  subject: `Which product was this refund for? Order ${refund.number}`,
  heading: `Hello, ${name}`,
  paragraphs: [
    `${sumOf(refund)} of order ${refund.number} was refunded at the payment provider. That is a part of the order, and we cannot know which product it was for.`,
    'Until you say so, the buyer keeps everything.',
  ],
  button: { label: 'Look at the order', url },
});

export const coachingBought = (
  name: string,
  { number, titles }: { number: string; titles: string[] },
  buyer: Buyer,
): Letter => ({
  subject: `Please write to ${buyer.name}: coaching was bought`,
  heading: `Hello, ${name}`,
  paragraphs: [
    `${nameOf(buyer)} has bought ${inQuotes(titles)}, order ${number}.`,
    'The receipt and the order page say that you write within two working days to arrange when you meet.',
  ],
  button: { label: `Write to ${buyer.name}`, url: `mailto:${buyer.email}` },
});

const nameOf = ({ name, email }: Buyer) => `${name} (${email})`;
const inQuotes = (titles: string[]) => titles.map((title) => `“${title}”`).join(', ');
