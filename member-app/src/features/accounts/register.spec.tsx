import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { loginPath, paths, registerPath } from '../../shared/lib/paths';
import { uiTexts } from '../../shared/ui/texts';
import { Register } from './register';
import { accountTexts } from './texts';

const { fields, register: texts } = accountTexts;

async function register(account: { name: string; email: string; password: string }) {
  const rendered = renderScreen(<Register />, { at: registerPath(paths.checkout) });
  await screen.findByRole('heading', { name: texts.title });
  for (const [name, words] of Object.entries(account)) {
    const field = screen.getByLabelText(fields[name as keyof typeof account]);
    if (words) await rendered.user.type(field, words);
  }
  await rendered.user.click(screen.getByRole('button', { name: texts.submit }));
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
  const [name, password] = [screen.getByLabelText(fields.name), screen.getByLabelText(fields.password)];
  for (const field of [name, password])
    expect(field).toHaveAccessibleDescription(new RegExp(uiTexts.form.missing));
  expect(name).toHaveFocus();
});

test('what the server says against a field stands at that field, and nothing typed is lost', async () => {
  answers.refuse('post', '/api/auth/register', 400, {
    code: 'invalid',
    fields: { password: 'is one of the most common' },
  });
  await register(rosa);
  const password = screen.getByLabelText(fields.password);
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Password is one of the most common/));
  expect(password).toHaveFocus();
  expect(screen.getByLabelText(fields.name)).toHaveValue(rosa.name);
});

test('the link to the sign-in keeps the page the visitor was going to', async () => {
  renderScreen(<Register />, { at: registerPath(paths.checkout) });
  expect(await screen.findByRole('link', { name: texts.signIn })).toHaveAttribute(
    'href',
    loginPath(paths.checkout),
  );
});
