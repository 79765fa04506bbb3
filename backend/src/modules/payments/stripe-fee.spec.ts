import type { Stripe } from '../../platform/stripe/stripe-client.js';
import { feeIn, readFee } from './stripe-dispute.js';

const transaction = (change: Partial<Stripe.BalanceTransaction>) =>
  ({
    id: 'txn_1',
    fee: 312,
    currency: 'usd',
    exchange_rate: null,
    created: 1_800_000_000,
    ...change,
  }) as Stripe.BalanceTransaction;

test.each([
  ['is what was taken', {}, 'usd', 312],
  ['may be nothing', { fee: 0 }, 'usd', 0],
  ['comes back as less than nothing', { fee: -1500 }, 'usd', -1500],
  [
    'of an account in another currency is told in ours by the rate',
    { currency: 'eur', fee: 287, exchange_rate: 0.92 },
    'usd',
    312,
  ],
  ['of a foreign payment to an account in ours is in ours', {}, 'eur', 312],
  ['of an account in another currency without a rate is not known', { currency: 'eur' }, 'usd', undefined],
  [
    'of a foreign payment to a foreign account is not known',
    { currency: 'gbp', exchange_rate: 0.8 },
    'eur',
    undefined,
  ],
])('a fee %s', (_, change, paidIn, cents) => {
  const fee = readFee(transaction(change), paidIn);
  expect(fee && feeIn('usd', fee)).toBe(cents);
});

test.each([{ id: '' }, { id: 'x'.repeat(256) }, { fee: 1.5 }, { created: Number.NaN }])(
  'an odd movement %j yields no fee',
  (change) => expect(readFee(transaction(change), 'usd')).toBeUndefined(),
);
