import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../testing';
import { texts as dialogs } from '../../../shared/dialogs/texts';
import { texts as signInAgain } from '../../../shared/fresh-sign-in/texts';
import { texts as record } from '../../../shared/record-texts';
import { ApiTokensSection } from './api-tokens-section';
import { texts } from './texts';

const path = '/api/me/api-tokens';
const TOKEN = 'sanctum_pat_of-this-test';
const made = {
  ...blank('ApiTokenResponse'),
  id: 'a-token',
  name: 'Figures',
  scopes: ['insights:read' as const],
};
const button = (name: string) => screen.findByRole('button', { name });
const may = (area: keyof typeof texts.areas, verb: keyof typeof texts.verbs) =>
  screen.getByRole('checkbox', { name: `${texts.areas[area]}: ${texts.verbs[verb]}` });
const name = () => screen.findByRole('textbox', { name: new RegExp(`^${texts.name}`) });

test('a token is created with its permissions, shown once, and listed without its secret', async () => {
  answers.list('get', path, []);
  answers.answer('post', path, { ...made, token: TOKEN });
  const { user } = renderScreen(<ApiTokensSection />);
  expect(await screen.findByText(texts.none)).toBeVisible();
  await user.click(await button(texts.open));
  expect(await name()).toHaveFocus();
  await user.type(await name(), 'Figures');
  await user.click(await button(texts.submit));
  expect(await screen.findByText(texts.missing)).toBeVisible();
  await user.click(may('insights', 'read'));
  answers.list('get', path, [made]);
  await user.click(await button(texts.submit));
  expect(await screen.findByDisplayValue(TOKEN)).toBeVisible();
  expect(answers.calls('post', path).map(({ body }) => body)).toEqual([
    { name: 'Figures', scopes: ['insights:read'], expiresInDays: 90 },
  ]);
  await user.click(await button(dialogs.copy));
  expect(await screen.findByText(dialogs.copied)).toBeVisible();
  await user.click(await button(dialogs.savedIt));
  expect(await screen.findByText('Figures')).toBeVisible();
});

test('a token is created after the password was entered again if the sign-in is old', async () => {
  answers.list('get', path, []);
  answers.answer('get', '/api/me', anAccount());
  answers.refuse('post', path, 403, { code: 'fresh_sign_in_required' });
  const { user } = renderScreen(<ApiTokensSection />);
  await user.click(await button(texts.open));
  await user.type(await name(), 'Figures');
  await user.click(may('students', 'write'));
  await user.click(await button(texts.submit));
  await user.type(await screen.findByLabelText(new RegExp(signInAgain.password)), 'a walk among birches');
  answers.answer('post', '/api/auth/login', anAccount());
  answers.answer('post', path, { ...made, token: TOKEN });
  await user.click(await button(signInAgain.submit));
  expect(await screen.findByDisplayValue(TOKEN)).toBeVisible();
});

test('a revoked token leaves the list after a confirmation', async () => {
  const revoking = ['delete', '/api/me/api-tokens/{id}'] as const;
  answers.list('get', path, () => (answers.calls(...revoking).length > 0 ? [] : [made]));
  answers.answer(...revoking, undefined);
  const { user } = renderScreen(<ApiTokensSection />);
  await user.click(await button(texts.revokeOf('Figures')));
  await user.click(await button(texts.revoke));
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('tokens that cannot be loaded can be retried', async () => {
  answers.refuse('get', path, 503);
  const { user } = renderScreen(<ApiTokensSection />);
  expect(await screen.findByText(record.notLoaded)).toBeVisible();
  answers.list('get', path, [made]);
  await user.click(await button('Try again'));
  expect(await screen.findByText('Figures')).toBeVisible();
});
