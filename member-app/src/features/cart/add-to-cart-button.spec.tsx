import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import { AddToCartButton } from './add-to-cart-button';

test('two products clicked in a row are added one after the other, so that both are in one cart', async () => {
  const adding = answers.hold('post', '/api/cart');
  const products = ['Oak', 'Moss'].map((title) => ({ id: title, title }));
  const { user } = renderScreen(
    <>
      {products.map((product) => (
        <AddToCartButton key={product.id} product={product} label="Get it" />
      ))}
    </>,
  );
  for (const button of screen.getAllByRole('button', { name: 'Get it' })) await user.click(button);
  expect(screen.getAllByRole('button', { name: i18n.t('cart:adding') })).toHaveLength(2);
  await waitFor(() => expect(adding.waiting).toBe(1));
  adding.answer(blank('CartAddedResponse'));
  await waitFor(() => expect(adding.waiting).toBe(1));
  adding.answer(blank('CartAddedResponse'));
  expect(await screen.findByText(i18n.t('cart:added.description', { title: 'Moss' }))).toBeVisible();
  expect(answers.calls('post', '/api/cart').map(({ body }) => body.productId)).toEqual(['Oak', 'Moss']);
});

test('a product that could not be added says so, and can be clicked again', async () => {
  answers.refuse('post', '/api/cart', 503);
  const { user } = renderScreen(<AddToCartButton product={{ id: 'Oak', title: 'Oak' }} label="Get it" />);
  await user.click(screen.getByRole('button', { name: 'Get it' }));
  expect(await screen.findByText(i18n.t('cart:addFailed.description'))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get it' })).toBeEnabled();
});

test.each([
  [{ replaces: ['Moss', 'Fern'] }, /has been added to your cart\. It includes Moss and Fern/],
  [{ includedIn: 'The Whole Path' }, /Oak comes with The Whole Path in your cart/],
])(
  'adding names what a bundle replaces, and the bundle that already includes a part: %j',
  async (facts, said) => {
    answers.answer('post', '/api/cart', { ...blank('CartAddedResponse'), ...facts });
    const { user } = renderScreen(<AddToCartButton product={{ id: 'Oak', title: 'Oak' }} label="Get it" />);
    await user.click(screen.getByRole('button', { name: 'Get it' }));
    expect(await screen.findByText(said)).toBeVisible();
  },
);
