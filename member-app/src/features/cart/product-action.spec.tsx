import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { productPath } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import type { Product } from '../catalog';
import { ProductAction } from './product-action';

const card = {
  id: 'oak',
  title: 'Oak',
  price: '97.00',
  fromPrice: null,
  isOwned: false,
  accessUntil: null,
  canBuyAgain: false,
} as Product;
const lena = aMember({ ageBand: 'teen', guardians: [{ id: 'marta', name: 'Marta Lind' }] });
const add = () => screen.queryByRole('button', { name: i18n.t('cart:add') });

test('a minor asks her guardian on every card with a price', async () => {
  answers.list('get', '/api/me/purchase-requests', []);
  renderScreen(<ProductAction product={card} />, { as: lena });
  const ask = i18n.t('ask-to-buy:ask', { names: 'Marta', count: 1 });
  expect(await screen.findByRole('button', { name: ask })).toBeVisible();
  expect(add()).toBeNull();
});

test('a product with several offers leads to its page, where one is chosen', async () => {
  renderScreen(<ProductAction product={{ ...card, fromPrice: '59.00' }} />, { as: aMember() });
  const choose = await screen.findByRole('link', { name: `${i18n.t('cart:choose')}: Oak` });
  expect(choose).toHaveAttribute('href', productPath(card));
  expect(add()).toBeNull();
});

test('a product sold only by subscription leads to its page, for minors too', async () => {
  const product = { ...card, price: null, isSubscriptionOnly: true };
  const { unmount } = renderScreen(<ProductAction product={product} />);
  const choose = { name: `${i18n.t('cart:choose')}: Oak` };
  expect(await screen.findByRole('link', choose)).toHaveAttribute('href', productPath(card));
  unmount();
  renderScreen(<ProductAction product={product} />, { as: lena });
  expect(await screen.findByRole('link', choose)).toBeVisible();
});

test('an adult and a visitor add it to the cart', async () => {
  const { unmount } = renderScreen(<ProductAction product={card} />, { as: aMember() });
  expect(await screen.findByRole('button', { name: i18n.t('cart:add') })).toBeVisible();
  unmount();
  renderScreen(<ProductAction product={card} />);
  expect(add()).toBeVisible();
});
