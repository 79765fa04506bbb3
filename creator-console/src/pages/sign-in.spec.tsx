import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { anAccount, renderScreen } from '../../testing';
import { texts as refusals } from '../providers/texts';
import { SignInPage } from './sign-in';
import { texts } from './texts';

const member = anAccount({ role: 'member' });

async function signIn() {
  const { user, router } = renderScreen(<SignInPage />, { at: '/login' });
  await user.type(screen.getByLabelText(new RegExp(texts.email)), 'maren@example.org');
  await user.type(screen.getByLabelText(new RegExp(texts.password)), 'seed-to-forest');
  await user.click(screen.getByRole('button', { name: texts.signIn }));
  return { user, router };
}

test('a signed-in member is told that this page is for the coach', async () => {
  answers.answer('get', '/api/auth/session', { account: member });
  renderScreen(<SignInPage />, { at: '/login' });
  expect(await screen.findByText(refusals.notTheCoach)).toBeVisible();
});

test('a member who signs in here is told so, and stays on this page', async () => {
  answers.answer('get', '/api/auth/session', { account: null });
  answers.answer('post', '/api/auth/login', member);
  const { router } = await signIn();
  expect(await screen.findByText(refusals.notTheCoach)).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
});

const withFactor = { isOn: true, recoveryCodesLeft: 10, isRequired: true };

test('a coach who has to set up a second factor first is sent there', async () => {
  answers.answer('get', '/api/auth/session', { account: null });
  answers.answer('post', '/api/auth/login', anAccount());
  answers.answer('get', '/api/me/totp', { ...withFactor, isOn: false });
  const { router } = await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/second-factor'));
});

test('the coach is signed in', async () => {
  answers.answer('get', '/api/auth/session', { account: null });
  answers.answer('get', '/api/me/totp', withFactor);
  answers.answer('post', '/api/auth/login', anAccount());
  const { router } = await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('an account with a second factor is asked for its code, which is then sent too', async () => {
  answers.answer('get', '/api/auth/session', { account: null });
  answers.answer('get', '/api/me/totp', withFactor);
  answers.refuse('post', '/api/auth/login', 401, { code: 'code_required' });
  const { user, router } = await signIn();
  const code = await screen.findByLabelText(new RegExp(texts.code));
  answers.answer('post', '/api/auth/login', anAccount());
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: texts.signIn }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(answers.calls('post', '/api/auth/login').at(-1)?.body).toMatchObject({ code: '123456' });
});

test('an account that others have tried to open is asked for an emailed code', async () => {
  answers.answer('get', '/api/auth/session', { account: null });
  answers.refuse('post', '/api/auth/login', 401, {
    code: 'mailed_code_required',
    message: 'We’ve emailed you a code.',
  });
  await signIn();
  expect(await screen.findByText('We’ve emailed you a code.')).toBeVisible();
  expect(screen.getByLabelText(new RegExp(texts.code))).toBeVisible();
});

test('a wrong password shows the server’s message', async () => {
  answers.answer('get', '/api/auth/session', { account: null });
  answers.refuse('post', '/api/auth/login', 400, {
    code: 'wrong_credentials',
    message: 'That does not fit.',
  });
  await signIn();
  expect(await screen.findByText('That does not fit.')).toBeVisible();
});
