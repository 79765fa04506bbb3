import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { ResourceDefinitionContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../../testing';
import type { Conversation } from '../../../shared/conversation/conversation.api';
import { texts as conversationTexts } from '../../../shared/conversation/texts';
import { texts as payment } from '../../../shared/payment-id/texts';
import type { Payment, Purchase, Student } from './parts/student.api';
import { StudentShow } from './student-show';
import { texts as records } from '../../../shared/record-texts';
import { texts as listTexts } from '../student/texts';
import { texts as partTexts } from './parts/texts';
import { texts } from './texts';

const one = '/api/students/{id}';
const student = (facts: Partial<Student> = {}): Student => ({
  ...blank('StudentRecordResponse'),
  id: 'rosa',
  username: 'Rosa Lind',
  email: 'rosa@example.org',
  status: 'active',
  version: 3,
  pendingEmail: null,
  isEmailAwaitingGuardian: false,
  invitation: null,
  avatarUrl: null,
  purchases: 2,
  totalSpent: '124.50',
  joinedAt: '2031-02-03T12:00:00.000Z',
  ...facts,
});
const purchase: Purchase = {
  ...blank('StudentPurchaseResponse'),
  id: 'bought',
  productId: 'oak',
  productTitle: 'Oak',
  amount: '97.00',
  createdAt: '2031-03-04T12:00:00.000Z',
  stripePaymentId: 'pi_3QabcDEfghIJ',
};
const paid: Payment = {
  ...blank('StudentPaymentResponse'),
  orderId: 'order',
  paidAt: '2031-03-04T12:00:00.000Z',
  amount: '124.50',
  status: 'partially_refunded',
  stripePaymentId: null,
  products: [{ id: 'oak', title: 'Oak' }],
};

const conversation: Conversation = {
  id: 'oak',
  lastSequence: 0,
  unread: 0,
  writing: 'open',
  isBlockable: false,
  otherReadThrough: null,
  showsTyping: false,
  isReportable: false,
  name: 'Rosa Lind',
  circle: null,
  participant: { id: 'rosa', name: 'Rosa Lind', avatarUrl: null, isCoach: false, hasPage: true },
};

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', one, student());
  answers.answer('get', `${one}/bookings`, []);
  answers.list('get', `${one}/subscriptions`, []);
  answers.list('get', `${one}/sessions`, []);
  answers.answer('get', `${one}/family`, {
    ageBand: 'adult',
    guardians: [],
    candidate: null,
    wards: [],
    agreed: [],
    consents: [],
  });
});

const open = (tab = '') =>
  renderScreen(<StudentShow />, { at: `/students/rosa/show${tab}`, route: '/students/:id/show/*' });

test('the header has picture, name, address, status and three figures', async () => {
  answers.answer('get', `${one}/bookings`, [
    { ...blank('StudentBookingResponse'), id: 'a', status: 'confirmed' },
    { ...blank('StudentBookingResponse'), id: 'b', status: 'cancelled' },
  ]);
  open();
  expect(await screen.findByRole('heading', { name: 'Rosa Lind' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^rosa@/ })).toBeVisible();
  expect(screen.getByText(listTexts.statuses.active)).toBeVisible();
  const figureOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
  expect(figureOf(texts.figures.purchases)).toHaveTextContent('2');
  expect(figureOf(texts.figures.spent)).toHaveTextContent('$124.50');
  expect(await within(figureOf(texts.figures.sessions)!).findByText('1')).toBeVisible();
});

test('coaching lists upcoming sessions, and below them past and canceled ones', async () => {
  const booking = (id: string, startsAt: string, status: 'confirmed' | 'cancelled' | 'completed') => ({
    ...blank('StudentBookingResponse'),
    id,
    title: `Call ${id}`,
    status,
    startsAt,
    date: startsAt.slice(0, 10),
    time: startsAt.slice(11, 16),
  });
  answers.answer('get', `${one}/bookings`, [
    booking('later', '2098-03-04T10:00:00Z', 'confirmed'),
    booking('next', '2098-03-02T10:00:00Z', 'confirmed'),
    booking('off', '2098-03-01T10:00:00Z', 'cancelled'),
    booking('held', '2020-03-02T10:00:00Z', 'completed'),
  ]);
  open('/coaching');
  const linksOf = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(await linksOf(texts.upcoming)).toEqual(['Call next', 'Call later']);
  expect(await linksOf(texts.pastSessions)).toEqual(['Call off', 'Call held']);
});

