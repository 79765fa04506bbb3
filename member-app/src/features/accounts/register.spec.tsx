import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { loginPath, paths, registerPath } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import { Register } from './register';

async function register(account: { name: string; email: string; password: string }) {
  const rendered = renderScreen(<Register />, { at: registerPath(paths.checkout) });
  await screen.findByRole('heading', { name: i18n.t('accounts:register.title') });
  for (const [name, words] of Object.entries(account)) {
    const field = screen.getByLabelText(i18n.t(`accounts:fields.${name as keyof typeof account}`));
    if (words) await rendered.user.type(field, words);
  }
  await rendered.user.click(screen.getByRole('button', { name: i18n.t('accounts:register.submit') }));
  return rendered;
}

const rosa = { name: 'Rosa Lind', email: 'rosa@example.org', password: 'a walk among birches' };

test('a new account leads to where the visitor was going', async () => {
  answers.answer('post', '/api/auth/register', aMember());
  await register(rosa);
  await waitFor(() => expect(location.pathname).toBe(paths.checkout));
  expect(answers.calls('post', '/api/auth/register')[0]?.body).toEqual(rosa);
});

test('what is missing is said at each field, and nothing is sent', async () => {
  await register({ ...rosa, name: '', password: '' });
  const [name, password] = [
    screen.getByLabelText(i18n.t('accounts:fields.name')),
    screen.getByLabelText(i18n.t('accounts:fields.password')),
  ];
  for (const field of [name, password])
    expect(field).toHaveAccessibleDescription(new RegExp(i18n.t('ui:form.missing')));
  expect(name).toHaveFocus();
});

test('what the server says against a field stands at that field, and nothing typed is lost', async () => {
  answers.refuse('post', '/api/auth/register', 400, {
    code: 'invalid',
    fields: { password: 'is one of the most common' },
  });
  await register(rosa);
  const password = screen.getByLabelText(i18n.t('accounts:fields.password'));
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Password is one of the most common/));
  expect(password).toHaveFocus();
  expect(screen.getByLabelText(i18n.t('accounts:fields.name'))).toHaveValue(rosa.name);
});

test('the link to the sign-in keeps the page the visitor was going to', async () => {
  renderScreen(<Register />, { at: registerPath(paths.checkout) });
  expect(await screen.findByRole('link', { name: i18n.t('accounts:register.signIn') })).toHaveAttribute(
    'href',
    loginPath(paths.checkout),
  );
});
