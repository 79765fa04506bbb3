import { readPrice } from './money.js';

describe('the price of a product', () => {
  test.each([
    [null, null],
    ['', null],
    ['0', null],
    ['0.00', null],
    ['0.50', 50],
    ['97', 9700],
    ['97.5', 9750],
    ['999999.99', 99_999_999],
  ])('%p is read as %p', (text, price) => {
    expect(readPrice(text)).toBe(price);
  });

  test.each([
    ['0.49', /at least 0\.50/],
    ['1000000', /at most 999999\.99/],
    ['9.999', /two decimals/],
    ['-1', /two decimals/],
    ['1e3', /two decimals/],
    ['$97', /two decimals/],
  ])('%p is refused', (text, why) => {
    expect(readPrice(text)).toMatch(why);
  });
});
