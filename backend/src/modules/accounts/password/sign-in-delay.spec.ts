import { delayAfter, REGISTRATIONS } from './sign-in-delay.js';

test.each([
  [1, 0],
  [4, 0],
  [5, 1_000],
  [6, 2_000],
  [8, 8_000],
  [11, 60_000],
  [1_000_000, 60_000],
])('after failure %d the next try is %d ms away', (failures, wait) =>
  expect(delayAfter(failures)).toBe(wait),
);

test.each([
  [1, 0],
  [5, 0],
  [6, 5_000],
  [7, 10_000],
  [11, 160_000],
  [13, 600_000],
  [1_000_000, 600_000],
])('after %d registrations from one network the next one is %d ms away', (registrations, wait) =>
  expect(delayAfter(registrations, REGISTRATIONS)).toBe(wait),
);
