import fc from 'fast-check';
import { noTax, totalsOf } from './totals.js';

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
      totalCents,
    }),
  );

  test('tax is added to the subtotal', () =>
    expect(totalsOf([line(10000)], { taxOn: () => 825 })).toEqual({
      subtotalCents: 10000,
      discountCents: 0,
      taxCents: 825,
      totalCents: 10825,
    }));

  test('a discount is taken off before the tax', () =>
    expect(
      totalsOf([{ ...line(10000), discountCents: 1000 }], {
        taxOn: ([taxed]) => taxed!.amountCents / 10,
      }),
    ).toEqual({ subtotalCents: 10000, discountCents: 1000, taxCents: 900, totalCents: 9900 }));

  test('the order of the lines does not matter, and nothing is lost to rounding', () => {
    fc.assert(
      fc.property(fc.array(price, { maxLength: 50 }), (amounts) => {
        const totals = totalsOf(amounts.map(line), noTax);
        expect(totalsOf(amounts.toReversed().map(line), noTax)).toEqual(totals);
        expect(Number.isSafeInteger(totals.totalCents)).toBe(true);
        expect(totals.totalCents - amounts.reduce((a, b) => a + b, 0)).toBe(0);
      }),
    );
  });

  test('two carts together cost what each costs alone', () => {
    fc.assert(
      fc.property(fc.array(price), fc.array(price), (one, other) => {
        const total = (amounts: number[]) => totalsOf(amounts.map(line), noTax).totalCents;
        expect(total([...one, ...other])).toBe(total(one) + total(other));
      }),
    );
  });
});
