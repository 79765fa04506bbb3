import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { ProductPrice } from './price';

const yearly = { price: '149.00', interval: 'year' as const, isLowest: false };
const priced = { price: '97.00', fromPrice: null, isSubscriptionOnly: false, recurringPrice: null };
const subscription = { ...priced, price: null, isSubscriptionOnly: true };

test.each([
  [priced, '$97.00'],
  [{ ...priced, fromPrice: '59.00' }, 'From $59.00'],
  [{ ...priced, price: null }, 'Free'],
  [{ ...subscription, recurringPrice: yearly }, '$149.00 / year'],
  [{ ...subscription, recurringPrice: { ...yearly, isLowest: true } }, 'From $149.00 / year'],
])('the price of %j is %p', (product, words) => {
  renderScreen(<ProductPrice product={product} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('a subscription without an offer is not free', () => {
  const { container } = renderScreen(<ProductPrice product={subscription} />);
  expect(container).not.toHaveTextContent(/./);
});
