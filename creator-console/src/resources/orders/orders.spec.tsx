import { answers, blank } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import { texts as seatTexts } from '../../shared/seats/texts';
import { stateTexts } from '../../shared/list-state-texts';
import { OrderList } from './order-list';
import { OrderShow } from './order-show';
import type { Order, OrderLine, OrderRefund, OrderRow } from './orders.api';
import { texts } from './texts';
import { WaitingOrdersNotice } from './waiting-orders';

const list = '/api/creator/orders';
const one = '/api/creator/orders/{id}';
const refunds = '/api/creator/orders/{id}/refunds';
const preview = '/api/creator/orders/{id}/refunds/preview';

const row = (facts: Partial<OrderRow> = {}): OrderRow => ({
  ...blank('CoachOrderResponse'),
  id: 'order',
  number: 'S-10007',
  status: 'paid',
  paidAt: '2031-05-30T16:00:00.000Z',
  isWaiting: false,
  buyerId: 'rosa',
  buyerName: 'Rosa Lind',
  buyerEmail: 'rosa@example.org',
  amountPaid: '124.00',
  amountRefunded: '0.00',
  currency: 'usd',
  products: [
    { id: 'oak', title: 'Oak' },
    { id: 'letters', title: 'Letters' },
  ],
  ...facts,
});
const line = (id: string, title: string, price: string, facts: Partial<OrderLine> = {}): OrderLine => ({
  ...blank('CoachOrderLineResponse'),
  id,
  productId: id,
  title,
  price,
  discount: '0.00',
  access: 'open',
  amountRefunded: '0.00',
  amountRefundable: price,
  ...facts,
});
const order = (facts: Partial<Order> = {}): Order => ({
  ...blank('CoachOrderDetailResponse'),
  ...row(),
  subtotal: '124.00',
  discount: '0.00',
  coupon: null,
  tax: '0.00',
  taxName: null,
  total: '124.00',
  amountRefundable: '124.00',
  lines: [line('oak', 'Oak', '97.00'), line('letters', 'Letters', '27.00')],
  payment: {
    id: 'pi_3QabcDEfghIJ',
    url: 'https://dashboard.stripe.com/x',
    cardBrand: 'visa',
    cardLast4: '4242',
  },
  refunds: [],
  timeline: [{ at: '2031-05-30T16:00:00.000Z', what: 'received', about: null, amount: '124.00', by: null }],
  ...facts,
});

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

const openList = (at = '/orders') =>
  renderScreen(
    <ResourceContextProvider value="orders">
      <OrderList />
    </ResourceContextProvider>,
    { at, route: '/orders' },
  );

function openOne(facts: Partial<Order> = {}) {
  answers.answer('get', one, order(facts));
  return renderScreen(
    <ResourceContextProvider value="orders">
      <OrderShow />
    </ResourceContextProvider>,
    { at: '/orders/order/show', route: '/orders/:id/show' },
  );
}

test('each row shows who bought what, when, for how much, and the outcome', async () => {
  answers.answer('get', list, [row({ status: 'partially_refunded', amountRefunded: '27.00' })]);
  openList();
  const found = (await screen.findByText('S-10007')).closest('tr')!;
  for (const words of ['Rosa Lind', 'rosa@example.org', 'Oak, Letters', '$124', '$27', 'Partially refunded'])
    expect(within(found).getByText(words)).toBeVisible();
  expect(within(found).getByText(/2031/)).toBeVisible();
});

test('a free order says that there is nothing to refund, and has neither a payment nor a card', async () => {
  openOne({ total: '0.00', amountPaid: '0.00', discount: '124.00', amountRefundable: '0.00', payment: null });
  expect(await screen.findByText(texts.wasFree)).toBeVisible();
  expect(screen.getByText(texts.noPayment)).toBeVisible();
  expect(screen.queryByText(texts.card)).toBeNull();
  expect(screen.queryByRole('button', { name: texts.refund })).toBeNull();
  expect(screen.queryByRole('link', { name: texts.openPayment })).toBeNull();
});

test('two dates in one row filter the list, and clearing one widens it', async () => {
  answers.answer('get', list, [row()]);
  openList();
  const asked = () => JSON.parse(answers.calls('get', list).at(-1)?.query?.filter ?? '{}') as unknown;
  const days = within(await screen.findByRole('group', { name: texts.days }));
  const write = (label: RegExp, value: string) =>
    fireEvent.change(days.getByLabelText(label), { target: { value } });
  write(/from/, '0203-05-01');
  write(/from/, '2031-05-01');
  await waitFor(() => expect(asked()).toEqual({ from: '2031-05-01' }));
  write(/To/, '2031-05-31');
  await waitFor(() => expect(asked()).toEqual({ from: '2031-05-01', to: '2031-05-31' }));
  write(/from/, '');
  await waitFor(() => expect(asked()).toEqual({ to: '2031-05-31' }));
});

