import { LEAST_PRICE, sum } from '../../kernel/money.js';
import { discountsOf, type Offer, recurringDiscountOf } from './discount.js';

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
  ['a hundred percent make every line free', percent(100), [9700, 50], { a: 9700, b: 50 }],
  ['and of chosen products only those', percent(100, 'b'), [9700, 2200], { b: 2200 }],
  ['an amount of all prices makes every line free', amount(2900), [2200, 700], { a: 2200, b: 700 }],
  ['and so does a greater one', amount(10_000), [2200, 700], { a: 2200, b: 700 }],
  ['an amount for chosen products makes those free', amount(2200, 'b'), [9700, 2200], { b: 2200 }],
  [
    'one cent less leaves the smallest charge of a card on each',
    amount(2899),
    [2200, 700],
    { a: 2150, b: 650 },
  ],
  ['and so does a percentage that is not the whole', percent(99), [1000, 60, 50], { a: 950, b: 10 }],
  ['what costs the smallest charge keeps its price', percent(20), [50], {}],
])('%s', (_, offer, amounts, expected) => expect(off(offer, cart(...amounts))).toEqual(expected));

test.each([amount(1001), amount(16_700), amount(16_733), percent(33), percent(99), percent(100)])(
  'the order of the lines does not matter: %j',
  (offer) => {
    const lines = cart(1999, 4701, 333, 9700);
    expect(off(offer, lines.toReversed())).toEqual(off(offer, lines));
  },
);

test('every line is free or chargeable by card, so every total is too, and a larger coupon never costs more', () => {
  const lines = cart(1999, 4701, 333, 51);
  const from1To = (last: number) => Array.from({ length: last }, (_, n) => n + 1);
  const leftBy = (offer: Offer): number[] => {
    const taken = off(offer, lines);
    return lines.map(({ productId, amountCents }) => amountCents - (taken[productId] ?? 0));
  };
  for (const offers of [from1To(100).map((n) => percent(n)), from1To(7100).map((n) => amount(n))]) {
    const left = offers.map(leftBy);
    expect(left.flat().filter((cents) => cents > 0 && cents < LEAST_PRICE)).toEqual([]);
    const totals = left.map(sum);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(totals.at(-1)).toBe(0);
  }
});

test('the parts add up to the amount, to the cent, whatever the prices', () => {
  for (let wanted = 1; wanted < 3000; wanted += 37) {
    const lines = cart(1999, 4701, 333, 51);
    const parts = discountsOf(amount(wanted), lines).map(({ discountCents }) => discountCents);
    expect(sum(parts)).toBe(wanted);
  }
});

test.each<[string, Offer, number, number]>([
  ['a percentage', percent(33), 2900, 957],
  ['half a cent in the buyer’s favor', percent(5), 2210, 111],
  ['an amount', amount(1000), 2900, 1000],
  ['an amount of the whole price, but for the smallest payment', amount(2900), 2900, 2850],
  ['a percentage that would leave less than the smallest payment', percent(99), 2900, 2850],
  ['nothing off another product', percent(10, 'b'), 2900, 0],
  ['nothing off the smallest payment', percent(10), 50, 0],
])('each payment of a subscription gets %s', (_, offer, amountCents, discountCents) =>
  expect(recurringDiscountOf(offer, { productId: 'a', amountCents })).toBe(discountCents),
);
