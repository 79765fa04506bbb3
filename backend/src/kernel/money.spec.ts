import { fromDecimal, sum, toDecimal } from './money.js';

describe('money', () => {
  test.each([
    [9700, '97.00'],
    [0, '0.00'],
    [5, '0.05'],
    [15000, '150.00'],
    [-2250, '-22.50'],
  ])('%d cents are written as %s', (cents, text) => expect(toDecimal(cents)).toBe(text));

  test('a fraction of a cent is refused', () => expect(() => toDecimal(0.5)).toThrow(RangeError));

  test.each([
    ['97', 9700],
    ['97.5', 9750],
    ['97.00', 9700],
    ['0.01', 1],
  ])('%s is read as %d cents', (text, cents) => expect(fromDecimal(text)).toBe(cents));

  test.each(['', '-1', '1.005', '1e3', ' 5', '5 ', '1,000', 'NaN', '9999999999'])(
    '%j is not an amount',
    (text) => expect(fromDecimal(text)).toBeUndefined(),
  );

  test('an empty cart adds up to nothing', () => expect(sum([])).toBe(0));
});
