import { z } from 'zod';
import { type EventMap, events } from '../../../events/index.js';
import type { MailWords } from './mail-words.js';
import { COURSE, LATER, ORDER, SOMEBODY } from './samples.js';
import type { Buyer } from './sales.js';
import { template } from './template.js';

/** Emails to the coach about money that needs attention. */

interface Sum {
  number: string;
  amountCents: number;
  currency: string;
}

const sumIn = (words: MailWords, { number, amountCents, currency }: Sum) => ({
  amount: words.money(amountCents, currency),
  orderNumber: number,
});

const SAMPLE = { url: '/creator/orders', number: ORDER, amountCents: 9_700, currency: 'usd' };

type HeldPayment = Pick<
  EventMap['payment.held'],
  'number' | 'reason' | 'receivedCents' | 'currency' | 'waiting'
> & { buyer: Buyer | undefined };

export const paymentHeld = template('payment_held', {
  group: 'coach',
  details: events['payment.held'].omit({ orderId: true, accountId: true }).extend({ buyerId: z.string() }),
  placeholders: ['buyer', 'amount', 'orderNumber', 'why', 'waiting'],
  keeps: { body: ['buyer', 'amount', 'orderNumber', 'why', 'waiting'] },
  values: (words, { buyer, reason, waiting, receivedCents, ...held }: HeldPayment) => ({
    ...sumIn(words, { ...held, amountCents: receivedCents }),
    buyer: words.person(buyer),
    why: words.say(`why.${reason}`),
    waiting: words.inQuotes(waiting),
  }),
  sample: {
    url: SAMPLE.url,
    number: ORDER,
    reason: 'paid_twice',
    receivedCents: 9_700,
    currency: 'usd',
    waiting: [COURSE],
    buyer: SOMEBODY,
  },
});

export const refundFailed = template('refund_failed', {
  group: 'coach',
  details: events['refund.failed'].omit({ refundId: true }),
  placeholders: ['amount', 'orderNumber', 'why'],
  keeps: { body: ['amount', 'orderNumber', 'why'] },
  /** `why`: the payment provider's message. */
  values: (words, { why, ...refund }: Sum & { why: string }) => ({ ...sumIn(words, refund), why }),
  sample: { ...SAMPLE, why: 'insufficient_funds' },
});

export const refundUnallocated = template('refund_unallocated', {
  group: 'coach',
  details: events['refund.unallocated'].omit({ refundId: true }),
  placeholders: ['amount', 'orderNumber'],
  keeps: { body: ['amount', 'orderNumber'] },
  values: sumIn,
  sample: SAMPLE,
});

interface OpenedDispute extends Sum {
  reason: string;
  answerBy: string | null;
  buyer: Buyer | undefined;
}

export const disputeOpened = template('dispute_opened', {
  group: 'coach',
  details: events['dispute.opened'].omit({ disputeId: true }),
  placeholders: ['buyer', 'amount', 'orderNumber', 'reason', 'whatToDo'],
  keeps: { body: ['buyer', 'amount', 'orderNumber', 'whatToDo'] },
  values: (words, { buyer, reason, answerBy, ...dispute }: OpenedDispute) => ({
    ...sumIn(words, dispute),
    buyer: words.person(buyer),
    reason: words.sayIfKnown(`reason.${reason}`) ?? reason.replaceAll('_', ' '),
    whatToDo:
      answerBy === null
        ? words.say('whatToDo.answer')
        : words.say('whatToDo.answerBy', { date: words.day(answerBy) }),
  }),
  sample: { ...SAMPLE, reason: 'fraudulent', answerBy: LATER, buyer: SOMEBODY },
});

export const disputeClosed = template('dispute_closed', {
  group: 'coach',
  details: events['dispute.closed'].omit({ disputeId: true }),
  placeholders: ['outcome', 'amount', 'orderNumber', 'whatFollows'],
  keeps: { body: ['amount', 'orderNumber', 'whatFollows'] },
  values: (words, { outcome, ...dispute }: Sum & { outcome: 'won' | 'lost' }) => ({
    ...sumIn(words, dispute),
    outcome: words.say(`outcome.${outcome}`),
    whatFollows: words.say(`whatFollows.${outcome}`),
  }),
  sample: { ...SAMPLE, outcome: 'won' },
});
