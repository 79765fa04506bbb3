import { events } from '../../../events/index.js';
import type { Cents } from '../../../kernel/money.js';
import type { MailWords } from './mail-words.js';
import { COURSE, LATER } from './samples.js';
import { template } from './template.js';

/** Emails to a member about a payment that failed. They cannot be switched off, because she may lose her access. */

interface Payment {
  product: string;
  amountCents: Cents;
  currency: string;
}

const paymentIn = (words: MailWords, { product, amountCents, currency }: Payment) => ({
  product,
  amount: words.money(amountCents, currency),
});

const SAMPLE = { url: '/products', product: COURSE, amountCents: 2_900, currency: 'usd' };

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
  placeholders: ['product', 'amount'],
  keeps: { body: ['amount'] },
  values: paymentIn,
  sample: SAMPLE,
});
