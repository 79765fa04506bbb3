import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, growsTo, renderPage } from '../../../testing';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';

const me = (groups: { id: string; kind: 'circle' | 'pod'; name: string }[] = []) => ({
  canWrite: true,
  hasAcceptedGuidelines: true,
  canPublishAtOnce: true,
  mute: null,
  warning: null,
  groups,
});
const nothing = { pinned: [], items: [], next: null };

function open(at: string, as: Parameters<typeof renderPage>[1]) {
  growsTo();
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.list('get', '/api/me/library', []);
  answers.answer('get', '/api/me/overview', blank('OverviewResponse'));
  answers.answer('get', '/api/me/community', me());
  answers.answer('get', '/api/community/feed', nothing);
  answers.list('get', '/api/community/trending', []);
  answers.answer('get', '/api/community/announcements', { items: [], next: null });
  answers.answer('get', '/api/community/events', { items: [], next: null });
  answers.answer('get', '/api/me/deletion', {
    scheduledAt: null,
    erasesAt: null,
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
  return renderPage(at, as);
}

test('the Collective is the feed of all members, with room to write', async () => {
  open(sanctumPaths.community, { as: aMember() });
  expect(await screen.findByText(i18n.t('feed:none.title'))).toBeVisible();
  expect(screen.getByPlaceholderText('Share Your Thoughts...')).toBeVisible();
});

test('who is in no circle reads what circles are', async () => {
  open(sanctumPaths.communityCircle, { as: aMember() });
  expect(await screen.findByRole('heading', { name: 'Join a Circle' })).toBeVisible();
  expect(
    screen.getByText(
      "You haven't been added to any circles yet. Once you're added to a circle by your coach, you'll be able to connect with your group here.",
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Select Circle' })).toBeVisible();
});

test('who is in a circle and a pod chooses between what is written there', async () => {
  const feed = '/api/community/groups/{id}/feed';
  const { user } = open(sanctumPaths.communityCircle, { as: aMember() });
  answers.answer(
    'get',
    '/api/me/community',
    me([
      { id: 'spring', kind: 'circle', name: 'Spring circle' },
      { id: 'two', kind: 'pod', name: 'Two by two' },
    ]),
  );
  answers.answer('get', feed, nothing);
  expect(await screen.findByText(i18n.t('feed:none.group'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Two by two' }));
  await waitFor(() => expect(answers.calls('get', feed).at(-1)?.path).toEqual({ id: 'two' }));
  expect(new URLSearchParams(location.search).get('group')).toBe('two');
});

test('circles that cannot be loaded are asked for again', async () => {
  const { user } = open(sanctumPaths.communityCircle, { as: aMember() });
  answers.refuse('get', '/api/me/community', 500);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers.answer('get', '/api/me/community', me());
  await user.click(again);
  expect(await screen.findByText(i18n.t('community:circle.none'))).toBeVisible();
});
