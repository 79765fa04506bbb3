import { backOff, waitForProvider } from './job-runner.js';

test.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [12, 2_048_000],
  [30, 3_600_000],
])('after failure %d a job waits %d ms', (attempts, wait) => expect(backOff(attempts)).toBe(wait));

test.each([
  [0, 1_000],
  [20_000, 20_000],
  [600_000, 60_000],
  [86_400_001, undefined],
])('a job that has waited %d ms for a provider asks again after %p ms', (waited, wait) =>
  expect(waitForProvider(waited)).toBe(wait),
);
