import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPage, renderScreen } from '../../../testing';
import { ownTimeZone } from '../../shared/lib/days';
import { paths } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import { ForgotPassword, ResetPassword } from './forgot-password';

test('after asking for a new password the page says where the link was sent, and offers another address', async () => {
  answers.answer('post', '/api/auth/forgot-password', undefined);
  const { user } = renderScreen(<ForgotPassword />);
  await user.type(screen.getByLabelText(i18n.t('accounts:fields.email')), 'rosa@example.org');
  await user.click(screen.getByRole('button', { name: i18n.t('accounts:forgot.submit') }));
  expect(
    await screen.findByText(i18n.t('accounts:forgot.sent.text', { email: 'rosa@example.org' })),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('accounts:forgot.sent.again') }));
  expect(screen.getByLabelText(i18n.t('accounts:fields.email'))).toBeVisible();
});

test('a new password leads to the sign-in, which confirms the change', async () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('post', '/api/auth/reset-password', undefined);
  const { user } = renderPage(`${paths.resetPassword}?token=of-the-mail`);
  await user.type(
    await screen.findByLabelText(i18n.t('accounts:fields.newPassword')),
    'rain on the old roof',
  );
  await user.click(screen.getByRole('button', { name: i18n.t('accounts:reset.submit') }));
  expect(await screen.findByText(i18n.t('accounts:signIn.newPassword.changed.title'))).toBeVisible();
  expect(location.pathname).toBe(paths.login);
  expect(answers.calls('post', '/api/auth/reset-password')[0]?.body).toEqual({
    token: 'of-the-mail',
    password: 'rain on the old roof',
    timeZone: ownTimeZone(),
  });
});

test('an invited person reads the accepted texts, chooses a first password, and signs in', async () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('post', '/api/auth/reset-password', undefined);
  const { user } = renderPage(`${paths.resetPassword}?token=of-the-mail&joining`);
  expect(await screen.findByRole('heading', { name: i18n.t('accounts:join.title') })).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('ui:accepting.terms') })).toHaveAttribute(
    'href',
    paths.terms,
  );
  await user.type(screen.getByLabelText(i18n.t('accounts:fields.password')), 'rain on the old roof');
  await user.click(screen.getByRole('button', { name: i18n.t('accounts:join.submit') }));
  expect(await screen.findByText(i18n.t('accounts:signIn.newPassword.first.title'))).toBeVisible();
});

test('a link that was used or has expired leads to a new one', async () => {
  answers.refuse('post', '/api/auth/reset-password', 400, { code: 'link_invalid' });
  const { user } = renderScreen(<ResetPassword />, { at: `${paths.resetPassword}?token=old` });
  await user.type(screen.getByLabelText(i18n.t('accounts:fields.newPassword')), 'rain on the old roof');
  await user.click(screen.getByRole('button', { name: i18n.t('accounts:reset.submit') }));
  expect(await screen.findByText(i18n.t('accounts:reset.expired.text'))).toBeVisible();
  await user.click(screen.getByRole('link', { name: i18n.t('accounts:reset.expired.again') }));
  await waitFor(() => expect(location.pathname).toBe(paths.forgotPassword));
});
