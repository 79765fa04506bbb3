import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, renderPage, renderScreen } from '../../../testing';
import { paths } from '../../shared/lib/paths';
import { formatMoment } from '../../shared/lib/format';
import { i18n } from '../../shared/words/i18n';
import type { CartCoupon, CartItem, CartSummary } from './api';
import { Cart } from './cart';
import { CouponLink } from './coupon-link';

const item = (title: string, price: string): CartItem => ({
  id: `item-${title}`,
  productId: `product-${title}`,
  quantity: 1,
  gift: null,
  ward: null,
  heldTime: null,
  isForPairs: false,
  offer: null,
  replaces: [],
  product: { title, price, type: 'course', category: 'For Moms', thumbnailUrl: null },
});

const oak = item('Oak', '97.00');
const moss = item('Moss', '3.50');

const summary = (facts: Partial<CartSummary> = {}): CartSummary => ({
  subtotal: '100.50',
  discount: '0.00',
  tax: '0.00',
  taxName: null,
  total: '100.50',
  coupon: null,
  ...facts,
});
const spring: CartCoupon = {
  code: 'SPRING',
  kind: 'percent',
  percent: 10,
  amount: null,
  problem: null,
  lines: [{ productId: oak.productId, discount: '9.70' }],
};
const discounted = summary({ discount: '9.70', total: '90.80', coupon: spring });

beforeEach(() => answers.answer('get', '/api/cart/summary', summary()));

test('the cart shows its items and the total', async () => {
  answers.answer('get', '/api/cart', [oak, moss]);
  renderScreen(<Cart />);
  expect(await screen.findByRole('link', { name: 'Oak' })).toBeVisible();
  const total = screen.getByText(i18n.t('cart:summary.total')).closest('div')!;
  expect(within(total).getByText('$100.50')).toBeVisible();
});

test('a line shows the chosen offer', async () => {
  const offer = { id: 'o', name: 'A season', accessDays: 90, accessUntil: null };
  answers.answer('get', '/api/cart', [{ ...oak, offer }]);
  renderScreen(<Cart />);
  expect(await screen.findByText('A season · Access for 90 days')).toBeVisible();
});

test('a bundle lists the lines it replaced', async () => {
  answers.answer('get', '/api/cart', [{ ...oak, replaces: ['Moss', 'Fern'] }]);
  renderScreen(<Cart />);
  const said = i18n.t('cart:replaces', { titles: 'Moss and Fern' });
  expect(await screen.findByText(said)).toBeVisible();
});

test('a removed item disappears, and the heading has the focus', async () => {
  let items = [oak, moss];
  answers.answer('get', '/api/cart', () => items);
  answers.answer('delete', '/api/cart/{productId}', ({ path }) => {
    items = items.filter(({ productId }) => productId !== path.productId);
  });
  const { user } = renderScreen(<Cart />);
  await user.click(await screen.findByRole('button', { name: `${i18n.t('cart:remove')} Oak` }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Oak' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Moss' })).toBeVisible();
  expect(screen.getByRole('heading', { name: i18n.t('cart:title') })).toHaveFocus();
  expect(await screen.findByText(i18n.t('cart:removed.title'))).toBeVisible();
});

test('an item that could not be removed stays, with an error message', async () => {
  answers.answer('get', '/api/cart', [oak]);
  answers.refuse('delete', '/api/cart/{productId}', 503);
  const { user } = renderScreen(<Cart />);
  await user.click(await screen.findByRole('button', { name: `${i18n.t('cart:remove')} Oak` }));
  expect(await screen.findByText(i18n.t('cart:removeFailed.description'))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oak' })).toBeVisible();
});

test('the coach, who does not buy, is shown the way to the console instead of a cart', async () => {
  answers.answer('get', '/api/cart', []);
  answers.answer('get', '/api/cart/count', { count: 0 });
  renderPage(paths.cart, { as: aMember({ role: 'creator' }) });
  expect(await screen.findByText(i18n.t('cart:coach.title'))).toBeVisible();
});

test('a coupon that is entered lowers line and total, and can be removed again', async () => {
  answers.answer('get', '/api/cart', [oak, moss]);
  answers.answer('put', '/api/cart/coupon', discounted);
  const { user } = renderScreen(<Cart />);
  await user.click(await screen.findByRole('button', { name: i18n.t('cart:coupon.ask') }));
  await user.type(screen.getByLabelText(i18n.t('cart:coupon.code')), 'spring');
  await user.click(screen.getByRole('button', { name: i18n.t('cart:coupon.apply') }));
  expect(await screen.findByText('−$9.70')).toBeVisible();
  expect(screen.getByText('$90.80')).toBeVisible();
  expect(screen.getByText(i18n.t('cart:coupon.lineOff', { amount: '$9.70' }))).toBeVisible();
  expect(answers.calls('put', '/api/cart/coupon').at(-1)?.body).toEqual({ code: 'spring' });
  answers.answer('delete', '/api/cart/coupon', undefined);
  await user.click(
    screen.getByRole('button', { name: i18n.t('cart:coupon.removeCode', { code: 'SPRING' }) }),
  );
  expect(await screen.findByRole('button', { name: i18n.t('cart:coupon.ask') })).toBeVisible();
});

test('an unknown code is reported at its field', async () => {
  answers.answer('get', '/api/cart', [oak]);
  answers.refuse('put', '/api/cart/coupon', 422, {
    code: 'coupon_unknown',
    fields: { code: 'isn’t a valid coupon' },
  });
  const { user } = renderScreen(<Cart />);
  await user.click(await screen.findByRole('button', { name: i18n.t('cart:coupon.ask') }));
  await user.type(screen.getByLabelText(i18n.t('cart:coupon.code')), 'nope');
  await user.click(screen.getByRole('button', { name: i18n.t('cart:coupon.apply') }));
  expect(await screen.findByText(/isn’t a valid coupon/)).toBeVisible();
});

test.each([
  ['off', 'SPRING is no longer valid.'],
  ['not_started', 'SPRING isn’t valid yet.'],
  ['ended', 'SPRING has expired.'],
  ['used_up', 'SPRING has reached its usage limit.'],
  ['used_by_you', 'You’ve already used SPRING.'],
  ['not_for_these', 'SPRING doesn’t apply to anything in your cart.'],
] as const)('a coupon that does not apply says why: %s', async (problem, words) => {
  answers.answer('get', '/api/cart', [oak, moss]);
  const coupon = { ...spring, problem, lines: [] };
  answers.answer('get', '/api/cart/summary', summary({ coupon }));
  renderScreen(<Cart />);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText('−$9.70')).not.toBeInTheDocument();
});

