import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { ownTimeZone } from '../../shared/lib/days';
import { loginPath, paths, registerPath } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import { Register } from './register';

async function register(account: typeof rosa) {
  const rendered = renderScreen(<Register />, { at: registerPath(paths.checkout) });
  await screen.findByRole('heading', { name: i18n.t('accounts:register.title') });
  for (const [name, words] of Object.entries(account)) {
    const field = screen.getByLabelText(i18n.t(`accounts:fields.${name as keyof typeof account}`));
    if (words) await rendered.user.type(field, words);
  }
  await rendered.user.click(screen.getByRole('button', { name: i18n.t('accounts:register.submit') }));
  return rendered;
}

const rosa = {
  name: 'Rosa Lind',
  email: 'rosa@example.org',
  password: 'a walk among birches',
  birthDate: '1986-04-18',
};

test('a new account leads to where the visitor was going', async () => {
  answers.answer('post', '/api/auth/register', aMember());
  await register(rosa);
  await waitFor(() => expect(location.pathname).toBe(paths.checkout));
  expect(answers.calls('post', '/api/auth/register')[0]?.body).toEqual({ ...rosa, timeZone: ownTimeZone() });
});

test('mailings are sent only to people who opt in', async () => {
  answers.answer('post', '/api/auth/register', aMember());
  const { user } = await register({ ...rosa, name: '' });
  await user.click(screen.getByLabelText(i18n.t('accounts:register.wantsNews')));
  await user.type(screen.getByLabelText(i18n.t('accounts:fields.name')), rosa.name);
  await user.click(screen.getByRole('button', { name: i18n.t('accounts:register.submit') }));
  await waitFor(() => expect(answers.calls('post', '/api/auth/register')).toHaveLength(1));
  expect(answers.calls('post', '/api/auth/register')[0]?.body).toMatchObject({ ...rosa, wantsNews: true });
});

test('missing values are reported at each field, and nothing is sent', async () => {
  await register({ ...rosa, name: '', password: '' });
  const name = screen.getByLabelText(i18n.t('accounts:fields.name'));
  const password = screen.getByLabelText(i18n.t('accounts:fields.password'));
  for (const field of [name, password])
    expect(field).toHaveAccessibleDescription(new RegExp(i18n.t('ui:form.missing')));
  expect(name).toHaveFocus();
});

test('a server error is shown at its field, and nothing typed is lost', async () => {
  answers.refuse('post', '/api/auth/register', 400, {
    code: 'invalid',
    fields: { password: 'Password is one of the most common' },
  });
  await register(rosa);
  const password = screen.getByLabelText(i18n.t('accounts:fields.password'));
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Password is one of the most common/));
  expect(password).toHaveFocus();
  expect(screen.getByLabelText(i18n.t('accounts:fields.name'))).toHaveValue(rosa.name);
});

test('the link to the sign-in remembers the page the visitor was going to', async () => {
  renderScreen(<Register />, { at: registerPath(paths.checkout) });
  expect(await screen.findByRole('link', { name: i18n.t('accounts:register.signIn') })).toHaveAttribute(
    'href',
    loginPath(paths.checkout),
  );
});

test('someone too young learns that her mother creates the account, and can have her notified', async () => {
  answers.refuse('post', '/api/auth/register', 403, { code: 'guardian_needed' });
  answers.answer('post', '/api/auth/ask-guardian', undefined);
  const { user } = await register({ ...rosa, birthDate: '2014-03-02' });
  expect(await screen.findByRole('heading', { name: i18n.t('accounts:guardianNeeded.title') })).toBeVisible();
  await user.type(screen.getByLabelText(i18n.t('accounts:guardianNeeded.email')), 'mother@example.org');
  await user.click(screen.getByRole('button', { name: i18n.t('accounts:guardianNeeded.submit') }));
  expect(
    await screen.findByText(i18n.t('accounts:guardianNeeded.sent', { email: 'mother@example.org' })),
  ).toBeVisible();
  expect(answers.calls('post', '/api/auth/ask-guardian')[0]?.body).toEqual({ email: 'mother@example.org' });
});
