import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import type { CartGift, CartItem } from './api';
import { Cart } from './cart';
import { GiveButton } from './give-button';

const put = '/api/cart/{productId}/gift';
const ida: CartGift = { recipientName: 'Ida', recipientEmail: 'ida@example.org', message: null };
const item = (gift: CartGift | null): CartItem => ({
  ...blank('CartItemResponse'),
  id: 'i1',
  productId: 'oak',
  gift,
  product: { ...blank('CartProductResponse'), title: 'Oak', price: '97.00', type: 'course' },
});

test('a product goes into the cart as a gift, with the recipient’s name, email and a message', async () => {
  answers.answer('put', put, item(ida));
  const { user } = renderScreen(<GiveButton product={{ id: 'oak', title: 'Oak' }} />);
  await user.click(screen.getByRole('button', { name: i18n.t('cart:gift.giveTitle', { title: 'Oak' }) }));
  await user.type(await screen.findByLabelText(i18n.t('cart:gift.name')), 'Ida');
  await user.type(screen.getByLabelText(i18n.t('cart:gift.email')), 'ida@example.org');
  await user.type(screen.getByLabelText(i18n.t('cart:gift.message')), 'For you.');
  await user.click(screen.getByRole('button', { name: i18n.t('cart:gift.save') }));
  expect(await screen.findByText(i18n.t('cart:gift.given.title'))).toBeVisible();
  expect(answers.calls('put', put)[0]).toMatchObject({
    path: { productId: 'oak' },
    body: { ...ida, message: 'For you.' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without an address nothing is sent', async () => {
  const { user } = renderScreen(<GiveButton product={{ id: 'oak', title: 'Oak' }} />);
  await user.click(screen.getByRole('button', { name: i18n.t('cart:gift.giveTitle', { title: 'Oak' }) }));
  await user.type(await screen.findByLabelText(i18n.t('cart:gift.name')), 'Ida');
  await user.click(screen.getByRole('button', { name: i18n.t('cart:gift.save') }));
  expect(await screen.findByLabelText(i18n.t('cart:gift.email'))).toBeInvalid();
  expect(answers.calls('put', put)).toHaveLength(0);
});

describe('a gift in the cart', () => {
  beforeEach(() => {
    answers.answer('get', '/api/cart/summary', { ...blank('CartSummaryResponse'), coupon: null });
  });

  test('shows its recipient, and can be kept by the buyer instead', async () => {
    let gift: CartGift | null = ida;
    answers.answer('get', '/api/cart', () => [item(gift)]);
    answers.answer('delete', put, () => {
      gift = null;
    });
    const { user } = renderScreen(<Cart />, { as: aMember() });
    expect(
      await screen.findByText(i18n.t('cart:gift.for', { name: 'Ida', email: 'ida@example.org' })),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: i18n.t('cart:gift.keepOf', { title: 'Oak' }) }));
    expect(
      await screen.findByRole('button', { name: i18n.t('cart:gift.giveTitle', { title: 'Oak' }) }),
    ).toBeVisible();
    expect(screen.queryByText(i18n.t('cart:gift.for', { name: 'Ida', email: 'ida@example.org' }))).toBeNull();
  });

  test('of a product the buyer owns stays a gift, and says why', async () => {
    answers.answer('get', '/api/cart', [item(ida)]);
    answers.refuse('delete', put, 409, { code: 'already_owned', message: 'You already own this' });
    const { user } = renderScreen(<Cart />, { as: aMember() });
    await user.click(
      await screen.findByRole('button', { name: i18n.t('cart:gift.keepOf', { title: 'Oak' }) }),
    );
    expect(await screen.findByText('You already own this')).toBeVisible();
    expect(
      screen.getByText(i18n.t('cart:gift.for', { name: 'Ida', email: 'ida@example.org' })),
    ).toBeVisible();
  });

  test('is edited in place', async () => {
    answers.answer('get', '/api/cart', [item(ida)]);
    answers.answer('put', put, item(ida));
    const { user } = renderScreen(<Cart />, { as: aMember() });
    await user.click(
      await screen.findByRole('button', { name: i18n.t('cart:gift.editOf', { title: 'Oak' }) }),
    );
    expect(await screen.findByLabelText(i18n.t('cart:gift.name'))).toHaveValue('Ida');
    await user.click(screen.getByRole('button', { name: i18n.t('cart:gift.change') }));
    expect(answers.calls('put', put)[0]?.body).toEqual(ida);
  });
});
