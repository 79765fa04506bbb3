import fc from 'fast-check';
import { flatTax, noTax } from './tax-policy.js';

const line = (amountCents: number) => ({ productId: 'p', amountCents });

test('no tax is zero, and has no name', () => {
  expect([noTax.taxOn(line(9700)), noTax.name]).toEqual([0, null]);
});

test.each([
  [10_000, 19_000, false, 1900],
  [11_900, 19_000, true, 1900],
  [9700, 8875, false, 861],
  [2700, 7000, true, 177],
  [50, 100, false, 0],
])(
  'the tax of %d cents at %d thousandths of a percent, contained: %s, is %d cents',
  (cents, rate, isIncluded, tax) => expect(flatTax('VAT', rate, isIncluded).taxOn(line(cents))).toBe(tax),
);

test('it is called by its label and rate', () => {
  expect(flatTax('VAT', 19_000, true).name).toEqual({ label: 'VAT 19%', isIncluded: true });
  expect(flatTax('Sales tax', 8875, false).name?.label).toBe('Sales tax 8.875%');
});

test('an included tax is less than the price, and adding it to the rest gives the price again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50, max: 99_999_999 }),
      fc.integer({ min: 1, max: 100_000 }),
      (cents, rate) => {
        const tax = flatTax('VAT', rate, true).taxOn(line(cents));
        expect(Number.isSafeInteger(tax)).toBe(true);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThan(cents);
        const added = flatTax('VAT', rate, false).taxOn(line(cents - tax));
        expect(Math.abs(added - tax)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
