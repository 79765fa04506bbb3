import { formatHours } from './format-hours';

describe('the hours learned', () => {
  it.each([
    [0, '0.0'],
    [20, '0.1'],
    [3_000, '0.8'],
    [3_600, '1.0'],
    [4_500_000, '1,250.0'],
  ])('%p seconds are %p', (seconds, hours) => expect(formatHours(seconds)).toBe(hours));
});
