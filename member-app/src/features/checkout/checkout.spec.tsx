import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { loginPath, paths, registerPath } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import { Checkout } from './checkout';
import { couponProblem } from '../cart';

const bank = { confirm: jest.fn() };
jest.mock('../../shared/lib/stripe/sandbox/sandbox-api', () => ({
  SandboxApi: class {
    confirm = () => bank.confirm();
  },
}));

beforeEach(() => {
  bank.confirm.mockReset();
  sessionStorage.clear();
});

const prepare = ['post', '/api/create-payment-intent'] as const;
const line = { productId: 'oak', title: 'Oak', price: '97.00', discount: '0.00' };
const payment = {
  ...blank('PaymentIntentResponse'),
  clientSecret: 'pi_1_secret_1',
  orderId: 'order',
  subtotal: '97.00',
  total: '97.00',
  lines: [{ ...line, offer: null, giftFor: null, ward: null, startsAt: null, payUntil: null }],
};

const open = (member = aMember()) => renderScreen(<Checkout />, { at: paths.checkout, as: member });

/** Opens the checkout of a member whose cart is priced, with a card in the form. */
async function openForm() {
  answers.answer('get', '/api/checkout/config', { publishableKey: 'pk_sandbox_1', isSandbox: true });
  answers.answer(...prepare, payment);
  const { user } = open();
  await user.type(await screen.findByLabelText(i18n.t('sandbox:number')), '4242424242424242');
  await user.type(screen.getByLabelText(i18n.t('sandbox:expiry')), '1240');
  return { user, pay: () => user.click(screen.getByRole('button', { name: i18n.t('checkout:pay') })) };
}

test('a declined card shows the bank’s message, and the member can pay with another', async () => {
  const { user, pay } = await openForm();
  await user.type(screen.getByLabelText(i18n.t('sandbox:cvc')), '123');
  bank.confirm.mockResolvedValueOnce({ error: { type: 'card_error', message: 'Your card was declined.' } });
  await pay();
  expect((await screen.findAllByText('Your card was declined.'))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: i18n.t('checkout:pay') })).toBeEnabled();
  bank.confirm.mockResolvedValueOnce({ paymentIntent: { status: 'succeeded' } });
  await pay();
  await waitFor(() => expect(location.pathname).toBe(paths.order('order')));
});

test('a reload after the payment leads to the order, and prepares no payment for an empty cart', async () => {
  const { user, pay } = await openForm();
  await user.type(screen.getByLabelText(i18n.t('sandbox:cvc')), '123');
  bank.confirm.mockReturnValueOnce(new Promise(() => undefined));
  await pay();
  const asked = answers.calls(...prepare).length;
  answers.answer('get', '/api/cart/count', { count: 0 });
  open();
  await waitFor(() => expect(location.pathname).toBe(paths.order('order')));
  expect(answers.calls(...prepare)).toHaveLength(asked);
});

test('after a failed payment the checkout opens again with the rest of the cart', async () => {
  sessionStorage.setItem('sanctum.paying-order', 'order');
  answers.answer('get', '/api/cart/count', { count: 1 });
  await openForm();
  expect(screen.getByText('Oak')).toBeVisible();
});

test('an empty field says so, and nothing is sent to the bank', async () => {
  const { pay } = await openForm();
  await pay();
  expect(await screen.findByText(i18n.t('sandbox:incompleteCvc'))).toBeVisible();
  expect(screen.getByLabelText(i18n.t('sandbox:cvc'))).toHaveFocus();
  expect(bank.confirm).not.toHaveBeenCalled();
});

test('the items are listed next to the form, as priced by the server', async () => {
  await openForm();
  expect(screen.getByRole('heading', { name: i18n.t('checkout:lines') })).toBeVisible();
  expect(screen.getByText('Oak')).toBeVisible();
  expect(screen.getAllByText('$97.00').length).toBeGreaterThan(1);
});

const covered = { ...payment, clientSecret: null, discount: '97.00', couponCode: 'GIFT', total: '0.00' };

test('an order covered by a coupon needs no card, only one button that leads to the order', async () => {
  answers.answer(...prepare, covered);
  const { user } = open();
  const get = await screen.findByRole('button', { name: i18n.t('checkout:free.get') });
  expect(screen.getByText(i18n.t('checkout:free.text'))).toBeVisible();
  expect(screen.getAllByText('$0.00').at(-1)).toBeVisible();
  expect(screen.queryByLabelText(i18n.t('sandbox:number'))).toBeNull();
  expect(screen.queryByRole('heading', { name: i18n.t('checkout:card') })).toBeNull();
  answers.answer('post', '/api/checkout/complete', { orderId: 'order' });
  await user.dblClick(get);
  await waitFor(() => expect(location.pathname).toBe(paths.order('order')));
  const asked = answers.calls('post', '/api/checkout/complete').map(({ body }) => JSON.stringify(body));
  expect([...new Set(asked)]).toEqual([JSON.stringify({ orderId: 'order' })]);
});

