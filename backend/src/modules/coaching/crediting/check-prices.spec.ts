import { DomainError } from '../../../kernel/errors.js';
import { checkPrices } from './check-prices.js';

const faults = (...args: Parameters<typeof checkPrices>): unknown => {
  try {
    return checkPrices(...args);
  } catch (error) {
    return error instanceof DomainError ? error.details.fields : error;
  }
};

test('amounts become cents, and missing ones stay missing', () => {
  expect(checkPrices(true, [{ sessions: 5, price: '600.50', validDays: 180 }])).toEqual([
    { productId: undefined, sessions: 5, priceCents: 60_050, validDays: 180 },
  ]);
  expect(checkPrices(false, undefined)).toBeUndefined();
  expect(checkPrices(false, [])).toEqual([]);
});

test('a second new price for the same sessions is a mistake, but not one with a shorter validity', () => {
  const single = { sessions: 1, price: '10.00' };
  expect(faults(true, [single, { ...single, validDays: null }])).toEqual({
    'prices.1.sessions': 'already has a price',
  });
  expect(faults(true, [{ ...single, productId: 'a' }, single])).toHaveProperty(['prices.1.sessions']);
  expect(checkPrices(true, [single, { ...single, validDays: 30 }])).toHaveLength(2);
});

test('two products that the coach made for the same sessions both stay; one listed twice does not', () => {
  const sold = { sessions: 1, price: '10.00' };
  const [a, b] = [
    { ...sold, productId: 'a' },
    { ...sold, productId: 'b' },
  ];
  expect(checkPrices(true, [a, b])).toHaveLength(2);
  expect(faults(true, [a, a])).toHaveProperty(['prices.1.sessions']);
});

test('all errors are reported at once, each at its field', () => {
  expect(
    Object.keys(
      faults(false, [
        { sessions: 1, price: '' },
        { sessions: 2, price: '1.234' },
      ]) as object,
    ),
  ).toEqual(['needsCredit', 'prices.0.price', 'prices.1.price']);
});
