import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import type { CartGift, CartItem } from './api';
import { Cart } from './cart';
import { GiveButton } from './give-button';
import { cartTexts } from './texts';

const { gift: texts } = cartTexts;
const put = '/api/cart/{productId}/gift';
const ida: CartGift = { recipientName: 'Ida', recipientEmail: 'ida@example.org', message: null };
const item = (gift: CartGift | null): CartItem => ({
  ...blank('CartItemResponse'),
  ...{ id: 'i1', productId: 'oak', gift },
  product: { ...blank('CartProductResponse'), title: 'Oak', price: '97.00', type: 'course' },
});

test('a product goes into the cart as a gift, with the name, the address and the words of the buyer', async () => {
  answers.answer('put', put, item(ida));
  const { user } = renderScreen(<GiveButton product={{ id: 'oak', title: 'Oak' }} />);
  await user.click(screen.getByRole('button', { name: texts.giveTitle('Oak') }));
  await user.type(await screen.findByLabelText(texts.name), 'Ida');
  await user.type(screen.getByLabelText(texts.email), 'ida@example.org');
  await user.type(screen.getByLabelText(texts.message), 'For you.');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.given.title)).toBeVisible();
  expect(answers.calls('put', put)[0]).toMatchObject({
    path: { productId: 'oak' },
    body: { ...ida, message: 'For you.' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without an address nothing is sent', async () => {
  const { user } = renderScreen(<GiveButton product={{ id: 'oak', title: 'Oak' }} />);
  await user.click(screen.getByRole('button', { name: texts.giveTitle('Oak') }));
  await user.type(await screen.findByLabelText(texts.name), 'Ida');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByLabelText(texts.email)).toBeInvalid();
  expect(answers.calls('put', put)).toHaveLength(0);
});

describe('a gift in the cart', () => {
  beforeEach(() => {
    answers.answer('get', '/api/cart/summary', { ...blank('CartSummaryResponse'), coupon: null });
  });

  test('says for whom it is, and is the buyer’s own after all', async () => {
    let gift: CartGift | null = ida;
    answers.answer('get', '/api/cart', () => [item(gift)]);
    answers.answer('delete', put, () => {
      gift = null;
    });
    const { user } = renderScreen(<Cart />, { as: aMember() });
    expect(await screen.findByText(texts.for('Ida', 'ida@example.org'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.keepOf('Oak') }));
    expect(await screen.findByRole('button', { name: texts.giveTitle('Oak') })).toBeVisible();
    expect(screen.queryByText(texts.for('Ida', 'ida@example.org'))).toBeNull();
  });

  test('of something the buyer owns stays a gift, and says why', async () => {
    answers.answer('get', '/api/cart', [item(ida)]);
    answers.refuse('delete', put, 409, { code: 'already_owned', message: 'You own this already' });
    const { user } = renderScreen(<Cart />, { as: aMember() });
    await user.click(await screen.findByRole('button', { name: texts.keepOf('Oak') }));
    expect(await screen.findByText('You own this already')).toBeVisible();
    expect(screen.getByText(texts.for('Ida', 'ida@example.org'))).toBeVisible();
  });

  test('is changed where it stands', async () => {
    answers.answer('get', '/api/cart', [item(ida)]);
    answers.answer('put', put, item(ida));
    const { user } = renderScreen(<Cart />, { as: aMember() });
    await user.click(await screen.findByRole('button', { name: texts.editOf('Oak') }));
    expect(await screen.findByLabelText(texts.name)).toHaveValue('Ida');
    await user.click(screen.getByRole('button', { name: texts.change }));
    expect(answers.calls('put', put)[0]?.body).toEqual(ida);
  });
});