test('an item that is no longer free is shown with its price and the payment form', async () => {
  answers.answer(...prepare, covered);
  const { user } = open();
  const get = await screen.findByRole('button', { name: i18n.t('checkout:free.get') });
  answers.refuse('post', '/api/checkout/complete', 409, {
    code: 'payment_needed',
    message: 'This costs something by now.',
  });
  answers.answer('get', '/api/checkout/config', { publishableKey: 'pk_sandbox_1', isSandbox: true });
  answers.answer(...prepare, payment);
  await user.click(get);
  expect(await screen.findByText('This costs something by now.')).toBeVisible();
  expect(await screen.findByLabelText(i18n.t('sandbox:number'))).toBeVisible();
});

test('a checkout that cannot be prepared says why, and can be tried again', async () => {
  answers.refuse(...prepare, 503, { message: 'The payment provider is away.' });
  const { user } = open();
  expect((await screen.findAllByText('The payment provider is away.'))[0]).toBeVisible();
  answers.refuse(...prepare, 409, { code: 'cart_empty' });
  await user.click(screen.getByRole('button', { name: i18n.t('ui:failed.retry') }));
  await waitFor(() => expect(location.pathname).toBe(paths.cart));
});

test("a checkout that breaks at the server shows 'Error' and 'Failed to initialize checkout'", async () => {
  answers.refuse(...prepare, 500, {
    code: 'internal',
    message: 'Something went wrong on our end. Please try again.',
  });
  open();
  expect(await screen.findByText('Error')).toBeVisible();
  // In the toast, and beside the button that tries again.
  expect(screen.getAllByText('Failed to initialize checkout')).toHaveLength(2);
  expect(screen.queryByText('Something went wrong on our end. Please try again.')).toBeNull();
});

test('a cart that was paid for in the meantime leads to its order', async () => {
  answers.refuse(...prepare, 409, { code: 'already_paid', current: { orderId: 'paid' } });
  open();
  await waitFor(() => expect(location.pathname).toBe(paths.order('paid')));
});

test('a visitor is led to an account and back', async () => {
  answers.answer('get', '/api/cart/count', { count: 1 });
  renderScreen(<Checkout />, { at: paths.checkout });
  expect(await screen.findByRole('link', { name: i18n.t('checkout:signIn.register') })).toHaveAttribute(
    'href',
    registerPath(paths.checkout),
  );
  expect(screen.getByRole('link', { name: i18n.t('checkout:signIn.signIn') })).toHaveAttribute(
    'href',
    loginPath(paths.checkout),
  );
});

test('a visitor with nothing in the cart is not asked for an account', async () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  renderScreen(<Checkout />, { at: paths.checkout });
  await waitFor(() => expect(location.pathname).toBe(paths.cart));
});

test('the coach, who does not buy, is led to the cart, which says so', async () => {
  open(aMember({ role: 'creator' }));
  await waitFor(() => expect(location.pathname).toBe(paths.cart));
});

test('if a coupon has expired in the meantime, the buyer decides whether to continue without it', async () => {
  answers.refuse(...prepare, 409, {
    code: 'coupon_refused',
    current: { code: 'SPRING', problem: 'used_up' },
  });
  const { user } = open();
  expect(await screen.findByText(i18n.t('checkout:coupon.title'))).toBeVisible();
  expect(screen.getByText(couponProblem({ code: 'SPRING', problem: 'used_up' })!)).toBeVisible();
  answers.answer('delete', '/api/cart/coupon', undefined);
  answers.answer('get', '/api/checkout/config', { publishableKey: 'pk_sandbox_1', isSandbox: true });
  answers.answer(...prepare, payment);
  await user.click(screen.getByRole('button', { name: i18n.t('checkout:coupon.goOn') }));
  expect(await screen.findByRole('heading', { name: i18n.t('checkout:lines') })).toBeVisible();
});

test('an expired hold leads back to the cart, which says so', async () => {
  answers.refuse(...prepare, 409, { code: 'hold_over' });
  open();
  await waitFor(() => expect(location.pathname).toBe(paths.cart));
});
