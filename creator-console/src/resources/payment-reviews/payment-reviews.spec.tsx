import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import type { PaymentReview } from './payment-reviews.api';
import { ReviewList } from './review-list';
import { ReviewShow } from './review-show';
import { texts as payment } from '../../shared/payment-id/texts';
import { stateTexts as listStates } from '../../shared/list-state-texts';
import { texts as states } from '../../shared/record-texts';
import { texts } from './texts';
import { texts as forms } from '../../shared/forms/texts';

const list = '/api/creator/payment-reviews';
const one = '/api/creator/payment-reviews/{id}';
const review = (facts: Partial<PaymentReview> = {}): PaymentReview => ({
  ...blank('PaymentReviewResponse'),
  id: 'order',
  orderNumber: 'S-10007',
  reason: 'wrong_amount',
  canGrant: true,
  resolution: null,
  buyerName: 'Rosa Lind',
  buyerEmail: 'rosa@example.org',
  amountPaid: '1.00',
  paidCurrency: 'usd',
  amountExpected: '97.00',
  expectedCurrency: 'usd',
  waiting: '97.00',
  paymentId: 'pi_3QabcDEfghIJ',
  paymentUrl: 'https://dashboard.stripe.com/payments/pi_3QabcDEfghIJ',
  openedAt: '2031-05-30T16:00:00.000Z',
  resolvedAt: null,
  resolvedBy: null,
  note: null,
  lines: [
    {
      productId: 'oak',
      type: 'course',
      title: 'Oak',
      price: '97.00',
      isDelivered: false,
      isOwned: false,
      isRefunding: false,
    },
  ],
  ...facts,
});

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

const openList = () =>
  renderScreen(
    <ResourceContextProvider value="payment-reviews">
      <ReviewList />
    </ResourceContextProvider>,
    { at: '/payment-reviews', route: '/payment-reviews' },
  );

function openOne(facts: Partial<PaymentReview> = {}) {
  answers.answer('get', one, review(facts));
  const rendered = renderScreen(
    <ResourceContextProvider value="payment-reviews">
      <ReviewShow />
    </ResourceContextProvider>,
    { at: '/payment-reviews/order/show', route: '/payment-reviews/:id/show' },
  );
  const give = async (note: string) => {
    await rendered.user.click(await screen.findByRole('button', { name: texts.grant }));
    const dialog = within(await screen.findByRole('dialog'));
    if (note !== '') await rendered.user.type(dialog.getByLabelText(new RegExp(texts.note)), note);
    await rendered.user.click(dialog.getByRole('button', { name: texts.grant }));
  };
  return { ...rendered, give };
}

test('each row shows who paid, what, how much, when, and the reason for the review', async () => {
  answers.answer('get', list, [review()]);
  openList();
  const row = (await screen.findByText('Rosa Lind')).closest('tr')!;
  for (const words of ['rosa@example.org', 'Oak', '$1', 'We received $1 instead of $97.', texts.waiting])
    expect(within(row).getByText(words)).toBeVisible();
  expect(within(row).getByText(/2031/)).toBeVisible();
  expect(JSON.parse(answers.calls('get', list)[0]?.query?.filter ?? '')).toEqual({ isOpen: true });
});

test('an empty list says what will appear here', async () => {
  answers.answer('get', list, []);
  openList();
  expect(await screen.findByText(texts.nothingWaits)).toBeVisible();
});

test('payments that cannot be loaded say so, and can be retried', async () => {
  const held = answers.hold('get', list);
  const { user } = openList();
  expect(await screen.findByLabelText(states.loading)).toBeVisible();
  held.refuse(503);
  expect(await screen.findByText(listStates.notLoaded)).toBeVisible();
  await user.click(screen.getByRole('button', { name: states.tryAgain }));
  held.answer([review()]);
  expect(await screen.findByText('Rosa Lind')).toBeVisible();
});

