import { delayAfter } from './sign-in-delay.js';

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