test('while the student is loading the page says so, and has a back link', async () => {
  const held = answers.hold('get', one);
  open();
  expect(await screen.findByText('Loading student profile...')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Students' })).toHaveAttribute('href', '/students');
  held.answer(student());
  expect(await screen.findByRole('heading', { name: 'Rosa Lind' })).toBeVisible();
});

test('a missing student is reported', async () => {
  answers.refuse('get', one, 404, { code: 'not_found' });
  open();
  expect(await screen.findByText('Student not found')).toBeVisible();
});

test('a student who cannot be loaded can be retried', async () => {
  answers.refuse('get', one, 503);
  const { user } = open();
  expect(await screen.findByText(records.notLoaded)).toBeVisible();
  answers.answer('get', one, student());
  await user.click(screen.getByRole('button', { name: records.tryAgain }));
  expect(await screen.findByRole('heading', { name: 'Rosa Lind' })).toBeVisible();
});

test('each tab has a URL, and an unknown one opens the first', async () => {
  answers.list('get', `${one}/payments`, []);
  const { user, router } = open('/nowhere');
  await user.click(await screen.findByRole('tab', { name: texts.tabs.payments }));
  expect(router.state.location.pathname).toBe('/students/rosa/show/payments');
  expect(screen.getByRole('tab', { name: texts.tabs.payments })).toHaveAttribute('aria-selected', 'true');
});

test('purchases name the product, with a link, and show twelve characters of the payment id', async () => {
  answers.answer('get', `${one}/purchases`, [purchase]);
  const { user } = open('/purchases');
  expect(await screen.findByRole('link', { name: 'Oak' })).toHaveAttribute('href', '/products/oak/analytics');
  expect(screen.getByText('Mar 4, 2031')).toBeVisible();
  expect(screen.getByText('$97.00')).toBeVisible();
  expect(screen.getByText(/^pi_3QabcDEfg…$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: payment.copy }));
  expect(await navigator.clipboard.readText()).toBe('pi_3QabcDEfghIJ');
});

test('payments show their actual status, and N/A if there is no payment id', async () => {
  answers.list('get', `${one}/payments`, [paid]);
  open('/payments');
  const row = (await screen.findByRole('link', { name: 'Oak' })).closest('tr')!;
  for (const words of ['Mar 4, 2031', '$124.50', 'N/A', partTexts.paymentStatuses.partially_refunded])
    expect(within(row).getByText(words)).toBeVisible();
});

test('a payment links to its order, if the console has a page for orders', async () => {
  answers.list('get', `${one}/payments`, [{ ...paid, orderNumber: 'S-10007' }]);
  renderScreen(
    <ResourceDefinitionContextProvider definitions={{ orders: { name: 'orders', hasShow: true } }}>
      <StudentShow />
    </ResourceDefinitionContextProvider>,
    { at: '/students/rosa/show/payments', route: '/students/:id/show/*' },
  );
  expect(await screen.findByRole('link', { name: 'S-10007' })).toHaveAttribute('href', '/orders/order/show');
});

const order = {
  ...blank('CoachOrderDetailResponse'),
  id: 'order',
  number: 'S-10007',
  buyerName: 'Rosa Lind',
  currency: 'usd',
  status: 'paid' as const,
  subtotal: '97.00',
  discount: '0.00',
  coupon: null,
  tax: '0.00',
  taxName: null,
  total: '97.00',
  payment: { id: 'pi_1', url: 'https://stripe.example/pi_1', cardBrand: 'visa', cardLast4: '4242' },
  amountPaid: '97.00',
  amountRefunded: '0.00',
  amountRefundable: '97.00',
  refunds: [],
  disputes: [],
  timeline: [],
  paidAt: '2031-03-04T12:00:00.000Z',
  lines: [
    {
      ...blank('CoachOrderLineResponse'),
      id: 'line',
      productId: 'oak',
      title: 'Oak',
      price: '97.00',
      discount: '0.00',
      access: 'open' as const,
      amountRefunded: '0.00',
      amountRefundable: '97.00',
      parts: [],
    },
  ],
};
const oneOrder = '/api/creator/orders/{id}';
const openPayment = async (name: string) => {
  answers.list('get', `${one}/payments`, [{ ...paid, orderNumber: 'S-10007', status: 'paid' }]);
  const { user } = open('/payments');
  await user.click(await screen.findByRole('button', { name }));
  return user;
};

