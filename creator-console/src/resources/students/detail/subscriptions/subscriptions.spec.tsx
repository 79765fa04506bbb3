import { answers, blank } from '@sanctum/openapi/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ResourceDefinitionContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../../../testing';
import type { Student, Subscription } from '../parts/student.api';
import { dayOf } from '../../../../shared/moment';
import { subscriptionTexts } from '../../../../shared/subscription-state';
import { PurchasesTab } from '../purchases-tab';
import { texts as partTexts } from '../texts';
import { texts } from './texts';

const path = '/api/students/{id}/subscriptions';
const movePath = `${path}/{subscriptionId}/move-payment` as const;
const cancelPath = `${path}/{subscriptionId}/cancel` as const;
const rosa: Student = { ...blank('StudentRecordResponse'), id: 'rosa' };
const DECEMBER = '2031-12-03T12:00:00.000Z';
const payment = (order: number) => ({
  orderId: `order-${order}`,
  number: `S-${order}`,
  status: 'paid' as const,
  offerName: 'Monthly',
  total: '19.00',
  paidAt: '2031-11-03T12:00:00.000Z',
});
const monthly: Subscription = {
  ...blank('StudentSubscriptionResponse'),
  id: 'monthly',
  productId: 'oak',
  title: 'Oak',
  offerName: 'Monthly',
  status: 'active',
  state: 'active',
  interval: 'month',
  instalments: null,
  total: '19.00',
  currency: 'usd',
  nextPaymentAt: DECEMBER,
  cancelAt: null,
  accessUntil: null,
  cardBrand: 'visa',
  cardLast4: '4242',
  startedAt: '2031-07-03T12:00:00.000Z',
  endedAt: null,
  cancelReason: null,
  payments: [5, 4, 3, 2, 1].map(payment),
};

const show = (...subscriptions: Subscription[]) => answers.list('get', path, subscriptions);
const open = () =>
  renderScreen(
    <ResourceDefinitionContextProvider definitions={{ orders: { name: 'orders', hasShow: true } }}>
      <PurchasesTab student={rosa} />
    </ResourceDefinitionContextProvider>,
  );
const openDialog = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: texts.endOf('Oak') }));
  return within(await screen.findByRole('dialog', { name: texts.endTitle('Oak') }));
};

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/students/{id}/purchases', []);
});

test('a subscription shows its price, next payment, card, and payments with their orders', async () => {
  show(monthly);
  const { user } = open();
  const section = within(await screen.findByRole('region', { name: texts.title }));
  for (const words of [
    'Monthly',
    '$19.00 / month',
    'Dec 3, 2031',
    'Visa ending in 4242',
    subscriptionTexts.states.active,
  ])
    expect(section.getByText(words)).toBeVisible();
  expect(section.getByRole('link', { name: 'S-5' })).toHaveAttribute('href', '/orders/order-5/show');
  expect(section.queryByRole('link', { name: 'S-2' })).toBeNull();
  await user.click(section.getByRole('button', { name: texts.allPayments(5) }));
  expect(section.getByRole('link', { name: 'S-1' })).toBeVisible();
});

test('a payment of a subscription is not a purchase of its own below it', async () => {
  show(monthly);
  const purchase = { ...blank('StudentPurchaseResponse'), amount: '19.00' };
  answers.answer('get', '/api/students/{id}/purchases', [
    { ...purchase, id: 'renewal', productTitle: 'Oak', subscriptionId: 'monthly' },
    { ...purchase, id: 'course', productTitle: 'Elm', subscriptionId: null },
  ]);
  open();
  const purchases = within(await screen.findByRole('region', { name: partTexts.tabs.purchases }));
  expect(purchases.getByText('Elm')).toBeVisible();
  expect(purchases.queryByText('Oak')).toBeNull();
});

test.each<[string, Partial<Subscription>, string[], boolean]>([
  [
    'canceled',
    { state: 'ending', cancelAt: DECEMBER, nextPaymentAt: null, cancelReason: 'We’re moving.' },
    [subscriptionTexts.endsOn(dayOf(DECEMBER)), 'We’re moving.'],
    true,
  ],
  [
    'unpaid',
    { status: 'past_due', state: 'past_due', nextPaymentAt: null, accessUntil: DECEMBER },
    [subscriptionTexts.states.past_due, 'Dec 3, 2031'],
    true,
  ],
  ['in instalments', { instalments: 3, paymentsMade: 2 }, ['3 payments of $19.00', texts.madeOf(2, 3)], true],
  [
    'paid',
    { status: 'completed', state: 'completed', instalments: 3, paymentsMade: 3, nextPaymentAt: null },
    [subscriptionTexts.states.completed],
    false,
  ],
  [
    'over',
    { status: 'ended', state: 'ended', endedAt: DECEMBER, nextPaymentAt: null },
    [subscriptionTexts.endedOn(dayOf(DECEMBER))],
    false,
  ],
])('a subscription that is %s says so', async (_, facts, words, isRunning) => {
  show({ ...monthly, ...facts });
  open();
  const section = within(await screen.findByRole('region', { name: texts.title }));
  for (const said of words) expect(section.getByText(said)).toBeVisible();
  expect(section.queryAllByRole('button', { name: texts.endOf('Oak') })).toHaveLength(isRunning ? 1 : 0);
});

