import { pollDelay } from './poll-delay';

it('a pending order is requested every 1.5 s at first, then less and less often, without an end', () => {
  expect([1, 5, 10].map(pollDelay)).toEqual([1_500, 1_500, 1_500]);
  expect(pollDelay(11)).toBe(2_250);
  expect(pollDelay(12)).toBeGreaterThan(pollDelay(11));
  expect(pollDelay(1_000)).toBe(15_000);
});
