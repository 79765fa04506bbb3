import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { loginPath, paths } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import { SignIn } from './sign-in';

const rosa = aMember({ email: 'rosa@example.org' });

/** Fills in the form with these texts and sends it. */
async function signIn({ email = rosa.email, password = 'a walk among birches' } = {}) {
  const rendered = renderScreen(<SignIn />, { at: loginPath(paths.settings) });
  const { user } = rendered;
  if (email) await user.type(await screen.findByLabelText(i18n.t('accounts:fields.emailOrName')), email);
  if (password) await user.type(await screen.findByLabelText(i18n.t('accounts:fields.password')), password);
  await user.click(await screen.findByRole('button', { name: i18n.t('accounts:signIn.submit') }));
  return rendered;
}

test('signing in leads to where the visitor was going', async () => {
  answers.answer('post', '/api/auth/login', rosa);
  await signIn();
  await waitFor(() => expect(location.pathname).toBe(paths.settings));
  expect(answers.calls('post', '/api/auth/login')[0]?.body).toEqual({
    email: rosa.email,
    password: 'a walk among birches',
  });
});

test('missing values are reported at their field before anything is sent', async () => {
  const { user } = await signIn({ email: '', password: '' });
  const email = screen.getByLabelText(i18n.t('accounts:fields.emailOrName'));
  const password = screen.getByLabelText(i18n.t('accounts:fields.password'));
  expect(email).toHaveAccessibleDescription(new RegExp(i18n.t('ui:form.missing')));
  expect(email).toHaveFocus();
  expect(password).toHaveAccessibleDescription(new RegExp(i18n.t('ui:form.missing')));
  await user.type(email, 'lena-birch');
  await user.click(screen.getByRole('button', { name: i18n.t('accounts:signIn.submit') }));
  expect(email).not.toHaveAccessibleDescription();
  expect(password).toHaveFocus();
});

test('a refused sign-in shows the server’s message, and keeps the text', async () => {
  answers.refuse('post', '/api/auth/login', 401, { code: 'wrong_credentials', message: 'That does not fit' });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('That does not fit');
  expect(screen.getByLabelText(i18n.t('accounts:fields.emailOrName'))).toHaveValue(rosa.email);
});

test('an account with a second factor asks for its code, which is sent with the password', async () => {
  answers.refuse('post', '/api/auth/login', 401, { code: 'code_required' });
  const { user } = await signIn();
  const field = await screen.findByLabelText(i18n.t('accounts:fields.code'));
  expect(field).toHaveFocus();
  answers.answer('post', '/api/auth/login', rosa);
  await user.type(field, '123456');
  await user.click(screen.getByRole('button', { name: i18n.t('accounts:code.submit') }));
  await waitFor(() => expect(location.pathname).toBe(paths.settings));
  expect(answers.calls('post', '/api/auth/login').at(-1)?.body).toEqual({
    email: rosa.email,
    password: 'a walk among birches',
    code: '123456',
  });
});

test('an account that others have tried to open asks for a mailed code, then for its second factor', async () => {
  answers.refuse('post', '/api/auth/login', 401, { code: 'mailed_code_required' });
  const { user } = await signIn();
  expect(await screen.findByText(i18n.t('accounts:code.mailedLead'))).toBeVisible();
  answers.refuse('post', '/api/auth/login', 401, { code: 'code_required' });
  await user.type(screen.getByLabelText(i18n.t('accounts:fields.code')), 'K7QM-4XRT');
  await user.click(screen.getByRole('button', { name: i18n.t('accounts:code.submit') }));
  expect(await screen.findByText(i18n.t('accounts:code.lead'))).toBeVisible();
  const field = screen.getByLabelText(i18n.t('accounts:fields.code'));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('a person who is already signed in is led on at once', async () => {
  renderScreen(<SignIn />, { at: paths.login, as: rosa });
  await waitFor(() => expect(location.pathname).toBe(paths.mySanctum));
});
