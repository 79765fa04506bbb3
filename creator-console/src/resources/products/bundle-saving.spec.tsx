import { costOfParts, isDearer } from './product-inputs';

const oak = { id: 'oak', price: '97.00' };
const moss = { id: 'moss', price: '22.50' };
const free = { id: 'free', price: null };

test('the parts of a bundle cost the sum of their prices; free ones cost nothing', () => {
  expect(costOfParts(['oak', 'moss', 'free'], [moss, free, oak])).toBe('119.50');
});

test('nothing is shown before all parts are known', () => {
  expect(costOfParts(['oak', 'moss'], [oak, undefined])).toBeUndefined();
  expect(costOfParts([], [])).toBeUndefined();
});

test('a bundle is more expensive by one cent, but not at the same sum, and not while its price is being typed', () => {
  expect(isDearer('119.51', '119.50')).toBe(true);
  expect(isDearer('119.50', '119.50')).toBe(false);
  expect(isDearer('', '119.50')).toBe(false);
});
