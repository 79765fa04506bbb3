import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { ApiTokens } from './api-tokens';

const path = '/api/me/api-tokens';
const member = aMember();
const TOKEN = 'sanctum_pat_of-this-test';
const made = {
  ...blank('ApiTokenResponse'),
  id: 'a-token',
  name: 'Shop sync',
  scopes: ['shop:read' as const],
};

const open = (as = member) => renderScreen(<ApiTokens member={as} />, { as });
const may = (area: 'shop' | 'learning' | 'account' | 'students', verb: 'read' | 'write') =>
  screen.getByRole('checkbox', {
    name: `${i18n.t(`api-tokens:areas.${area}`)}: ${i18n.t(`api-tokens:form.${verb}`)}`,
  });

test('a token is created with its permissions, shown once, and listed without its secret', async () => {
  answers.list('get', path, []);
  answers.answer('post', path, { ...made, token: TOKEN });
  const { user } = open();
  expect(await screen.findByText(i18n.t('api-tokens:none'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('api-tokens:open') }));
  await user.type(screen.getByLabelText(i18n.t('api-tokens:form.name')), 'Shop sync');
  await user.click(screen.getByRole('button', { name: i18n.t('api-tokens:form.submit') }));
  expect(await screen.findByText(i18n.t('api-tokens:form.noneAllowed'))).toBeVisible();
  await user.click(may('shop', 'read'));
  answers.list('get', path, [made]);
  await user.click(screen.getByRole('button', { name: i18n.t('api-tokens:form.submit') }));
  expect(await screen.findByDisplayValue(TOKEN)).toBeVisible();
  expect(answers.calls('post', path).map(({ body }) => body)).toEqual([
    { name: 'Shop sync', scopes: ['shop:read'], expiresInDays: 90 },
  ]);
  await user.click(screen.getByRole('button', { name: i18n.t('api-tokens:shown.copy') }));
  expect(await screen.findByText(i18n.t('api-tokens:shown.copied'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('api-tokens:shown.done') }));
  expect(await screen.findByText('Shop sync')).toBeVisible();
  expect(screen.queryByDisplayValue(TOKEN)).toBeNull();
});

test('an old sign-in is renewed with the password before a token is created', async () => {
  answers.list('get', path, []);
  answers.list('get', '/api/me/sessions', []);
  answers.refuse('post', path, 403, { code: 'fresh_sign_in_required' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: i18n.t('api-tokens:open') }));
  await user.type(screen.getByLabelText(i18n.t('api-tokens:form.name')), 'Shop sync');
  await user.click(may('learning', 'write'));
  await user.click(screen.getByRole('button', { name: i18n.t('api-tokens:form.submit') }));
  await user.type(
    await screen.findByLabelText(i18n.t('privacy:freshSignIn.password'), { selector: 'input' }),
    'a walk among birches',
  );
  answers.answer('post', '/api/auth/login', member);
  answers.answer('post', path, { ...made, token: TOKEN });
  await user.click(screen.getByRole('button', { name: i18n.t('privacy:freshSignIn.submit') }));
  expect(await screen.findByDisplayValue(TOKEN)).toBeVisible();
});

test('a revoked token leaves the list after confirming; the coach can allow other things than a member', async () => {
  let tokens = [made];
  answers.list('get', path, () => tokens);
  answers.answer('delete', '/api/me/api-tokens/{id}', () => {
    tokens = [];
  });
  const { user } = open(aMember({ role: 'creator' }));
  await user.click(
    await screen.findByRole('button', { name: i18n.t('api-tokens:revoke.of', { name: 'Shop sync' }) }),
  );
  await user.click(screen.getByRole('button', { name: i18n.t('api-tokens:revoke.yes') }));
  expect(await screen.findByText(i18n.t('api-tokens:none'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('api-tokens:open') }));
  expect(may('students', 'read')).toBeVisible();
  expect(screen.queryByText(i18n.t('api-tokens:areas.shop'))).toBeNull();
});

test('a token can be created by keyboard alone, starting with its name', async () => {
  answers.list('get', path, []);
  answers.answer('post', path, { ...made, token: TOKEN });
  const { user } = open();
  await screen.findByText(i18n.t('api-tokens:none'));
  screen.getByRole('button', { name: i18n.t('api-tokens:open') }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText(i18n.t('api-tokens:form.name'))).toHaveFocus();
  await user.keyboard('Shop sync{Tab}{Tab}{Tab} {Enter}');
  expect(await screen.findByDisplayValue(TOKEN)).toBeVisible();
  expect(answers.calls('post', path)).toMatchObject([{ body: { name: 'Shop sync', scopes: ['shop:read'] } }]);
});
