import { type CouponForPerson, problemOf } from './coupon-problem.js';

const NOW = new Date('2027-03-01T12:00:00Z');
const coupon: CouponForPerson = {
  kind: 'percent',
  percent: 10,
  amountCents: null,
  productIds: ['a'],
  isActive: true,
  archivedAt: null,
  startsAt: null,
  endsAt: null,
  maxUses: 10,
  taken: 9,
  maxUsesPerPerson: 2,
  usesByPerson: 1,
  holdsOne: false,
};
const lines = [{ productId: 'a', amountCents: 9700 }];

test('a coupon applies while it has a use left, in all and for this person', () =>
  expect(problemOf(coupon, lines, NOW)).toBeUndefined());

test('an empty cart is no reason against a coupon', () => expect(problemOf(coupon, [], NOW)).toBeUndefined());

test('a use reserved for an order still counts as available for that order', () =>
  expect(problemOf({ ...coupon, taken: 10, holdsOne: true }, lines, NOW)).toBeUndefined());

test.each<[string, Partial<CouponForPerson>, string]>([
  ['switched off', { isActive: false }, 'off'],
  ['archived', { archivedAt: NOW }, 'off'],
  ['before its first day', { startsAt: new Date('2027-03-02') }, 'not_started'],
  ['from its last moment on', { endsAt: NOW }, 'ended'],
  ['used up', { taken: 10 }, 'used_up'],
  ['used by this person as often as anybody may', { usesByPerson: 2 }, 'used_by_you'],
  ['for other products', { productIds: ['b'] }, 'not_for_these'],
])('a coupon that is %s gives no discount and says why', (_, facts, problem) =>
  expect(problemOf({ ...coupon, ...facts }, lines, NOW)).toBe(problem),
);
