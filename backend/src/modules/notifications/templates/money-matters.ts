import type { Cents } from '../../../kernel/money.js';
import type { WithLink } from './account.js';
import { COURSE, LATER, ORDER, READER, SOMEBODY } from './samples.js';
import type { Buyer } from './sales.js';
import { template } from './template.js';

/** Emails to the coach about money that needs attention. */

export interface HeldPayment {
  number: string;
  reason: 'wrong_amount' | 'wrong_currency' | 'wrong_owner' | 'paid_twice';
  receivedCents: Cents;
  currency: string;
  waiting: string[];
}

const toOrder = (site: string): WithLink => ({ name: READER.name, url: `${site}/creator/orders` });

export const paymentHeld = template({
  kind: 'payment-held',
  group: 'coach',
  placeholders: ['buyer', 'amount', 'orderNumber', 'why', 'waiting'],
  keeps: { body: ['buyer', 'amount', 'orderNumber', 'why', 'waiting'] },
  fill: (words, { name, url, held, buyer }: WithLink & { held: HeldPayment; buyer: Buyer | undefined }) => ({
    name,
    url,
    values: {
      buyer: words.person(buyer),
      amount: words.money(held.receivedCents, held.currency),
      orderNumber: held.number,
      why: words.say(`why.${held.reason}`),
      waiting: words.inQuotes(held.waiting),
    },
  }),
  sample: (site) => ({
    ...toOrder(site),
    held: {
      number: ORDER,
      reason: 'paid_twice' as const,
      receivedCents: 9_700,
      currency: 'usd',
      waiting: [COURSE],
    },
    buyer: SOMEBODY,
  }),
});

export interface RefundTrouble {
  number: string;
  amountCents: Cents;
  currency: string;
  /** The payment provider's message. */
  why: string;
}

const aRefund = (site: string): WithLink & { refund: RefundTrouble } => ({
  ...toOrder(site),
  refund: { number: ORDER, amountCents: 9_700, currency: 'usd', why: 'insufficient_funds' },
});

export const refundFailed = template({
  kind: 'refund-failed',
  group: 'coach',
  placeholders: ['amount', 'orderNumber', 'why'],
  keeps: { body: ['amount', 'orderNumber', 'why'] },
  fill: (words, { name, url, refund }: WithLink & { refund: RefundTrouble }) => ({
    name,
    url,
    values: {
      amount: words.money(refund.amountCents, refund.currency),
      orderNumber: refund.number,
      why: refund.why,
    },
  }),
  sample: aRefund,
});

export const refundUnallocated = template({
  kind: 'refund-unallocated',
  group: 'coach',
  placeholders: ['amount', 'orderNumber'],
  keeps: { body: ['amount', 'orderNumber'] },
  fill: (words, { name, url, refund }: WithLink & { refund: RefundTrouble }) => ({
    name,
    url,
    values: { amount: words.money(refund.amountCents, refund.currency), orderNumber: refund.number },
  }),
  sample: aRefund,
});

interface Disputed {
  number: string;
  amountCents: Cents;
  currency: string;
}

export interface OpenedDispute extends Disputed {
  reason: string;
  answerBy: string | null;
}

const aDispute: Disputed = { number: ORDER, amountCents: 9_700, currency: 'usd' };

export const disputeOpened = template({
  kind: 'dispute-opened',
  group: 'coach',
  placeholders: ['buyer', 'amount', 'orderNumber', 'reason', 'whatToDo'],
  keeps: { body: ['buyer', 'amount', 'orderNumber', 'whatToDo'] },
  fill: (
    words,
    { name, url, dispute, buyer }: WithLink & { dispute: OpenedDispute; buyer: Buyer | undefined },
  ) => ({
    name,
    url,
    values: {
      buyer: words.person(buyer),
      amount: words.money(dispute.amountCents, dispute.currency),
      orderNumber: dispute.number,
      reason: words.sayIfKnown(`reason.${dispute.reason}`) ?? dispute.reason.replaceAll('_', ' '),
      whatToDo:
        dispute.answerBy === null
          ? words.say('whatToDo.answer')
          : words.say('whatToDo.answerBy', { date: words.day(dispute.answerBy) }),
    },
  }),
  sample: (site) => ({
    ...toOrder(site),
    dispute: { ...aDispute, reason: 'fraudulent', answerBy: LATER },
    buyer: SOMEBODY,
  }),
});

export interface ClosedDispute extends Disputed {
  outcome: 'won' | 'lost';
}

export const disputeClosed = template({
  kind: 'dispute-closed',
  group: 'coach',
  placeholders: ['outcome', 'amount', 'orderNumber', 'whatFollows'],
  keeps: { body: ['amount', 'orderNumber', 'whatFollows'] },
  fill: (words, { name, url, dispute }: WithLink & { dispute: ClosedDispute }) => ({
    name,
    url,
    values: {
      outcome: words.say(`outcome.${dispute.outcome}`),
      amount: words.money(dispute.amountCents, dispute.currency),
      orderNumber: dispute.number,
      whatFollows: words.say(`whatFollows.${dispute.outcome}`),
    },
  }),
  sample: (site) => ({ ...toOrder(site), dispute: { ...aDispute, outcome: 'won' as const } }),
});
