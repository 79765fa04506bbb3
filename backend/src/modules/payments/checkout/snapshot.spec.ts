import { fingerprintOf, type Snapshot } from './snapshot.js';

const line = (productId: string, amountCents: number) => ({
  productId,
  amountCents,
  discountCents: 0,
  taxCents: 0,
  type: 'course' as const,
  title: 'T',
  thumbnailUrl: null,
  parts: [],
  offer: null,
  gift: null,
  ward: null,
  heldTime: null as Snapshot['lines'][number]['heldTime'],
});
const snapshot = (...lines: Snapshot['lines']): Snapshot => ({
  currency: 'usd',
  subtotalCents: 0,
  discountCents: 0,
  taxCents: 0,
  taxName: null,
  totalCents: 0,
  coupon: null,
  lines,
});
const TO_IDA = { recipientEmail: 'ida@example.org', recipientName: 'Ida', message: null };
const NINETY_DAYS = { id: 'o', name: '90 days', accessDays: 90, accessUntil: null };
const AT_TEN = { bookingId: 'ten', startsAt: '2027-03-02T10:00:00Z', payUntil: '2027-03-01T10:00:00Z' };
const cart = snapshot(line('a', 9700), line('b', 2200));

test('the order of its lines does not change a cart', () =>
  expect(fingerprintOf(snapshot(line('b', 2200), line('a', 9700)))).toBe(fingerprintOf(cart)));

test.each([
  ['another product', snapshot(line('a', 9700), line('c', 2200))],
  ['a product less', snapshot(line('a', 9700))],
  ['a time that is chosen', snapshot({ ...line('a', 9700), heldTime: AT_TEN }, line('b', 2200))],
  ['another price', snapshot(line('a', 9700), line('b', 2300))],
  ['prices the other way round', snapshot(line('a', 2200), line('b', 9700))],
  [
    'another part of a bundle',
    snapshot(line('b', 2200), {
      ...line('a', 9700),
      parts: [{ productId: 'p', type: 'course', title: 'P' }],
    }),
  ],
  ['a gift', snapshot(line('b', 2200), { ...line('a', 9700), gift: TO_IDA })],
  ['an offer', snapshot(line('b', 2200), { ...line('a', 9700), offer: NINETY_DAYS })],
  ['another tax', { ...cart, taxCents: 1 }],
  ['a coupon', { ...cart, coupon: { id: 'c', code: 'SPRING', isLimited: false } }],
  ['another currency', { ...cart, currency: 'eur' }],
])('%s makes another cart', (_, other) => expect(fingerprintOf(other)).not.toBe(fingerprintOf(cart)));

test.each([
  ['another address', { recipientEmail: 'mia@example.org' }],
  ['another name', { recipientName: 'Mia' }],
  ['other words', { message: 'For you.' }],
])('a gift with %s makes another cart', (_, change) =>
  expect(fingerprintOf(snapshot({ ...line('a', 9700), gift: { ...TO_IDA, ...change } }))).not.toBe(
    fingerprintOf(snapshot({ ...line('a', 9700), gift: TO_IDA })),
  ),
);
