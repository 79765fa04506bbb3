import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, renderPage, renderScreen } from '../../../testing';
import { paths } from '../../shared/lib/paths';
import type { CartItem } from './api';
import { Cart } from './cart';
import { cartTexts } from './texts';

const item = (title: string, price: string): CartItem => ({
  id: `item-${title}`,
  productId: `product-${title}`,
  quantity: 1,
  product: { title, price, type: 'course', category: 'For Moms', thumbnailUrl: null },
});

const oak = item('Oak', '97.00');
const moss = item('Moss', '3.50');

test('what is in the cart is shown with its total', async () => {
  answers.answer('get', '/api/cart', [oak, moss]);
  renderScreen(<Cart />);
  expect(await screen.findByRole('link', { name: 'Oak' })).toBeVisible();
  const total = screen.getByText(cartTexts.summary.total).closest('div')!;
  expect(within(total).getByText('$100.50')).toBeVisible();
});

test('an item that is removed is gone from the list, and the heading has the focus', async () => {
  let items = [oak, moss];
  answers.answer('get', '/api/cart', () => items);
  answers.answer('delete', '/api/cart/{productId}', ({ path }) => {
    items = items.filter(({ productId }) => productId !== path.productId);
  });
  const { user } = renderScreen(<Cart />);
  await user.click(await screen.findByRole('button', { name: `${cartTexts.remove} Oak` }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Oak' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Moss' })).toBeVisible();
  expect(screen.getByRole('heading', { name: cartTexts.title })).toHaveFocus();
  expect(await screen.findByText(cartTexts.removed.title)).toBeVisible();
});

test('an item stays when it could not be removed, and the member is told', async () => {
  answers.answer('get', '/api/cart', [oak]);
  answers.refuse('delete', '/api/cart/{productId}', 503);
  const { user } = renderScreen(<Cart />);
  await user.click(await screen.findByRole('button', { name: `${cartTexts.remove} Oak` }));
  expect(await screen.findByText(cartTexts.removeFailed.description)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oak' })).toBeVisible();
});

test('the coach, who does not buy, is shown the way to the console instead of a cart', async () => {
  answers.answer('get', '/api/cart', []);
  answers.answer('get', '/api/cart/count', { count: 0 });
  renderPage(paths.cart, { as: aMember({ role: 'creator' }) });
  expect(await screen.findByText(cartTexts.coach.title)).toBeVisible();
});