test('the coach ends a subscription at the end of the paid period', async () => {
  show(monthly);
  const { user } = open();
  const dialog = await openDialog(user);
  expect(dialog.getByText(texts.noRefund)).toBeVisible();
  expect(dialog.getByRole('link', { name: texts.toRefund('S-5') })).toHaveAttribute(
    'href',
    '/orders/order-5/show',
  );
  const canceled = { ...monthly, state: 'ending' as const, nextPaymentAt: null, cancelAt: DECEMBER };
  answers.list('post', cancelPath, [canceled]);
  show(canceled);
  await user.click(dialog.getByRole('button', { name: texts.end }));
  expect(await screen.findByText(texts.willEnd(DECEMBER))).toBeVisible();
  expect(await screen.findByText(subscriptionTexts.endsOn(dayOf(DECEMBER)))).toBeVisible();
  expect(answers.calls('post', cancelPath)[0]).toMatchObject({
    path: { id: 'rosa', subscriptionId: 'monthly' },
    body: { isAtOnce: false },
  });
});

test('a coupon says what it makes of the next payments', async () => {
  const discount = { code: 'SPRING', amount: '4.00', tax: '0.00', total: '15.00' };
  show({ ...monthly, discount: { ...discount, paymentsLeft: 2 } });
  open();
  expect(await screen.findByText(texts.discounted('SPRING', '$15.00', 2))).toBeVisible();
});

test('payments name their plans once there are several', async () => {
  show({ ...monthly, payments: [{ ...payment(2), offerName: 'Monthly → Yearly' }, payment(1)] });
  open();
  const payments = within(await screen.findByRole('list', { name: texts.paymentsOf('Oak') }));
  expect(payments.getByText(/Nov 3, 2031 · Monthly → Yearly · /)).toBeVisible();
  expect(payments.getByText(/Nov 3, 2031 · Monthly · /)).toBeVisible();
});

test('a free trial has no list of payments yet', async () => {
  show({ ...monthly, state: 'trial', payments: [] });
  open();
  expect(await screen.findByText(subscriptionTexts.states.trial)).toBeVisible();
  expect(screen.queryByText(texts.payments)).toBeNull();
});

test('the coach gives a free month by moving the next payment', async () => {
  show({ ...monthly, isMovable: true });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: texts.moveOf('Oak') }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.moveTitle('Oak') }));
  expect(dialog.getByText(texts.moveText(DECEMBER))).toBeVisible();
  answers.list('post', movePath, []);
  await user.click(dialog.getByRole('button', { name: texts.move }));
  const january = '2032-01-03T12:00:00.000Z';
  expect(await screen.findByText(texts.moved(january))).toBeVisible();
  expect(answers.calls('post', movePath)[0]).toMatchObject({
    path: { id: 'rosa', subscriptionId: 'monthly' },
    body: { nextPaymentAt: january },
  });
});

test('no payment is moved to an earlier day, nor that of one that ends', async () => {
  show({ ...monthly, isMovable: true }, { ...monthly, id: 'ending', title: 'Elm', state: 'ending' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: texts.moveOf('Oak') }));
  expect(screen.queryByRole('button', { name: texts.moveOf('Elm') })).toBeNull();
  fireEvent.change(screen.getByLabelText(/^New date/), { target: { value: '2031-11-30T09:00' } });
  const dialog = within(screen.getByRole('dialog', { name: texts.moveTitle('Oak') }));
  expect(dialog.getByRole('button', { name: texts.move })).toBeDisabled();
});

test('without a paid period ahead, a subscription ends right away', async () => {
  show({ ...monthly, status: 'past_due', nextPaymentAt: null });
  const { user } = open();
  const dialog = await openDialog(user);
  expect(dialog.queryByRole('radio')).toBeNull();
  answers.list('post', cancelPath, []);
  show();
  await user.click(dialog.getByRole('button', { name: texts.end }));
  expect(await screen.findByText(texts.wasEnded)).toBeVisible();
  expect(answers.calls('post', cancelPath)[0]?.body).toEqual({ isAtOnce: true });
  expect(screen.queryByRole('region', { name: texts.title })).toBeNull();
});
