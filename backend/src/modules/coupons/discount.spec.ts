import { sum } from '../../kernel/money.js';
import { discountsOf, type Offer } from './discount.js';

const percent = (value: number, ...productIds: string[]): Offer => ({
  kind: 'percent',
  percent: value,
  amountCents: null,
  productIds,
});
const amount = (amountCents: number, ...productIds: string[]): Offer => ({
  kind: 'amount',
  percent: null,
  amountCents,
  productIds,
});
const cart = (...amounts: number[]) =>
  amounts.map((amountCents, n) => ({ productId: 'abcdefgh'[n]!, amountCents }));
const off = (offer: Offer, lines: ReturnType<typeof cart>) =>
  Object.fromEntries(
    discountsOf(offer, lines).map(({ productId, discountCents }) => [productId, discountCents]),
  );

test.each<[string, Offer, number[], Record<string, number>]>([
  ['a percentage is taken off every line', percent(10), [9700, 2200], { a: 970, b: 220 }],
  ['half a cent is rounded up', percent(5), [2210], { a: 111 }],
  ['chosen products alone get cheaper', percent(50, 'b'), [9700, 2200], { b: 1100 }],
  ['a coupon for other products takes nothing off', percent(50, 'z'), [9700], {}],
  ['an amount is taken off once, in proportion', amount(1000), [5050, 5050], { a: 500, b: 500 }],
  [
    'cents that cannot be shared evenly go to the first',
    amount(100),
    [550, 550, 550],
    { a: 34, b: 33, c: 33 },
  ],
  ['an amount goes to the chosen products alone', amount(1000, 'a'), [9700, 2200], { a: 1000 }],
  ['the smallest charge of a card remains of an amount', amount(10_000), [2200, 700], { a: 2150, b: 650 }],
  ['and of a percentage', percent(99), [1000, 60], { a: 950, b: 10 }],
  ['what costs no more than that keeps its price', percent(20), [50], {}],
])('%s', (_, offer, amounts, expected) => expect(off(offer, cart(...amounts))).toEqual(expected));

test('the order of the lines changes nothing', () => {
  const lines = cart(1999, 4701, 333, 9700);
  expect(off(amount(1001), lines.toReversed())).toEqual(off(amount(1001), lines));
});

test('the parts are the amount to the cent, whatever the prices', () => {
  for (let wanted = 1; wanted < 3000; wanted += 37) {
    const lines = cart(1999, 4701, 333, 51);
    const parts = discountsOf(amount(wanted), lines).map(({ discountCents }) => discountCents);
    expect(sum(parts)).toBe(wanted);
  }
});