test('the coach’s link puts the coupon into the cart and leads to the library', async () => {
  answers.answer('put', '/api/cart/coupon', discounted);
  renderScreen(<CouponLink code="SPRING" />, { at: '/c/SPRING', as: null });
  expect(await screen.findByText(i18n.t('cart:coupon.linkAppliedText', { code: 'SPRING' }))).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe(paths.library));
});

test('a link with an unknown coupon says so and leads to the library', async () => {
  answers.refuse('put', '/api/cart/coupon', 422, {
    code: 'coupon_unknown',
    message: 'This coupon doesn’t exist',
  });
  renderScreen(<CouponLink code="NOPE" />, { at: '/c/NOPE', as: null });
  expect(await screen.findByText(i18n.t('cart:coupon.unknown'))).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('cart:empty.browse') })).toBeVisible();
});

test('a time in the cart shows how long it is held, and afterwards where to choose another', async () => {
  const startsAt = '2098-03-02T14:00:00.000Z';
  const time = { bookingId: 'b', offeringId: 'hour', startsAt };
  const held = (title: string, payUntil: string): CartItem => ({
    ...item(title, '150.00'),
    heldTime: { ...time, payUntil },
  });
  answers.answer('get', '/api/cart', [
    held('Oak', '2098-03-01T09:00:00.000Z'),
    held('Moss', '2020-03-01T09:00:00.000Z'),
  ]);
  answers.answer('get', '/api/cart/summary', summary());
  renderScreen(<Cart />);
  expect(await screen.findByText(/^Held for you until/)).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('cart:time.chooseAgain') })).toHaveAttribute(
    'href',
    '/my-coaching/new?offering=hour',
  );
});

describe('an expired hold in the cart', () => {
  const holds = '/api/me/coaching/bookings/{id}/holds';
  const startsAt = '2098-03-02T14:00:00.000Z';
  const inCart = (payUntil: string, begins = startsAt): CartItem => ({
    ...item('Oak', '150.00'),
    heldTime: { bookingId: 'b', offeringId: 'hour', startsAt: begins, payUntil },
  });
  const over = inCart('2020-03-01T09:00:00.000Z');
  const heldUntil = '2098-03-01T09:00:00.000Z';
  const button = (key: 'again' | 'instead', when: string) => ({
    name: i18n.t(`cart:time.${key}`, { when: formatMoment(when) }),
  });

  test('is renewed with one click', async () => {
    answers.answer('get', '/api/cart', [over]);
    const { user } = renderScreen(<Cart />);
    const again = await screen.findByRole('button', button('again', startsAt));
    answers.answer('post', holds, { id: 'c', startsAt, payUntil: heldUntil });
    answers.answer('get', '/api/cart', [inCart(heldUntil)]);
    await user.click(again);
    expect(await screen.findByText(/^Held for you until/)).toBeVisible();
    expect(answers.calls('post', holds)[0]).toMatchObject({ path: { id: 'b' }, body: {} });
  });

  test('of a time that was taken offers other times, and one click holds one of them', async () => {
    const other = '2098-03-02T16:00:00.000Z';
    answers.answer('get', '/api/cart', [over]);
    const { user } = renderScreen(<Cart />);
    const slots = [{ startsAt: other, endsAt: other }];
    answers.refuse('post', holds, 409, {
      code: 'slot_taken',
      message: 'That one is gone.',
      current: { slots },
    });
    await user.click(await screen.findByRole('button', button('again', startsAt)));
    expect(await screen.findByText('That one is gone.')).toBeVisible();
    answers.answer('post', holds, { id: 'c', startsAt: other, payUntil: heldUntil });
    answers.answer('get', '/api/cart', [inCart(heldUntil, other)]);
    await user.click(screen.getByRole('button', button('instead', other)));
    expect(await screen.findByText(/^Held for you until/)).toBeVisible();
    expect(answers.calls('post', holds).at(-1)?.body).toEqual({ startsAt: other });
  });
});

test('a minor asks her mother from the cart, and no button leads to the checkout', async () => {
  answers.answer('get', '/api/cart', [oak, moss]);
  answers.list('get', '/api/me/purchase-requests', []);
  const lena = aMember({ ageBand: 'teen', guardians: [{ id: 'marta', name: 'Marta Lind' }] });
  renderScreen(<Cart />, { as: lena });
  expect(
    await screen.findByRole('button', { name: i18n.t('ask-to-buy:ask', { names: 'Marta', count: 2 }) }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: i18n.t('cart:summary.checkout') })).toBeNull();
});
