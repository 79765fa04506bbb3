import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, growsTo, renderPage } from '../../../testing';
import { paths } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';

beforeEach(() => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/me/deletion', {
    scheduledAt: null,
    erasesAt: null,
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
  growsTo();
  answers.list('get', '/api/me/second-seats', []);
  answers.answer('get', '/api/family', { wards: [], waiting: [], guardians: [], isProven: true });
});

test('a member without a daughter here learns what the page is for, and can start from it', async () => {
  renderPage(sanctumPaths.family, { as: aMember() });
  expect(await screen.findByRole('heading', { level: 1, name: i18n.t('family:title') })).toBeVisible();
  expect(await screen.findByRole('heading', { name: i18n.t('family:start.title') })).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('family:add.open') })).toHaveAttribute(
    'href',
    sanctumPaths.addDaughter,
  );
});

test('its old address in the settings leads there', async () => {
  renderPage(`${paths.settings}#family`, { as: aMember() });
  await waitFor(() => expect(location.pathname).toBe(sanctumPaths.family));
});

test('the account menu leads there, except for the coach', async () => {
  const { user } = renderPage(sanctumPaths.family, { as: aMember() });
  await user.click((await screen.findAllByRole('button', { name: i18n.t('shell:account.open') }))[0]!);
  const menu = await screen.findByRole('menu');
  expect(within(menu).getByRole('menuitem', { name: i18n.t('shell:account.family') })).toHaveAttribute(
    'href',
    sanctumPaths.family,
  );
});
