import { productPrice } from './product-price';

const monthly = { price: '19.00', interval: 'month' as const, isLowest: false };

test.each([
  [{ price: '97.00', isSubscriptionOnly: false, recurringPrice: null }, '$97.00'],
  [{ price: null, isSubscriptionOnly: false, recurringPrice: null }, 'Free'],
  [{ price: null, isSubscriptionOnly: true, recurringPrice: null }, 'No offers'],
  [{ price: null, isSubscriptionOnly: true, recurringPrice: monthly }, '$19.00 / month'],
  [
    { price: null, isSubscriptionOnly: true, recurringPrice: { ...monthly, isLowest: true } },
    'From $19.00 / month',
  ],
])('the price of %j is %p', (product, words) => {
  expect(productPrice(product)).toBe(words);
});
