import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { checkNames } from '../orders';
import { MoneyChecks } from './money-checks';
import { texts } from './texts';

const path = '/api/creator/money-checks';
const fine = (check: keyof typeof checkNames) => ({ check, orders: 0 });
const figures = [
  { check: 'paid_without_access' as const, orders: 2 },
  fine('access_after_refund'),
  fine('access_without_payment'),
  fine('refunds_do_not_add_up'),
];

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

test('each figure of the money-and-access check leads to the orders it counts', async () => {
  answers.answer('get', path, figures);
  renderScreen(<MoneyChecks />);
  for (const { check, orders } of figures) {
    const link = await screen.findByRole('link', { name: texts.checkLink(checkNames[check], orders) });
    expect(link).toHaveTextContent(String(orders));
    const search = new URL(link.getAttribute('href')!, location.origin).searchParams;
    expect(JSON.parse(search.get('filter')!)).toEqual({ check });
  }
});

test('a check that could not be made is made again', async () => {
  answers.refuse('get', path, 503);
  const { user } = renderScreen(<MoneyChecks />);
  expect(await screen.findByText(texts.checksNotLoaded)).toBeVisible();
  answers.answer('get', path, figures);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(checkNames.paid_without_access)).toBeVisible();
});
