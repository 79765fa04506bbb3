import { answers } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { aMember, renderPage } from '../../../testing';
import { paths } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';

const CALL = '/api/auth/verify-email';
const button = () => screen.findByRole('button', { name: i18n.t('accounts:verify.ask.confirm') });
const open = (as?: ReturnType<typeof aMember>) => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  return renderPage(`${paths.verifyEmail}?token=of-the-mail`, as ? { as } : {});
};

test('opening the link confirms nothing; the button does', async () => {
  answers.answer('post', CALL, undefined);
  const { user } = open();
  await button();
  expect(answers.calls('post', CALL)).toEqual([]);
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: i18n.t('accounts:verify.done.title') })).toBeVisible();
  expect(answers.calls('post', CALL).map(({ body }) => body)).toEqual([{ token: 'of-the-mail' }]);
});

test('a member with a confirmed address learns so when opening the link again', async () => {
  open(aMember());
  expect(await screen.findByRole('heading', { name: i18n.t('accounts:verify.done.already') })).toBeVisible();
  expect(answers.calls('post', CALL)).toEqual([]);
});

test('a member who changes the address clicks the button for the new one', async () => {
  open(aMember({ pendingEmail: 'new@example.org' }));
  await button();
  expect(answers.calls('post', CALL)).toEqual([]);
});

test('a link that no longer works says so after the button is clicked', async () => {
  answers.refuse('post', CALL, 422, { code: 'link_invalid' });
  const { user } = open();
  await user.click(await button());
  expect(await screen.findByText(i18n.t('accounts:verify.expired.text'))).toBeVisible();
});

test('a visitor whose link was used already learns that the address is confirmed, and can sign in', async () => {
  answers.refuse('post', CALL, 422, { code: 'already_confirmed' });
  const { user } = open();
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: i18n.t('accounts:verify.done.already') })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: i18n.t('accounts:verify.done.signIn') })).toHaveAttribute(
    'href',
    expect.stringContaining(paths.login),
  );
});

test('after a failure the button works again', async () => {
  answers.refuse('post', CALL, 503, { code: 'busy' });
  const { user } = open();
  await user.click(await button());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await button()).toBeEnabled();
});
