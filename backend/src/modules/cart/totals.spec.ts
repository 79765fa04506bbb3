import fc from 'fast-check';
import { flatTax, noTax } from '../../kernel/tax-policy.js';
import { totalsOf } from './totals.js';

const line = (amountCents: number) => ({ productId: 'p', amountCents });
const price = fc.integer({ min: 1, max: 999_999_99 });

describe('totals', () => {
  test.each([
    [[], 0],
    [[9700], 9700],
    [[9700, 2250], 11950],
    [[1, 1, 1], 3],
  ])('a cart of %j cents costs %d cents', (amounts, totalCents) =>
    expect(totalsOf(amounts.map(line), noTax)).toEqual({
      subtotalCents: totalCents,
      discountCents: 0,
      taxCents: 0,
      taxName: null,
      totalCents,
    }),
  );

  test('a tax is added to the prices, line by line and after the discount', () =>
    expect(
      totalsOf([{ ...line(10000), discountCents: 1000 }, line(95)], flatTax('Sales tax', 10_000, false)),
    ).toEqual({
      subtotalCents: 10095,
      discountCents: 1000,
      taxCents: 900 + 10,
      totalCents: 10005,
      taxName: { label: 'Sales tax 10%', isIncluded: false },
    }));

  test('a tax already contained in prices leaves the total as it is', () =>
    expect(totalsOf([{ ...line(12900), discountCents: 1000 }], flatTax('VAT', 19_000, true))).toEqual({
      subtotalCents: 12900,
      discountCents: 1000,
      taxCents: 1900,
      totalCents: 11900,
      taxName: { label: 'VAT 19%', isIncluded: true },
    }));

  test('the order of the lines does not matter, and no cent is lost to rounding', () => {
    fc.assert(
      fc.property(fc.array(price, { maxLength: 50 }), (amounts) => {
        const totals = totalsOf(amounts.map(line), noTax);
        expect(totalsOf(amounts.toReversed().map(line), noTax)).toEqual(totals);
        expect(Number.isSafeInteger(totals.totalCents)).toBe(true);
        expect(totals.totalCents - amounts.reduce((a, b) => a + b, 0)).toBe(0);
      }),
    );
  });

  test('two carts together cost as much as each alone', () => {
    fc.assert(
      fc.property(fc.array(price), fc.array(price), (one, other) => {
        const total = (amounts: number[]) => totalsOf(amounts.map(line), noTax).totalCents;
        expect(total([...one, ...other])).toBe(total(one) + total(other));
      }),
    );
  });
});