test('a payment that cannot be loaded says so, and can be retried', async () => {
  const { user } = openOne();
  answers.refuse('get', one, 503);
  expect(await screen.findByText(states.notLoaded)).toBeVisible();
  answers.answer('get', one, review());
  await user.click(screen.getByRole('button', { name: states.tryAgain }));
  expect(await screen.findByText('We received $1 instead of $97.')).toBeVisible();
});

test('an unknown address says so and links to all reviews', async () => {
  openOne();
  answers.refuse('get', one, 404);
  expect(await screen.findByText(texts.notThere)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toAll })).toHaveAttribute(
    'href',
    expect.stringMatching(/payment-reviews$/),
  );
  expect(screen.queryByRole('button', { name: states.tryAgain })).toBeNull();
});

test.each([
  ['wrong_currency', { amountPaid: '97.00', paidCurrency: 'eur' }, 'We received 97.00 EUR instead of $97.'],
  ['wrong_owner', {}, texts.reason.wrong_owner()],
  ['paid_twice', {}, 'It pays for something the buyer already owned.'],
  ['paid_twice', { waiting: '27.00' }, '$27 of it pays for something the buyer already owned.'],
] as const)('%s is explained in words', async (reason, facts, words) => {
  openOne({ reason, ...facts });
  expect(await screen.findByText(words)).toBeVisible();
});

test('a payment shows twelve characters of its id, and the whole id is copied', async () => {
  const { user } = openOne();
  expect(await screen.findByText(/^pi_3QabcDEfg…$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: payment.copy }));
  expect(await navigator.clipboard.readText()).toBe('pi_3QabcDEfghIJ');
  expect(await screen.findByText(payment.copied)).toBeVisible();
});

test('a payment is refunded on the page of its order, one link away', async () => {
  openOne();
  expect(await screen.findByText(texts.refundText('$97'))).toBeVisible();
  expect(screen.getByRole('link', { name: texts.refund })).toHaveAttribute('href', '/orders/order/show');
  expect(screen.getByRole('link', { name: texts.openPayment })).toHaveAttribute(
    'href',
    'https://dashboard.stripe.com/payments/pi_3QabcDEfghIJ',
  );
});

test('a refund in progress says so, and the product can no longer be granted', async () => {
  const [line] = review().lines;
  openOne({ canGrant: false, lines: [{ ...line!, isRefunding: true }] });
  expect(await screen.findByText(texts.refunding)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.grant })).toBeNull();
  expect(screen.getByRole('link', { name: texts.seeOrder })).toBeVisible();
});

test('granting stores a note, and then shows who, when and why', async () => {
  const { give } = openOne();
  const call = ['post', '/api/creator/payment-reviews/{id}/grant'] as const;
  const decided = {
    resolution: 'granted',
    resolvedBy: 'Maren',
    resolvedAt: '2031-05-30T17:00:00.000Z',
  } as const;
  answers.answer(...call, () => {
    answers.answer('get', one, review({ ...decided, note: 'Fine.' }));
    return review({ ...decided, note: 'Fine.' });
  });
  await give('Fine.');
  expect(await screen.findByText(texts.granted)).toBeVisible();
  expect(await screen.findByText('Fine.')).toBeVisible();
  expect(screen.getByText(/^Maren, May 30, 2031/)).toBeVisible();
  expect(answers.calls(...call)).toMatchObject([{ path: { id: 'order' }, body: { note: 'Fine.' } }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.grant })).toBeNull());
});

test('nothing is decided without a note', async () => {
  const { give } = openOne();
  await give('');
  expect(await screen.findByText(forms.missing)).toBeVisible();
});

test('a decision made first by another tab is not repeated, and the note stays', async () => {
  const { give } = openOne();
  const message = 'This payment was already resolved';
  answers.refuse('post', '/api/creator/payment-reviews/{id}/grant', 409, {
    code: 'already_resolved',
    message,
  });
  await give('Refunded.');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(new RegExp(texts.note))).toHaveValue('Refunded.');
});

test('a product the buyer already owns can only be refunded', async () => {
  openOne({ reason: 'paid_twice', canGrant: false });
  expect(await screen.findByText(texts.cannotGrant)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.grant })).toBeNull();
});
