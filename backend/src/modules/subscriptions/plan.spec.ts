import {
  changeName,
  creditedFrom,
  invoicedPlan,
  metadataOf,
  monthlyCents,
  nameIn,
  nextCents,
  paidMonths,
  type Plan,
  planRefusal,
  toldPlan,
} from './plan.js';

const running = {
  instalments: null,
  state: 'active',
  couponId: null,
  couponPayments: null,
  paymentsMade: 2,
} as const;

test.each([
  ['runs', {}, undefined],
  ['is in instalments', { instalments: 3 }, /^Instalments/],
  ['is in free days', { state: 'trial' }, undefined],
  ['is unpaid', { state: 'past_due' }, /card/],
  ['is canceled', { state: 'ending' }, /Keep it/],
  ['is paused', { state: 'paused' }, /End the pause/],
  ['has a coupon for every payment', { couponId: 'spring' }, /coupon/],
  ['has a coupon for one more payment', { couponId: 'spring', couponPayments: 3 }, /coupon/],
  ['has a coupon that is used up', { couponId: 'spring', couponPayments: 2 }, undefined],
] as const)('a subscription that %s is refused: %p %s', (_, state, sentence) => {
  const refusal = planRefusal({ ...running, ...state });
  if (sentence === undefined) expect(refusal).toBeUndefined();
  else expect(refusal).toMatch(sentence);
});

test.each([
  ['no coupon', null, null, 900],
  ['a coupon for every payment', 'spring', null, 600],
  ['a coupon for a third payment', 'spring', 3, 600],
  ['a coupon for two payments', 'spring', 2, 900],
])('after two payments, the next one with %s (%p, %p) is %d cents', (_, couponId, couponPayments, cents) => {
  const priced = { amountCents: 900, discountedCents: couponId === null ? null : 600, paymentsMade: 2 };
  expect(nextCents({ ...priced, couponId, couponPayments })).toBe(cents);
});

const seconds = (time: string) => Date.parse(time) / 1000;
const march = { start: seconds('2027-03-01T09:00:00Z'), end: seconds('2027-04-01T09:00:00Z') };
test.each([
  ['2027-03-11T23:59:59Z', '2027-03-11T00:00:00Z'],
  ['2027-03-12T00:00:00Z', '2027-03-12T00:00:00Z'],
  ['2027-03-01T12:00:00Z', '2027-03-01T09:00:00Z'],
  ['2027-02-01T12:00:00Z', '2027-03-01T09:00:00Z'],
  ['2027-04-02T12:00:00Z', '2027-04-01T09:00:00Z'],
])('at %s, days are unused from %s', (now, from) =>
  expect(creditedFrom(new Date(now), march)).toBe(seconds(from)),
);

test.each([
  ['month', 1000, 160, 840],
  ['year', 9000, 0, 750],
  ['year', 9100, 0, 758],
] as const)('each %s %i with %i tax is %i a month', (interval, amountCents, taxCents, cents) =>
  expect(monthlyCents({ interval, amountCents, taxCents })).toBe(cents),
);

test('the name of a change fits on an order line', () => {
  expect(changeName('Monthly', 'Yearly')).toBe('Monthly → Yearly');
  expect(changeName('A'.repeat(60), 'B'.repeat(60))).toBe(`${'A'.repeat(27)}… → ${'B'.repeat(27)}…`);
});

test.each([
  ['Monthly', 'Mensual'],
  ['Monthly → Yearly', 'Mensual → Anual'],
  ['Monthly → Weekly', 'Mensual → Weekly'],
])('%s is %s in Spanish, where the coach has translated it', (name, spanish) => {
  const plans = [
    { name: 'Monthly', translations: { es: { name: 'Mensual' } } },
    { name: 'Yearly', translations: { es: { name: 'Anual' } } },
    { name: 'Weekly', translations: {} },
  ];
  expect(nameIn('es', name, plans)).toBe(spanish);
  expect(nameIn('en', name, plans)).toBe(name);
});

test('a plan comes back from Stripe as it was sent, with the price and interval that are charged', () => {
  const plan: Plan = {
    offerId: 'elm',
    offerName: 'Yearly',
    interval: 'year',
    amountCents: 9720,
    taxCents: 720,
    taxLabel: 'Sales tax',
    taxIsIncluded: false,
  };
  const metadata = metadataOf(plan, { offerName: 'Monthly', interval: 'month' });
  expect(toldPlan(metadata, { amountCents: 9720, interval: 'year' })).toEqual(plan);
  expect(toldPlan(metadata, { amountCents: 9000, interval: 'month' })).toMatchObject({
    amountCents: 9000,
    interval: 'month',
  });
  const { interval: _, ...invoiced } = plan;
  expect(invoicedPlan(metadata, false)).toEqual(invoiced);
  expect(invoicedPlan(metadata, true)).toMatchObject({ offerName: 'Monthly → Yearly' });
  const untaxed = metadataOf({ ...plan, taxLabel: null }, { offerName: 'Monthly', interval: 'month' });
  expect(untaxed['taxLabel']).toBe('');
  expect(invoicedPlan({ subscriptionId: 'oak' }, false)).toBeNull();
});

const from = (start: string, end: string) => ({ start: seconds(start), end: seconds(end) });
test.each<[string, Record<string, string>, boolean, ReturnType<typeof from>, number]>([
  ['February', {}, false, from('2027-02-01T09:00:00Z', '2027-03-01T09:00:00Z'), 1],
  ['a month', {}, false, march, 1],
  ['a leap year', {}, false, from('2028-01-01T09:00:00Z', '2029-01-01T09:00:00Z'), 12],
  ['a month after a change', { addedMonths: '11' }, false, march, 1],
  [
    'a change to a year',
    { addedMonths: '11' },
    true,
    from('2027-03-11T00:00:00Z', '2028-03-11T00:00:00Z'),
    11,
  ],
  [
    'a change within the month',
    { addedMonths: '0' },
    true,
    from('2027-03-11T00:00:00Z', '2027-04-01T09:00:00Z'),
    0,
  ],
  ['a change before months were told', {}, true, march, 0],
])('the invoice of %s pays its months', (_, metadata, isChange, period, months) =>
  expect(paidMonths(metadata, isChange, period)).toBe(months),
);
