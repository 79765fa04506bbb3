import fc from 'fast-check';
import { planRefund, planRefundByCoach, type RefundableLine, share } from './plan-refund.js';

const line = (id: string, amountCents: number, rest: Partial<RefundableLine> = {}): RefundableLine => ({
  id,
  amountCents,
  refundedCents: 0,
  isEnding: false,
  isRedeemed: false,
  ...rest,
});
const order = (lines: RefundableLine[], rest = {}) => ({
  receivedCents: 12_400,
  refundRequestedCents: 0,
  lines,
  ...rest,
});
const two = [line('a', 9700), line('b', 2700)];

test('a refund of the whole order returns everything received, and ends every line', () => {
  expect(planRefund(order(two))).toEqual({
    amountCents: 12_400,
    lines: [
      { id: 'a', amountCents: 9700 },
      { id: 'b', amountCents: 2700 },
    ],
  });
});

test('a refund of one line returns its price', () => {
  expect(planRefund(order(two), ['b'])).toEqual({
    amountCents: 2700,
    lines: [{ id: 'b', amountCents: 2700 }],
  });
});

test('a refund of the last line returns all that is left, including the tax', () => {
  const lines = [line('a', 9700, { isEnding: true, refundedCents: 9700 }), line('b', 2700)];
  const taxed = order(lines, { receivedCents: 13_000, refundRequestedCents: 9700 });
  expect(planRefund(taxed, ['b'])).toEqual({ amountCents: 3300, lines: [{ id: 'b', amountCents: 2700 }] });
});

test('a partly refunded line returns the rest', () => {
  const lines = [line('a', 9700, { refundedCents: 1000 }), line('b', 2700)];
  expect(planRefund(order(lines, { refundRequestedCents: 1000 }), ['a'])?.amountCents).toBe(8700);
});

test('if less arrived than was requested, the refund stops at what arrived', () => {
  expect(planRefund(order(two, { receivedCents: 100 }))).toEqual({
    amountCents: 100,
    lines: [
      { id: 'a', amountCents: 100 },
      { id: 'b', amountCents: 0 },
    ],
  });
});

test.each([
  ['of nothing', order(two), []],
  ['of a line of another order', order(two), ['a', 'x']],
  ['of a line that went back', order([line('a', 9700, { isEnding: true }), line('b', 2700)]), ['a']],
  ['of an order that went back', order([], { refundRequestedCents: 12_400 }), undefined],
])('there is no refund %s', (_, of, ids) => {
  expect(planRefund(of, ids)).toBeUndefined();
});

test('in any order, refunds never exceed what arrived, or the cost of a line', () => {
  const cents = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 5 }),
      cents,
      fc.array(fc.nat(4)),
      (prices, received, picks) => {
        const lines = prices.map((price, place) => line(String(place), price));
        const state = { receivedCents: received, refundRequestedCents: 0, lines };
        for (const pick of picks) {
          const plan = planRefund(state, [String(pick)]);
          state.refundRequestedCents += plan?.amountCents ?? 0;
          for (const { id, amountCents } of plan?.lines ?? []) {
            const one = lines.find((each) => each.id === id)!;
            one.refundedCents += amountCents;
            one.isEnding = true;
          }
        }
        expect(state.refundRequestedCents).toBeLessThanOrEqual(received);
        for (const one of lines) expect(one.refundedCents).toBeLessThanOrEqual(one.amountCents);
      },
    ),
  );
});

test('an amount is shared to the last cent, the first lines first', () => {
  expect(share(10_000, two)).toEqual([
    { id: 'a', amountCents: 9700 },
    { id: 'b', amountCents: 300 },
  ]);
});

describe('the refundable part of an order with a redeemed gift', () => {
  const mixed = order([line('a', 9700, { isRedeemed: true }), line('b', 2700)]);

  test('excludes the gift', () =>
    expect(planRefundByCoach(mixed)).toEqual({ amountCents: 2700, lines: [{ id: 'b', amountCents: 2700 }] }));

  test('includes nothing of the gift', () => {
    expect(planRefundByCoach(mixed, ['a'])).toBeUndefined();
    expect(planRefundByCoach(mixed, ['a', 'b'])).toBeUndefined();
    expect(planRefundByCoach(order([line('a', 12_400, { isRedeemed: true })]))).toBeUndefined();
  });

  test('is everything for a bank', () => expect(planRefund(mixed)?.amountCents).toBe(12_400));
});