test('before the first sale the list says what will appear here', async () => {
  answers.answer('get', list, []);
  openList();
  expect(await screen.findByText(texts.noneText)).toBeVisible();
});

test('orders that cannot be loaded say so', async () => {
  answers.refuse('get', list, 503);
  openList();
  expect(await screen.findByText(stateTexts.notLoaded)).toBeVisible();
});

test('the buyer links to the student, a title to its product', async () => {
  openOne();
  expect(await screen.findByRole('link', { name: 'Rosa Lind' })).toHaveAttribute(
    'href',
    '/students/rosa/show',
  );
  expect(screen.getByRole('link', { name: 'Oak' })).toHaveAttribute('href', '/products/oak');
  expect(screen.getByText(`${texts.happened.received}: $124`)).toBeVisible();
});

test('holders of a line’s second seats are below it, and link to the student', async () => {
  const seat = { productId: 'oak', title: 'Oak', name: 'Lena', personId: 'lena' };
  const parts = [{ productId: 'moss', title: 'Moss' }];
  openOne({
    lines: [line('oak', 'Oak', '97.00'), line('path', 'The Path', '27.00', { parts })],
    secondSeats: [seat, { productId: 'moss', title: 'Moss', name: null, personId: null }],
  });
  expect(await screen.findByRole('link', { name: 'Lena' })).toHaveAttribute('href', '/students/lena/show');
  const path = screen.getByRole('link', { name: 'The Path' }).closest('li');
  expect(path).toHaveTextContent(`${texts.secondSeatOf('Moss')}: ${seatTexts.notChosen}`);
});

test('an order under review links to the decision', async () => {
  openOne({ status: 'review', isWaiting: true });
  expect(await screen.findByRole('link', { name: texts.decide })).toHaveAttribute(
    'href',
    '/payment-reviews/order/show',
  );
});

