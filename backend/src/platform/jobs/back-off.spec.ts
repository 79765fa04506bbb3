import { backOff } from './back-off.js';

test.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [12, 2_048_000],
  [30, 3_600_000],
])('after failure %d a job waits %d ms', (attempts, wait) => expect(backOff(attempts)).toBe(wait));
