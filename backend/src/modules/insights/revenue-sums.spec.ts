import { addUp, type Movement, NOTHING, plus } from './revenue-sums.js';

const of = (part: Partial<Movement>): Movement => ({
  isNow: true,
  slot: null,
  month: null,
  productId: null,
  ...part,
});

test('sales, refunds and fees of the same day, month or product are combined', () => {
  const { slots, months, products } = addUp([
    of({ slot: '2027-03-01', sales: 2, orders: 1, cents: 500 }),
    of({ slot: '2027-03-01', backCents: 200 }),
    of({ slot: '2027-03-02', feeCents: 30 }),
    of({ month: '2027-03-01', cents: 500 }),
    of({ productId: 'p', cents: 500, taxCents: 40 }),
    of({ productId: 'p', backTaxCents: 10 }),
  ]);
  expect([...slots]).toEqual([
    ['2027-03-01', { ...NOTHING, sales: 2, orders: 1, cents: 500, backCents: 200 }],
    ['2027-03-02', { ...NOTHING, feeCents: 30 }],
  ]);
  expect([...months]).toEqual([['2027-03-01', { ...NOTHING, cents: 500 }]]);
  expect([...products]).toEqual([['p', { ...NOTHING, cents: 500, taxCents: 40, backTaxCents: 10 }]]);
});

test('money without a part belongs to the whole: of the period, or of the one before', () => {
  const { now, before } = addUp([of({ cents: 500 }), of({ feeCents: 1 }), of({ isNow: false, cents: 90 })]);
  expect([now, before]).toEqual([
    { ...NOTHING, cents: 500, feeCents: 1 },
    { ...NOTHING, cents: 90 },
  ]);
});

test('the previous period has only its total', () => {
  const { slots, months, products } = addUp([
    of({ isNow: false, slot: '2027-02-01', cents: 5 }),
    of({ isNow: false, month: '2027-02-01', cents: 5 }),
    of({ isNow: false, productId: 'p', cents: 5 }),
  ]);
  expect([slots.size, months.size, products.size]).toEqual([0, 0, 0]);
});

test('every part of the money is added', () => {
  const parts = Object.keys(NOTHING).map((part, n) => [part, n + 1]);
  const some = plus(NOTHING, Object.fromEntries(parts));
  expect(Object.values(plus(some, some))).toEqual(parts.map(([, cents]) => Number(cents) * 2));
});
