import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { SECTIONS } from './sections';
import { SettingsPage } from './settings-page';
import { texts } from './parts/texts';

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.list('get', '/api/me/sessions', []);
  answers.answer('get', '/api/creator/site', blank('SiteDraftResponse'));
});

const open = (at: string) => renderScreen(<SettingsPage />, { at, route: '/settings/*' });
const sections = () => within(screen.getByRole('navigation', { name: texts.nav }));

test('every section has a URL, and its link is marked while it is open', async () => {
  const { user, router } = open('/settings/devices');
  expect(await screen.findByRole('region', { name: texts.sections.devices })).toBeVisible();
  expect(sections().getByRole('link', { current: 'page' })).toHaveTextContent(texts.sections.devices);
  expect(
    sections()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(SECTIONS.map(({ id }) => `/settings/${id}`));
  await user.click(sections().getByRole('link', { name: texts.sections.email }));
  expect(router.state.location.pathname).toBe('/settings/email');
  expect(await screen.findByRole('region', { name: texts.sections.email })).toBeVisible();
});

test.each(['/settings', '/settings/what-is-this'])('%s starts with the first section', async (at) => {
  const { router } = open(at);
  expect(await screen.findByRole('region', { name: texts.sections.profile })).toBeVisible();
  expect(router.state.location.pathname).toBe('/settings/profile');
});
