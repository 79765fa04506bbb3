import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderPage } from '../../../../testing';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { i18n } from '../../../shared/words/i18n';

function open(at: string, as: Parameters<typeof renderPage>[1]) {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/me/library', []);
  answers.answer('get', '/api/me/overview', blank('OverviewResponse'));
  answers.answer('get', '/api/me/groups', []);
  answers.answer('get', '/api/me/deletion', { scheduledAt: null, erasesAt: null });
  return renderPage(at, as);
}

test('its own address leads a member to its place in the member area', async () => {
  open(paths.community, { as: aMember() });
  await waitFor(() => expect(location.pathname).toBe(sanctumPaths.community));
  expect(await screen.findByRole('heading', { name: i18n.t('community:collective.title') })).toBeVisible();
});

test('a visitor is asked to sign in first', async () => {
  open(paths.community, { as: null });
  await waitFor(() => expect(location.pathname).toBe(paths.login));
  expect(new URLSearchParams(location.search).get('returnTo')).toBe(sanctumPaths.community);
});

describe('a part of the community that is not open yet', () => {
  test.each([
    [sanctumPaths.community, i18n.t('community:collective.notOpen')],
    [sanctumPaths.communityCircle, i18n.t('community:circle.notOpen')],
  ])('says so at %s, and does not pretend that nobody has written', async (at, words) => {
    open(at, { as: aMember() });
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    expect(screen.getByText(/later version of this site/)).toBeVisible();
    expect(screen.queryByText(/nobody has written|no conversations/i)).not.toBeInTheDocument();
  });
});

test('a member whom the coach has put into a circle and a pod reads their names there', async () => {
  open(sanctumPaths.communityCircle, { as: aMember() });
  answers.answer('get', '/api/me/groups', [
    { id: 'spring', kind: 'circle', name: 'Spring circle' },
    { id: 'two', kind: 'pod', name: 'Two by two' },
  ]);
  expect(
    await screen.findByText(i18n.t('community:circle.isIn', { names: ['Spring circle', 'Two by two'] })),
  ).toBeVisible();
  expect(screen.queryByText(new RegExp(i18n.t('community:circle.text')))).not.toBeInTheDocument();
});

test('circles that cannot be loaded are asked for again', async () => {
  const { user } = open(sanctumPaths.communityCircle, { as: aMember() });
  answers.refuse('get', '/api/me/groups', 500);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers.answer('get', '/api/me/groups', []);
  await user.click(again);
  expect(await screen.findByText(i18n.t('community:circle.none'))).toBeVisible();
});
