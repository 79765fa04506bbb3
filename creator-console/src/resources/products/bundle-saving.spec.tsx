import { costOfParts, isDearer } from './product-inputs';

const aPart = (id: string, price: string | null) => ({ id, price, isSubscriptionOnly: false });
const oak = aPart('oak', '97.00');
const moss = aPart('moss', '22.50');
const free = aPart('free', null);

test('the parts of a bundle cost the sum of their prices; free ones cost nothing', () => {
  expect(costOfParts(['oak', 'moss', 'free'], [moss, free, oak])).toBe('119.50');
});

test('nothing is shown before all parts are known, nor for a part without a price', () => {
  const paidMonthly = { ...aPart('monthly', null), isSubscriptionOnly: true };
  expect(costOfParts(['oak', 'monthly'], [oak, paidMonthly])).toBeUndefined();
  expect(costOfParts(['oak', 'moss'], [oak, undefined])).toBeUndefined();
  expect(costOfParts([], [])).toBeUndefined();
});

test('a bundle is more expensive by one cent, but not at the same sum, and not while its price is being typed', () => {
  expect(isDearer('119.51', '119.50')).toBe(true);
  expect(isDearer('119.50', '119.50')).toBe(false);
  expect(isDearer('', '119.50')).toBe(false);
});
