import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, growsTo, renderPage } from '../../../testing';
import { paths } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';
import type { Member } from '../session';

beforeEach(() => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/me/deletion', {
    scheduledAt: null,
    erasesAt: null,
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
  answers.answer('get', '/api/me/message-settings', {
    receivesFrom: 'members',
    showsRead: true,
    showsTyping: true,
    blocked: [],
  });
  answers.list('get', '/api/me/sessions', []);
  answers.list('get', '/api/me/api-tokens', []);
  answers.answer('get', '/api/me/data-export', blank('DataExportResponse'));
  growsTo();
});

const open = (at: string = paths.settings, as: Member = aMember()) => renderPage(at, { as });
const main = async () => within(await screen.findByRole('main'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const levelSwitch = () => screen.findByRole('switch', { name: i18n.t('preferences:level.label') });
const search = async () =>
  (await screen.findAllByRole('searchbox', { name: i18n.t('preferences:find.label') }))[0]!;
const page = (name: 'profile' | 'sign-in' | 'notifications' | 'privacy' | 'family' | 'data') =>
  i18n.t(`preferences:pages.${name}.name`);

test('the settings are a short list of pages, and each links back to it', async () => {
  const { user } = open();
  await heading(i18n.t('settings:title'));
  const list = await main();
  for (const name of ['profile', 'sign-in', 'notifications', 'privacy', 'family', 'data'] as const)
    expect(list.getByRole('link', { name: new RegExp(`^${page(name)}`) })).toBeVisible();
  await user.click(list.getByRole('link', { name: new RegExp(`^${page('privacy')}`) }));
  await heading(page('privacy'));
  expect(await levelSwitch()).toBeVisible();
  const [back] = (await main()).getAllByRole('link', { name: i18n.t('settings:title') }).slice(-1);
  await user.click(back!);
  await heading(i18n.t('settings:title'));
});

test('“level” finds the level’s visibility and leads to its switch, which gets the focus', async () => {
  const { user } = open();
  await user.type(await search(), 'level');
  await user.click(
    await screen.findByRole('link', { name: new RegExp(`^${i18n.t('preferences:names.level')}`) }),
  );
  await waitFor(async () => expect(await levelSwitch()).toHaveFocus());
  expect(`${location.pathname}${location.hash}`).toBe(sanctumPaths.settingsPage('privacy', 'level'));
});

test('Enter opens the first result, and a field that is loaded later gets the focus then', async () => {
  const messages = answers.hold('get', '/api/me/message-settings');
  const { user } = open();
  await user.type(await search(), 'typing{Enter}');
  await heading(page('privacy'));
  messages.answer({ receivesFrom: 'coach', showsRead: true, showsTyping: true, blocked: [] });
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: i18n.t('messages:settings.members') })).toHaveFocus(),
  );
});

test('a search without matches says so', async () => {
  const { user } = open();
  await user.type(await search(), 'xylophone');
  expect(await screen.findByText(i18n.t('preferences:find.none', { typed: 'xylophone' }))).toBeVisible();
});

test('a field of a form is found by its name', async () => {
  const { user } = open(sanctumPaths.settingsPage('data'));
  await user.type(await search(), 'time zone{Enter}');
  await waitFor(() => expect(screen.getByLabelText(i18n.t('settings:profile.timeZone'))).toHaveFocus());
});

test('an address from when settings were one page leads to the page with the setting now', async () => {
  open(`${paths.settings}#level`);
  await waitFor(async () => expect(await levelSwitch()).toHaveFocus());
});

test('an unknown page, or one not for the coach, leads to the list', async () => {
  open(`${paths.settings}/privacy`, aMember({ role: 'creator' }));
  await heading(i18n.t('settings:title'));
  expect((await main()).queryByRole('link', { name: new RegExp(`^${page('notifications')}`) })).toBeNull();
  expect((await main()).getByRole('link', { name: new RegExp(`^${page('data')}`) })).toBeVisible();
});
