import { answers, blank, Refusal } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderPage, renderScreen } from '../../../testing';
import { loginPath, paths, registerPath } from '../../shared/lib/paths';
import { subscriptionPaths } from '../../shared/lib/subscription-paths';
import { i18n } from '../../shared/words/i18n';
import { Subscribe } from './subscribe';
import { active, typeCard } from './testing/subscriptions';

const bank = { confirm: jest.fn() };
jest.mock('../../shared/lib/stripe/sandbox/sandbox-api', () => ({
  SandboxApi: class {
    confirm = (clientSecret: string) => bank.confirm(clientSecret);
  },
}));

beforeEach(() => {
  bank.confirm.mockReset();
  answers.answer('get', '/api/checkout/config', { publishableKey: 'pk_sandbox_1', isSandbox: true });
  answers.answer(...cart, blank('CartSummaryResponse'));
});

const cart = ['get', '/api/cart/summary'] as const;

const start = ['post', '/api/me/subscriptions/start'] as const;
const one = ['get', '/api/me/subscriptions/{id}'] as const;

const begun = {
  ...blank('BegunSubscriptionResponse'),
  id: 'sub',
  clientSecret: 'pi_1_secret_1',
  productId: 'oak',
  title: 'Oak',
  offerName: 'Monthly',
  interval: 'month' as const,
  tax: '1.50',
  taxName: { label: 'Sales tax', isIncluded: false },
  total: '19.00',
};

const subscribe = (as: ReturnType<typeof aMember> | null = aMember()) =>
  renderScreen(<Subscribe productId="oak" offerId="monthly" />, {
    at: subscriptionPaths.start('oak', 'monthly'),
    as,
  });

test('beginning a subscription says what is due today and what follows, and leads to the page that waits for the payment', async () => {
  answers.answer(...start, { ...begun, sessions: [{ sessions: 2, isMonthly: true }] });
  answers.answer(...one, {
    ...active,
    status: 'incomplete',
    state: 'incomplete',
    startedAt: null,
    paymentsMade: 0,
  });
  answers.answer('get', '/api/cart/count', { count: 0 });
  const { user } = renderPage(subscriptionPaths.start('oak', 'monthly'), { as: aMember() });
  await typeCard(user);
  expect(screen.getByText('$17.50')).toBeVisible();
  expect(screen.getByText(i18n.t('offers:sessions.month', { count: 2 }))).toBeVisible();
  const condition = i18n.t('subscriptions:subscribe.charged.month', { price: '$19.00' });
  expect(screen.getByText(condition)).toBeVisible();
  bank.confirm.mockResolvedValueOnce({ paymentIntent: { status: 'succeeded' } });
  await user.click(screen.getByRole('button', { name: i18n.t('subscriptions:subscribe.pay') }));
  expect(await screen.findByText(i18n.t('subscriptions:first.confirming.title'))).toBeVisible();
  expect(location.pathname).toBe(subscriptionPaths.one('sub'));
});

test('beginning one in instalments names the sum of all instalments', async () => {
  answers.answer(...start, { ...begun, instalments: 3 });
  subscribe();
  const words = { price: '$19.00', count: 3, total: '$57.00' };
  expect(await screen.findByText(i18n.t('subscriptions:subscribe.instalments.month', words))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: i18n.t('offers:payIn', { count: 3 }) })).toBeVisible();
});

const aCartWith = (code: string) => ({
  ...blank('CartSummaryResponse'),
  coupon: { ...blank('CartCouponResponse'), code },
});

test('beginning applies the coupon of the cart, and lets it be removed', async () => {
  const discount = { code: 'SPRING', amount: '10.00', tax: '0.71', total: '9.00', paymentsLeft: null };
  answers.answer(...cart, aCartWith('SPRING'));
  answers.answer(...start, ({ body }) => ({ ...begun, discount: body.couponCode ? discount : null }));
  const { user } = subscribe();
  expect(await screen.findByText('−$10.00')).toBeVisible();
  await user.click(
    screen.getByRole('button', { name: i18n.t('cart:coupon.removeCode', { code: 'SPRING' }) }),
  );
  expect(await screen.findByRole('button', { name: i18n.t('cart:coupon.ask') })).toBeVisible();
  expect(screen.queryByText('−$10.00')).not.toBeInTheDocument();
  expect(answers.calls(...start).map(({ body }) => body)).toEqual([
    { offerId: 'monthly', couponCode: 'SPRING' },
    { offerId: 'monthly' },
  ]);
});

