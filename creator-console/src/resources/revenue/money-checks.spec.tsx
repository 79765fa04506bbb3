import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { momentOf } from '../../shared/moment';
import { checkNames } from '../orders';
import { MoneyChecks } from './money-checks';
import { texts } from './texts';

const path = '/api/creator/money-checks';
const comparedAt = '2027-03-01T10:00:00.000Z';
const fine = (check: keyof typeof checkNames) => ({ check, orderCount: 0, comparedAt });
const figures = [
  { check: 'paid_without_access' as const, orderCount: 2, comparedAt },
  fine('access_after_refund'),
  fine('access_without_payment'),
  fine('access_past_its_end'),
  fine('refunds_do_not_add_up'),
];

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

test('each figure of the money-and-access check links to the orders it counts', async () => {
  answers.list('get', path, figures);
  renderScreen(<MoneyChecks />);
  for (const { check, orderCount } of figures) {
    const link = await screen.findByRole('link', { name: texts.checkLink(checkNames[check], orderCount) });
    expect(link).toHaveTextContent(String(orderCount));
    const search = new URL(link.getAttribute('href')!, location.origin).searchParams;
    expect(JSON.parse(search.get('filter')!)).toEqual({ check });
  }
});

test('a failed check can be retried', async () => {
  answers.refuse('get', path, 503);
  const { user } = renderScreen(<MoneyChecks />);
  expect(await screen.findByText(texts.checksNotLoaded)).toBeVisible();
  answers.list('get', path, figures);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(checkNames.paid_without_access)).toBeVisible();
});

test('the coach starts a comparison of money and access, and sees when it is done', async () => {
  answers.list('get', path, figures);
  const { user } = renderScreen(<MoneyChecks />);
  expect(await screen.findByText(texts.comparedAt(momentOf(comparedAt)))).toBeVisible();

  answers.answer('post', `${path}/run`, undefined);
  await user.click(screen.getByRole('button', { name: texts.compareNow }));
  expect(screen.getByRole('status')).toHaveTextContent(texts.comparing);

  const later = '2027-03-01T10:31:00.000Z';
  answers.list(
    'get',
    path,
    figures.map((figure) => ({ ...figure, orderCount: 0, comparedAt: later })),
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(momentOf(later)));
  expect(screen.queryByText('2')).toBeNull();
});

test('a comparison that cannot start says so, and the figures stay', async () => {
  answers.list('get', path, figures);
  const { user } = renderScreen(<MoneyChecks />);
  await screen.findByText(checkNames.paid_without_access);
  answers.refuse('post', `${path}/run`, 503);
  await user.click(screen.getByRole('button', { name: texts.compareNow }));
  expect(await screen.findByText(texts.notCompared)).toBeVisible();
  expect(screen.getByText('2')).toBeVisible();
});
