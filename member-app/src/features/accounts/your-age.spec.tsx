import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderPage } from '../../../testing';
import { paths } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';

const notAsked = aMember({ ageBand: null });

async function answerTheQuestion() {
  answers.answer('get', '/api/cart/count', { count: 0 });
  const { user } = renderPage(paths.orders, { as: notAsked });
  await user.type(await screen.findByLabelText(i18n.t('accounts:fields.birthDate')), '1986-04-18');
  await user.selectOptions(screen.getByLabelText(i18n.t('accounts:fields.country')), 'US');
  return {
    submit: () => user.click(screen.getByRole('button', { name: i18n.t('accounts:yourAge.submit') })),
  };
}

test('a member who was never asked answers once, and continues to where she was going', async () => {
  const { submit } = await answerTheQuestion();
  answers.answer('post', '/api/me/set-birth-date', undefined);
  answers.answer('get', '/api/auth/session', { account: aMember() });
  answers.answer('get', '/api/me/orders', { items: [], next: null });
  answers.list('get', '/api/me/subscriptions', []);
  await submit();
  await waitFor(() => expect(location.pathname).toBe(paths.orders));
  expect(answers.calls('post', '/api/me/set-birth-date')[0]?.body).toEqual({
    birthDate: '1986-04-18',
    country: 'US',
  });
});

test('a member who needs a guardian is told so, and is signed out', async () => {
  const { submit } = await answerTheQuestion();
  answers.refuse('post', '/api/me/set-birth-date', 403, { code: 'guardian_needed' });
  answers.answer('get', '/api/auth/session', { account: null });
  await submit();
  expect(await screen.findByRole('heading', { name: i18n.t('accounts:guardianNeeded.title') })).toBeVisible();
});

test('the legal texts can be read before the answer', async () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.hold('get', '/api/legal/{document}');
  renderPage(paths.terms, { as: notAsked });
  await waitFor(() => expect(answers.calls('get', '/api/legal/{document}')).toHaveLength(1));
  expect(location.pathname).toBe(paths.terms);
});
