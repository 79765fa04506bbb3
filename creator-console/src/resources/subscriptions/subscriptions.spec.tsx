import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import { filteredPath } from '../../shared/filtered-path';
import { stateTexts } from '../../shared/list-state-texts';
import { texts as records } from '../../shared/record-texts';
import { SubscriptionList } from './subscription-list';
import type { Subscription } from './subscriptions.api';
import { subscriptionTexts } from '../../shared/subscription-state';
import { texts } from './texts';

const list = '/api/creator/subscriptions';
const DECEMBER = '2031-12-03T12:00:00.000Z';
const monthly: Subscription = {
  ...blank('CoachSubscriptionResponse'),
  id: 'monthly',
  studentId: 'rosa',
  studentName: 'Rosa Lind',
  studentEmail: 'rosa@example.org',
  productId: 'oak',
  title: 'Oak',
  offerName: 'Monthly',
  state: 'active',
  interval: 'month',
  instalments: null,
  total: '19.00',
  currency: 'usd',
  nextPaymentAt: DECEMBER,
  cancelAt: null,
  startedAt: '2031-07-03T12:00:00.000Z',
  endedAt: null,
};

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/creator/products', []);
});

const open = (at = '/subscriptions') =>
  renderScreen(
    <ResourceContextProvider value="subscriptions">
      <SubscriptionList />
    </ResourceContextProvider>,
    { at, route: '/subscriptions' },
  );
const rowOf = async (words: string) => within((await screen.findByText(words)).closest('tr')!);

test('each row shows who pays what, for how much, and when again', async () => {
  answers.answer('get', list, [monthly]);
  open();
  const row = await rowOf('Rosa Lind');
  for (const words of [
    'rosa@example.org',
    'Monthly',
    '$19.00 / month',
    subscriptionTexts.states.active,
    'Dec 3, 2031',
    'Jul 3, 2031',
  ])
    expect(row.getByText(words)).toBeVisible();
  expect(row.getByRole('link', { name: 'Rosa Lind' })).toHaveAttribute(
    'href',
    '/students/rosa/show/purchases',
  );
  expect(row.getByRole('link', { name: 'Oak' })).toHaveAttribute('href', expect.stringContaining('oak'));
});

test.each<[string, Partial<Subscription>, string]>([
  ['canceled', { state: 'ending', cancelAt: DECEMBER }, 'Ends on Dec 3, 2031'],
  ['unpaid', { state: 'past_due' }, subscriptionTexts.states.past_due],
  ['over', { state: 'ended', endedAt: DECEMBER }, 'Ended on Dec 3, 2031'],
  [
    'paid',
    { state: 'completed', instalments: 3, paymentsMade: 3, endedAt: DECEMBER },
    subscriptionTexts.states.completed,
  ],
  ['in instalments', { instalments: 3, paymentsMade: 2 }, 'Monthly · 2 of 3 payments'],
])('a subscription that is %s says so', async (_, facts, words) => {
  answers.answer('get', list, [{ ...monthly, ...facts, nextPaymentAt: null }]);
  open();
  expect((await rowOf('Rosa Lind')).getByText(words)).toBeVisible();
});

test('a deleted account leads to the orders of its product', async () => {
  answers.answer('get', list, [{ ...monthly, studentName: null, studentEmail: null }]);
  open();
  expect(await screen.findByRole('link', { name: texts.gone })).toHaveAttribute(
    'href',
    filteredPath('orders', { productId: 'oak' }),
  );
});

test('the days of a figure are a filter that can be removed', async () => {
  answers.answer('get', list, [monthly]);
  const { user } = open(filteredPath('subscriptions', { started: '2031-05-01/2031-05-31' }));
  const asked = () => JSON.parse(answers.calls('get', list).at(-1)?.query?.filter ?? '{}') as unknown;
  expect(await screen.findByText('Started: May 1, 2031 – May 31, 2031')).toBeVisible();
  expect(asked()).toEqual({ started: '2031-05-01/2031-05-31' });
  await user.click(screen.getByRole('button', { name: 'Remove this filter' }));
  await waitFor(() => expect(asked()).toEqual({}));
});

test('an empty list says how subscriptions begin, and one that cannot be loaded can be retried', async () => {
  const held = answers.hold('get', list);
  const { user } = open();
  await waitFor(() => expect(held.waiting).toBe(1));
  held.refuse(503);
  expect(await screen.findByText(stateTexts.notLoaded)).toBeVisible();
  await user.click(screen.getByRole('button', { name: records.tryAgain }));
  held.answer([]);
  expect(await screen.findByText(texts.noneText)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toContent })).toHaveAttribute('href', '/products');
});