test('beginning says nothing of a coupon of the cart that does not fit the offer', async () => {
  answers.answer(...cart, aCartWith('SPRING'));
  answers.answer(...start, ({ body }) => {
    if (body.couponCode) throw new Refusal(409, { code: 'coupon_refused' });
    return begun;
  });
  subscribe();
  expect(await screen.findByText('$17.50')).toBeVisible();
  expect(screen.getByRole('button', { name: i18n.t('cart:coupon.ask') })).toBeVisible();
});

test('beginning takes a coupon, shows what is paid when, and lets it be removed', async () => {
  const discount = { code: 'SPRING', amount: '10.00', tax: '0.71', total: '9.00', paymentsLeft: 3 };
  answers.answer(...start, ({ body }) => ({ ...begun, discount: body.couponCode ? discount : null }));
  const { user } = subscribe();
  await user.click(await screen.findByRole('button', { name: i18n.t('cart:coupon.ask') }));
  await user.type(await screen.findByLabelText(i18n.t('cart:coupon.code')), 'spring');
  await user.click(screen.getByRole('button', { name: i18n.t('cart:coupon.apply') }));
  const prices = i18n.t('subscriptions:prices.first', { count: 3, first: '$9.00', later: '$19.00' });
  expect(await screen.findByText(prices)).toBeVisible();
  const condition = i18n.t('subscriptions:subscribe.chargedRising.month', { price: prices });
  expect(screen.getByText(condition)).toBeVisible();
  expect(screen.getByText('−$10.00')).toBeVisible();
  await user.click(
    screen.getByRole('button', { name: i18n.t('cart:coupon.removeCode', { code: 'SPRING' }) }),
  );
  await waitFor(() => expect(screen.queryByText(prices)).not.toBeInTheDocument());
  expect(answers.calls(...start).map(({ body }) => body)).toEqual([
    { offerId: 'monthly' },
    { offerId: 'monthly', couponCode: 'spring' },
    { offerId: 'monthly' },
  ]);
});

test('beginning says at the field why a coupon is refused', async () => {
  answers.answer(...start, begun);
  const { user } = subscribe();
  await user.click(await screen.findByRole('button', { name: i18n.t('cart:coupon.ask') }));
  await user.type(await screen.findByLabelText(i18n.t('cart:coupon.code')), 'spring');
  answers.refuse(...start, 409, { fields: { couponCode: 'has expired' } });
  await user.click(screen.getByRole('button', { name: i18n.t('cart:coupon.apply') }));
  expect(await screen.findByText(/has expired/)).toBeVisible();
  expect(screen.getByText('$17.50')).toBeVisible();
});

test('beginning with free days costs nothing today, saves the card, and leads to the page of the subscription', async () => {
  answers.answer(...start, { ...begun, clientSecret: 'seti_1_secret_1', trialDays: 7 });
  answers.answer(...one, { ...active, state: 'trial', paymentsMade: 0 });
  answers.answer('get', '/api/cart/count', { count: 0 });
  const { user } = renderPage(subscriptionPaths.start('oak', 'monthly'), { as: aMember() });
  await typeCard(user);
  expect(screen.getByText('$0.00')).toBeVisible();
  expect(screen.getByText(i18n.t('subscriptions:subscribe.freeDays', { count: 7 }))).toBeVisible();
  expect(screen.getByText(i18n.t('subscriptions:subscribe.trial.cancel'))).toBeVisible();
  bank.confirm.mockResolvedValueOnce({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
  await user.click(screen.getByRole('button', { name: i18n.t('offers:tryFree') }));
  expect(await screen.findByText(i18n.t('subscriptions:first.trial.title'))).toBeVisible();
  expect(screen.getByText(i18n.t('subscriptions:plan.first'))).toBeVisible();
});

test('beginning leads a visitor to an account and back', async () => {
  subscribe(null);
  const here = subscriptionPaths.start('oak', 'monthly');
  expect(await screen.findByRole('link', { name: i18n.t('checkout:signIn.register') })).toHaveAttribute(
    'href',
    registerPath(here),
  );
  expect(screen.getByRole('link', { name: i18n.t('checkout:signIn.signIn') })).toHaveAttribute(
    'href',
    loginPath(here),
  );
});

test.each([
  [409, 'already_owned', 'subscribe.owned'],
  [404, 'not_found', 'subscribe.gone'],
] as const)(
  'a subscription that is refused with %p %s says so and leads to the product',
  async (status, code, words) => {
    answers.refuse(...start, status, { code });
    subscribe();
    expect(await screen.findByText(i18n.t(`subscriptions:${words}.title`))).toBeVisible();
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', paths.product('oak'));
  },
);
