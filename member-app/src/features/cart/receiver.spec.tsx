import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import type { CartItem } from './api';
import { BuyForButtons } from './buy-for-buttons';
import { Cart } from './cart';

const put = '/api/cart/{productId}/ward';
const lena = { id: 'lena', name: 'Lena Lind' };
const rosa = aMember({ wards: [lena] });
const item = (ward: typeof lena | null): CartItem => ({
  ...blank('CartItemResponse'),
  id: 'i1',
  productId: 'oak',
  gift: null,
  heldTime: null,
  ward,
  product: { ...blank('CartProductResponse'), title: 'Oak', price: '97.00', type: 'course' },
});
const openCart = (ward: typeof lena | null, as = rosa) => {
  answers.answer('get', '/api/cart/summary', { ...blank('CartSummaryResponse'), coupon: null });
  answers.answer('get', '/api/cart', [item(ward)]);
  return renderScreen(<Cart />, { as });
};
const choice = () => screen.findByLabelText(i18n.t('cart:for.whom', { title: 'Oak' }));

test('a mother assigns a cart line to her daughter', async () => {
  const { user } = openCart(null);
  expect(await choice()).toHaveDisplayValue(i18n.t('cart:for.me'));
  answers.answer('put', put, item(lena));
  answers.answer('get', '/api/cart', [item(lena)]);
  await user.selectOptions(await choice(), 'lena');
  await waitFor(async () => expect(await choice()).toHaveDisplayValue('For Lena Lind'));
  expect(answers.calls('put', put)[0]).toMatchObject({
    path: { productId: 'oak' },
    body: { wardId: 'lena' },
  });
});

test('and takes it back for herself', async () => {
  const { user } = openCart(lena);
  answers.answer('delete', '/api/cart/{productId}/gift', undefined);
  answers.answer('get', '/api/cart', [item(null)]);
  await user.selectOptions(await choice(), i18n.t('cart:for.me'));
  await waitFor(async () => expect(await choice()).toHaveDisplayValue(i18n.t('cart:for.me')));
});

test('someone without a daughter here is asked nothing', async () => {
  openCart(null, aMember());
  expect(await screen.findByRole('link', { name: 'Oak' })).toBeVisible();
  expect(screen.queryByLabelText(i18n.t('cart:for.whom', { title: 'Oak' }))).toBeNull();
});

test('a product that the daughter owns is refused with a message', async () => {
  answers.refuse('put', put, 409, { code: 'owned_by_ward', message: 'She already has this' });
  const { user } = renderScreen(<BuyForButtons product={{ id: 'oak', title: 'Oak' }} offerId={undefined} />, {
    as: rosa,
  });
  await user.click(await screen.findByRole('button', { name: i18n.t('cart:for.buy', lena) }));
  expect(await screen.findByText('She already has this')).toBeVisible();
});
