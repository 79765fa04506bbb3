import { isPrice } from './product';

test.each([
  ['0', true],
  ['0.00', true],
  ['0.5', true],
  ['97.00', true],
  ['999999.99', true],
  ['0.49', false],
  ['', false],
  ['-1', false],
  ['9.999', false],
  ['1000000', false],
  ['1e3', false],
])('%p as a price: %p', (text, good) => {
  expect(isPrice(text)).toBe(good);
});
