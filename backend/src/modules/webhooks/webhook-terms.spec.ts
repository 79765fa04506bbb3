import { days, hours, minutes, seconds } from '../../kernel/clock.js';
import { askedWait, RETRY_DELAYS, waitAfter } from './webhook-terms.js';

test('ten tries take a little over three days', () => {
  const total = RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0);
  expect(RETRY_DELAYS).toHaveLength(9);
  expect(total).toBeGreaterThan(days(3));
  expect(total).toBeLessThan(days(3.5));
});

test('each delay is a little longer than planned, and after the last try there is none', () => {
  expect(waitAfter(1, undefined, 0)).toBe(seconds(5));
  expect(waitAfter(1, undefined, 1)).toBe(seconds(5.5));
  expect(waitAfter(9, undefined, 0)).toBe(hours(24));
  expect(waitAfter(10, undefined, 0)).toBeUndefined();
});

test('a receiver can ask for a longer delay of up to a day, and for no shorter one', () => {
  expect(waitAfter(1, minutes(10), 0)).toBe(minutes(10));
  expect(waitAfter(1, days(9), 0)).toBe(days(1));
  expect(waitAfter(2, seconds(1), 0)).toBe(minutes(5));
});

test.each([
  ['120', minutes(2)],
  ['Mon, 01 Mar 2027 09:05:00 GMT', minutes(5)],
  ['Mon, 01 Mar 2027 08:00:00 GMT', undefined],
  ['soon', undefined],
  ['-5', undefined],
  [null, undefined],
])('Retry-After: %s', (header, wait) => {
  expect(askedWait(header, new Date('2027-03-01T09:00:00Z'))).toBe(wait);
});
