import { nextAttempt } from './retries.js';

test.each([
  [1, 3],
  [2, 5],
  [3, 7],
])('failure %i is followed by a try after %i days', (failures, days) =>
  expect(nextAttempt(failures, 1000)).toBe(1000 + days * 86_400),
);

test('the fourth failure is the last', () => expect(nextAttempt(4, 1000)).toBeNull());
