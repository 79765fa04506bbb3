import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { communityPaths } from '../../shared/lib/community-paths';
import { paths } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';
import { aWriter, open } from './testing/feed';

const nothing = { pinned: [], items: [], next: null };

test.each([sanctumPaths.community, paths.community])(
  'the Collective at %s has feed, questions, announcements, and a field to post',
  async (at) => {
    open([], { at });
    expect(await screen.findByText(i18n.t('feed:none.title'))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Sanctum Collective' })).toBeVisible();
    expect(screen.getByPlaceholderText('Share Your Thoughts...')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: i18n.t('feed:tabs.label') }));
    expect(tabs.getByRole('link', { name: 'Main Feed' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'Q&A' })).toHaveAttribute(
      'href',
      communityPaths.communityQuestions,
    );
    expect(tabs.getByRole('link', { name: 'Announcements' })).toHaveAttribute(
      'href',
      communityPaths.communityAnnouncements,
    );
  },
);

test('questions are part of the Collective in the member area', async () => {
  answers.answer('get', '/api/community/questions', nothing);
  open([], { at: communityPaths.communityQuestions });
  expect(await screen.findByText('Ask the Community')).toBeVisible();
  const section = screen.getByRole('link', { name: 'Sanctum Collective' });
  expect(section).toHaveAttribute('aria-current', 'page');
});

test('on a phone a button opens the search and focuses it', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: i18n.t('search:label') }));
  expect(screen.getByRole('combobox', { name: i18n.t('search:label') })).toHaveFocus();
});

test('members in no circle learn what circles are', async () => {
  open([], { at: sanctumPaths.communityCircle });
  expect(await screen.findByRole('heading', { name: 'Join a Circle' })).toBeVisible();
  expect(
    screen.getByText(
      "You haven't been added to any circles yet. Once you're added to a circle by your coach, you'll be able to connect with your group here.",
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Select Circle' })).toBeVisible();
});

test('a member of a circle and a pod can switch between their posts', async () => {
  const feed = '/api/community/groups/{id}/feed';
  const { user } = open([], { at: sanctumPaths.communityCircle });
  answers.answer(
    'get',
    '/api/me/community',
    aWriter([
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

test('circles that could not be loaded can be requested again', async () => {
  const { user } = open([], { at: sanctumPaths.communityCircle });
  answers.refuse('get', '/api/me/community', 500);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers.answer('get', '/api/me/community', aWriter());
  await user.click(again);
  expect(await screen.findByText(i18n.t('community:circle.none'))).toBeVisible();
});