test('a payment shows its receipt, ready to print', async () => {
  answers.answer('get', oneOrder, order);
  const user = await openPayment('Receipt of order S-10007');
  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt of order S-10007' }));
  expect(within(receipt.getByRole('list', { name: 'Items' })).getByText('Oak')).toBeVisible();
  expect(receipt.getByText('Rosa Lind')).toBeVisible();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(receipt.getByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalled();
});

test('a payment is refunded from the student’s page, after choosing what to refund', async () => {
  const refunding = ['post', `${oneOrder}/refunds`] as const;
  answers.answer('get', oneOrder, order);
  answers.answer('post', `${oneOrder}/refunds/preview`, {
    amount: '97.00',
    ends: ['Rooted'],
    stays: [],
    takesBack: [],
    sessions: [],
  });
  answers.answer(...refunding, undefined);
  const user = await openPayment('Refund order S-10007');
  expect(await screen.findByText('Rooted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refund $97' }));
  expect(await screen.findByText('The refund is on its way.')).toBeVisible();
  expect(answers.calls(...refunding)[0]?.path).toEqual({ id: 'order' });
});

test('a fully refunded payment is not refunded again', async () => {
  answers.answer('get', oneOrder, { ...order, amountRefundable: '0.00' });
  await openPayment('Refund order S-10007');
  expect(await screen.findByText('Nothing in this order can be refunded right now.')).toBeVisible();
});

test.each([
  ['purchases', 'No purchases yet', [] as never[]],
  ['payments', 'No payments yet', { items: [] as never[], next: null }],
] as const)('without any, the tab says: %s', async (tab, words, none) => {
  answers.answer('get', `${one}/${tab}`, none);
  open(`/${tab}`);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a tab that cannot be loaded says so, and can be retried', async () => {
  answers.refuse('get', `${one}/purchases`, 503);
  const { user } = open('/purchases');
  expect(await screen.findByText(records.notLoaded)).toBeVisible();
  answers.answer('get', `${one}/purchases`, [purchase]);
  await user.click(screen.getByRole('button', { name: records.tryAgain }));
  expect(await screen.findByRole('link', { name: 'Oak' })).toBeVisible();
});

test('a session opens with its answers and notes', async () => {
  answers.answer('get', `${one}/bookings`, [
    {
      ...blank('StudentBookingResponse'),
      id: 'a',
      title: 'One hour',
      status: 'completed',
      date: '2026-03-02',
    },
  ]);
  answers.answer('get', '/api/creator/coaching/bookings/{id}', {
    ...blank('BookingResponse'),
    id: 'a',
    answers: [{ question: 'Her age?', answer: 'Eleven' }],
    privateNote: 'Ask about the sister',
    note: null,
    sharedNotes: null,
    recordingUrl: null,
  });
  const { user } = open('/coaching');
  await user.click(await screen.findByRole('button', { name: /^Open One hour/ }));
  expect(await screen.findByText('Eleven')).toBeVisible();
  expect(screen.getByText('Her age?')).toBeVisible();
  expect(screen.getByText('Ask about the sister')).toBeVisible();
});

test('coaching says when there is nothing yet, and a conversation with the student starts empty', async () => {
  answers.answer('post', '/api/conversations/open', conversation);
  answers.answer('get', '/api/conversations/{id}/messages', { items: [], next: null });
  const { user } = open('/coaching');
  expect(await screen.findByText('Upcoming 1:1 Coaching Sessions')).toBeVisible();
  expect(await screen.findByText('No upcoming coaching sessions')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: texts.tabs.messages }));
  expect(await screen.findByText(conversationTexts.empty(conversation.name))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.writeMail }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});