describe('a refund', () => {
  beforeEach(() =>
    answers.answer('post', preview, ({ body }) => ({
      amount: '0.00',
      stays: ['Moss'],
      takesBack: [],
      sessions: [],
      ends: body.lineIds ? ['Letters'] : ['Oak', 'Letters'],
    })),
  );

  async function openDialog(facts: Partial<Order> = {}) {
    const { user } = openOne(facts);
    await user.click(await screen.findByRole('button', { name: texts.refund }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Oak, Letters');
    return { user, dialog };
  }

  test('of one line shows its amount and ended access, and is requested with both', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.getByRole('button', { name: texts.refundNow('$124') })).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Oak, $97' }));
    expect(await dialog.findByText('Letters')).toBeVisible();
    expect(dialog.getByText('Moss')).toBeVisible();
    expect(answers.calls('post', preview).map(({ body }) => body)).toEqual([{}, { lineIds: ['letters'] }]);
    await user.type(dialog.getByLabelText(texts.reason), ' By mistake. ');
    answers.answer('post', refunds, undefined);
    await user.click(dialog.getByRole('button', { name: texts.refundNow('$27') }));
    expect(await screen.findByText(texts.refundAsked)).toBeVisible();
    expect(answers.calls('post', refunds)).toMatchObject([
      { path: { id: 'order' }, body: { lineIds: ['letters'], amount: '27.00', reason: 'By mistake.' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers.calls('post', preview)).toHaveLength(2);
  });

  test('of one line starts with that line selected', async () => {
    const { user } = openOne();
    await user.click(await screen.findByRole('button', { name: texts.refundLine('Letters') }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: 'Oak, $97' })).not.toBeChecked();
    expect(await dialog.findByRole('button', { name: texts.refundNow('$27') })).toBeEnabled();
    expect(answers.calls('post', preview).map(({ body }) => body)).toEqual([{ lineIds: ['letters'] }]);
  });

  test('of everything names no lines', async () => {
    const { user, dialog } = await openDialog();
    answers.answer('post', refunds, undefined);
    await user.click(dialog.getByRole('button', { name: texts.refundNow('$124') }));
    await waitFor(() =>
      expect(answers.calls('post', refunds)).toMatchObject([{ body: { amount: '124.00' } }]),
    );
    expect(answers.calls('post', refunds)[0]?.body).not.toHaveProperty('lineIds');
  });

  test('cannot be requested before its consequences are known', async () => {
    answers.refuse('post', preview, 503);
    const { user } = openOne();
    await user.click(await screen.findByRole('button', { name: texts.refund }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(texts.refundNotKnown)).toBeVisible();
    expect(dialog.getByRole('button', { name: texts.refundNow('$124') })).toBeDisabled();
    answers.answer('post', preview, {
      amount: '124.00',
      ends: ['Oak'],
      stays: [],
      takesBack: [],
      sessions: [],
    });
    await user.click(dialog.getByRole('button', { name: texts.refundLookAgain }));
    await waitFor(() => expect(dialog.getByRole('button', { name: texts.refundNow('$124') })).toBeEnabled());
  });

  test('says how many sessions end, and which of them are booked', async () => {
    const booked = ['2031-06-02T16:00:00.000Z'];
    const sessions = [{ title: 'One hour', count: 3, booked }];
    const said = { amount: '124.00', ends: ['Oak', 'Letters'], stays: [], takesBack: [], sessions };
    answers.answer('post', preview, said);
    const { dialog } = await openDialog();
    const told = await dialog.findByText(texts.refundSessions(3, 'One hour'), { exact: false });
    expect(told).toHaveTextContent(/One of them is booked and will be canceled: .*Jun 2, 2031/);
  });

  test('of nothing cannot be requested', async () => {
    const { user, dialog } = await openDialog();
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    expect(dialog.getByText(texts.refundNothingChosen)).toBeVisible();
    expect(dialog.getByRole('button', { name: texts.refundNow('$0') })).toBeDisabled();
  });

  test('that is refused says why, and typed text stays', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText(texts.reason), 'Twice');
    const message = 'The refundable amount has changed. Reload to see it.';
    answers.refuse('post', refunds, 409, { code: 'refund_changed', message });
    await user.click(dialog.getByRole('button', { name: texts.refundNow('$124') }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText(texts.reason)).toHaveValue('Twice');
  });

  test('is not offered if nothing is left', async () => {
    openOne({ amountRefundable: '0.00', status: 'refunded' });
    expect(await screen.findByText(texts.statuses.refunded)).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.refund })).toBeNull();
  });

  test('made at the payment provider asks which products it was for', async () => {
    const refund: OrderRefund = {
      ...blank('OrderRefundResponse'),
      id: 'back',
      status: 'succeeded',
      origin: 'provider',
      amount: '30.00',
      needsDecision: true,
      titles: [],
      requestedAt: '2031-05-30T16:00:00.000Z',
      settledAt: null,
      reason: null,
      failure: null,
    };
    const { user } = openOne({ refunds: [refund], isWaiting: true });
    await user.click(await screen.findByRole('button', { name: texts.decideNow }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: 'Letters, $27' }));
    answers.answer('post', '/api/creator/orders/{id}/refunds/{refundId}/choose-lines', undefined);
    await user.click(dialog.getByRole('button', { name: texts.decideSave }));
    expect(await screen.findByText(texts.decided)).toBeVisible();
    expect(answers.calls('post', '/api/creator/orders/{id}/refunds/{refundId}/choose-lines')).toMatchObject([
      { path: { id: 'order', refundId: 'back' }, body: { lineIds: ['letters'] } },
    ]);
  });
});

test('the figures show how many orders wait, and link to them', async () => {
  answers.answer('get', list, [row(), row({ id: 'other' })]);
  renderScreen(<WaitingOrdersNotice />);
  expect(await screen.findByText(texts.waits(2))).toBeVisible();
  expect(JSON.parse(answers.calls('get', list)[0]?.query?.filter ?? '')).toEqual({ isWaiting: true });
});

test('without orders to review, the figures mention none', async () => {
  const held = answers.hold('get', list);
  renderScreen(<WaitingOrdersNotice />);
  await waitFor(() => expect(held.waiting).toBe(1));
  held.answer([]);
  await waitFor(() => expect(held.waiting).toBe(0));
  expect(screen.queryByRole('link', { name: texts.look })).toBeNull();
});

test('a coupon’s discount is shown on each line and on the order, and links to the coupon', async () => {
  openOne({
    discount: '9.70',
    coupon: { id: 'spring', code: 'SPRING' },
    total: '114.30',
    amountPaid: '114.30',
    lines: [line('oak', 'Oak', '97.00', { discount: '9.70' }), line('letters', 'Letters', '27.00')],
  });
  const link = await screen.findByRole('link', { name: texts.couponOf('SPRING') });
  expect(link).toHaveAttribute('href', '/coupons/spring');
  expect(screen.getByText(`${texts.coupon} −$9.70`)).toBeVisible();
  expect(screen.getByText('−$9.70')).toBeVisible();
});
