import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { paths } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';
import { UnsubscribePage } from './unsubscribe-page';

const path = '/api/unsubscribe/{token}';
const kind = 'course_completed' as const;
const open = (search = '?token=of-the-mail') =>
  renderScreen(<UnsubscribePage />, { at: `${paths.unsubscribe}${search}` });

test('a kind of email is turned off without signing in, and on again with one click', async () => {
  answers.answer('get', path, { kind, isEmailOn: true });
  answers.answer('post', path, { kind, isEmailOn: false });
  answers.answer('post', `${path}/resubscribe`, { kind, isEmailOn: true });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: i18n.t('unsubscribe:ask.yes') }));
  expect(
    await screen.findByText(i18n.t('unsubscribe:done.text', { kind: i18n.t(`unsubscribe:kinds.${kind}`) })),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('unsubscribe:done.undo') }));
  expect(
    await screen.findByText(i18n.t('unsubscribe:ask.text', { kind: i18n.t(`unsubscribe:kinds.${kind}`) })),
  ).toBeVisible();
  expect(answers.calls('post', path)[0]?.path.token).toBe('of-the-mail');
});

test('just opening the link turns nothing off', async () => {
  answers.answer('get', path, { kind, isEmailOn: true });
  open();
  expect(await screen.findByRole('heading', { name: i18n.t('unsubscribe:ask.title') })).toBeVisible();
});

test.each([
  ['was changed', '?token=changed'],
  ['lost its end', ''],
])('a link that %s says so and leads to the settings', async (_, search) => {
  answers.refuse('get', path, 404, { code: 'link_invalid' });
  open(search);
  expect(await screen.findByText(i18n.t('unsubscribe:broken.text'))).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('unsubscribe:settings') })).toHaveAttribute(
    'href',
    sanctumPaths.settingsPage('notifications'),
  );
});
