import { type Expected, type Payment, reasonForReview } from './judge-payment.js';

const expected: Expected = {
  amountCents: 9700,
  currency: 'usd',
  orderId: 'o',
  accountId: 'a',
};
const payment: Payment = {
  intentId: 'pi',
  amountCents: 9700,
  currency: 'usd',
  orderId: 'o',
  accountId: 'a',
  card: undefined,
};

test('an exact payment needs no review', () => expect(reasonForReview(payment, expected)).toBeUndefined());

test.each([
  [{ amountCents: 9699 }, 'wrong_amount'],
  [{ amountCents: 9701 }, 'wrong_amount'],
  [{ currency: 'eur' }, 'wrong_currency'],
  [{ accountId: 'b' }, 'wrong_owner'],
  [{ accountId: undefined }, 'wrong_owner'],
  [{ orderId: 'p' }, 'wrong_owner'],
  [{ orderId: undefined }, 'wrong_owner'],
])('a payment with %j goes to review as %s', (change, reason) =>
  expect(reasonForReview({ ...payment, ...change }, expected)).toBe(reason),
);
