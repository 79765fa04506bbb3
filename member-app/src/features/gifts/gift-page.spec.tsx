import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderPage } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import type { ReceivedGift } from './api';

const read = '/api/gifts/{token}';
const redeem = '/api/gifts/{token}/redeem';
const gift = (facts: Partial<ReceivedGift> = {}): ReceivedGift => ({
  ...blank('ReceivedGiftResponse'),
  state: 'open',
  title: 'Oak',
  type: 'digital_file',
  productId: 'oak',
  senderName: 'Rosa Lind',
  recipientName: 'Ida',
  message: 'For the long evenings.',
  isYours: false,
  isOwned: false,
  ...facts,
});
const open = (as: ReturnType<typeof aMember> | null = aMember()) => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  return renderPage('/gifts/of-the-mail', { as });
};

test('shows giver, product and message, and is redeemed with one click', async () => {
  let state = gift();
  answers.answer('get', read, () => state);
  answers.answer('post', redeem, () => {
    state = gift({ state: 'redeemed', isYours: true, isOwned: true });
    return { productId: 'oak' };
  });
  const { user } = open();
  expect(await screen.findByText('“For the long evenings.”')).toBeVisible();
  expect(screen.getByText(i18n.t('gifts:from', { sender: 'Rosa Lind' }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('gifts:redeem') }));
  expect(await screen.findByText(i18n.t('gifts:yours'))).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('gifts:open') })).toHaveAttribute('href', '/product/oak');
  expect(answers.calls('post', redeem)[0]?.path.token).toBe('of-the-mail');
});

test('a visitor registers or signs in first, and comes back', async () => {
  answers.answer('get', read, gift());
  open(null);
  expect(await screen.findByRole('link', { name: i18n.t('gifts:register') })).toHaveAttribute(
    'href',
    '/register?returnTo=%2Fgifts%2Fof-the-mail',
  );
  expect(screen.queryByRole('button', { name: i18n.t('gifts:redeem') })).toBeNull();
});

test('a gift for a time says how long it lasts', async () => {
  answers.answer('get', read, gift({ accessDays: 90 }));
  open();
  expect(await screen.findByText(i18n.t('ui:access.days', { count: 90 }))).toBeVisible();
});

test('a redeemed gift for a time is not called hers to keep', async () => {
  answers.answer('get', read, gift({ accessDays: 90, state: 'redeemed', isYours: true }));
  open();
  expect(await screen.findByText(i18n.t('gifts:yoursForATime'))).toBeVisible();
  expect(screen.queryByText(i18n.t('ui:access.days', { count: 90 }))).toBeNull();
});

test('an owner is told to pass the link on', async () => {
  answers.answer('get', read, gift({ isOwned: true }));
  open();
  expect(await screen.findByText(i18n.t('gifts:owned'))).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('gifts:redeem') })).toBeNull();
});

test.each([
  ['redeemed by somebody else', gift({ state: 'redeemed' }), i18n.t('gifts:taken.title')],
  ['refunded', gift({ state: 'closed' }), i18n.t('gifts:closed.title')],
])('a gift that was %s says so', async (_, of, title) => {
  answers.answer('get', read, of);
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('an unknown link says so', async () => {
  answers.refuse('get', read, 422, { code: 'link_invalid' });
  open();
  expect(await screen.findByRole('heading', { name: i18n.t('gifts:unknown.title') })).toBeVisible();
});

test('a gift that someone else redeemed in the meantime says so after the click', async () => {
  let state = gift();
  answers.answer('get', read, () => state);
  answers.refuse('post', redeem, 409, { code: 'gift_redeemed', message: 'This gift was already redeemed' });
  const { user } = open();
  const button = await screen.findByRole('button', { name: i18n.t('gifts:redeem') });
  state = gift({ state: 'redeemed' });
  await user.click(button);
  expect(await screen.findByRole('heading', { name: i18n.t('gifts:taken.title') })).toBeVisible();
});
