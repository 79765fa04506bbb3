import { events } from '../../../events/index.js';
import type { Cents } from '../../../kernel/money.js';
import type { MailWords } from './mail-words.js';
import { COURSE, LATER } from './samples.js';
import { template } from './template.js';

/** Emails to a member about the payments of a subscription. They cannot be switched off, because she may lose her access. */

interface Payment {
  product: string;
  amountCents: Cents;
  currency: string;
}

interface ComingPayment extends Payment {
  isFirst: boolean;
  isMoved?: boolean | undefined;
  paysAt: string;
}

const paymentIn = (words: MailWords, { product, amountCents, currency }: Payment) => ({
  product,
  amount: words.money(amountCents, currency),
});

const SAMPLE = { url: '/products', product: COURSE, amountCents: 2_900, currency: 'usd' };

export const paymentComing = template('payment_coming', {
  group: 'purchases',
  details: events['subscription.payment-coming'].omit({ accountId: true }),
  placeholders: ['product', 'amount', 'date', 'why'],
  keeps: { body: ['amount', 'date'] },
  /** `isFirst`: it ends free days; `isMoved`: the coach moved it; otherwise a year has passed. */
  values: (words, { isFirst, isMoved, paysAt, ...payment }: ComingPayment) => {
    const { amount, product } = paymentIn(words, payment);
    const date = words.day(paysAt);
    const why = words.say(isMoved ? 'why.moved' : isFirst ? 'why.trial' : 'why.year', { product, date });
    return { amount, product, date, why };
  },
  sample: { ...SAMPLE, isFirst: true, paysAt: LATER },
});

export const subscriptionUnpaid = template('subscription_unpaid', {
  group: 'purchases',
  details: events['subscription.unpaid'].omit({ accountId: true }),
  placeholders: ['product', 'amount', 'access'],
  keeps: { body: ['amount', 'access'] },
  /** `accessUntil`: null if access has ended. */
  values: (words, { accessUntil, ...payment }: Payment & { accessUntil: string | null }) => ({
    ...paymentIn(words, payment),
    access:
      accessUntil === null
        ? words.say('access.paused')
        : words.say('access.stays', { date: words.day(accessUntil) }),
  }),
  sample: { ...SAMPLE, accessUntil: LATER },
});

export const subscriptionEnded = template('subscription_ended', {
  group: 'purchases',
  details: events['subscription.ended'].omit({ accountId: true }),
  placeholders: ['product', 'amount', 'whatHappened'],
  keeps: { body: ['whatHappened'] },
  /** `wasUnpaid`: a payment failed; otherwise the coach or a refund ended it. */
  values: (words, { wasUnpaid, ...payment }: Payment & { wasUnpaid: boolean }) => {
    const { amount, product } = paymentIn(words, payment);
    const whatHappened = words.say(wasUnpaid ? 'whatHappened.unpaid' : 'whatHappened.early', {
      amount,
      product,
    });
    return { amount, product, whatHappened };
  },
  sample: { ...SAMPLE, wasUnpaid: true },
});
