import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { offeringsPath } from '../../shared/offerings-path';
import { texts } from './product/package-texts';
import { texts as terms } from '../../shared/session-terms/texts';
import { SessionsBrought } from './sessions-brought';

const path = '/api/creator/products/{id}/sessions';
const offerings = '/api/creator/coaching/offerings';
const none = { productId: 'walk', offeringId: null, sessions: null, validDays: null, isMonthly: false };
const three = { productId: 'walk', offeringId: 'hour', sessions: 3, validDays: null, isMonthly: false };

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', offerings, [
    { ...blank('OfferingResponse'), id: 'hour', title: 'One hour', needsCredit: true },
  ]);
});

test('a product’s sessions and their validity are chosen', async () => {
  answers.answer('get', path, none);
  answers.answer('put', path, three);
  const { user } = renderScreen(<SessionsBrought productId="walk" />);
  await user.click(await screen.findByRole('combobox', { name: texts.offering }));
  await user.click(await screen.findByRole('option', { name: 'One hour' }));
  await user.clear(screen.getByLabelText(terms.sessions, { exact: false }));
  await user.type(screen.getByLabelText(terms.sessions, { exact: false }), '3');
  await user.type(screen.getByLabelText(terms.validDays), '90');
  await user.click(screen.getByRole('checkbox', { name: texts.monthly }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', path)[0]?.body).toEqual({
    offeringId: 'hour',
    sessions: 3,
    validDays: 90,
    isMonthly: true,
  });
});

test('choosing none removes them', async () => {
  answers.answer('get', path, three);
  answers.answer('delete', path, undefined);
  const { user } = renderScreen(<SessionsBrought productId="walk" />);
  await user.click(await screen.findByRole('combobox', { name: texts.offering }));
  await user.click(await screen.findByRole('option', { name: texts.none }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('delete', path)).toHaveLength(1);
});

test('without offerings that take sessions it links to the page that creates one', async () => {
  answers.answer('get', path, none);
  answers.answer('get', offerings, []);
  renderScreen(<SessionsBrought productId="walk" />);
  expect(await screen.findByRole('link', { name: texts.toCoaching })).toHaveAttribute('href', offeringsPath);
});
