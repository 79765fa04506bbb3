import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, renderPage } from '../../../../testing';
import { communityPaths } from '../../../shared/lib/community-paths';
import { i18n } from '../../../shared/words/i18n';
import { author, everythingIsSeen, open } from '../testing/feed';

beforeEach(() => localStorage.clear());

test('the coach announces, and members see the priority', async () => {
  const announcement = {
    id: 'news',
    priority: 'high' as const,
    title: 'The spring circle begins',
    text: 'On Thursday.',
    createdAt: '2027-03-08T10:00:00.000Z',
    editedAt: null,
    version: 1,
    untranslated: [],
    translations: null,
    isSeen: false,
    seenBy: { count: 1, members: 2 },
  };
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/community/events', { items: [], next: null });
  answers.answer('get', '/api/community/announcements', { items: [announcement], next: null });
  answers.answer('post', '/api/creator/announcements', announcement);
  answers.answer('delete', '/api/creator/announcements/{id}', undefined);
  const { user } = renderPage(communityPaths.communityAnnouncements, { as: aMember({ role: 'creator' }) });
  expect(await screen.findByText('High Priority')).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('feed:announcements.new') }));
  await user.type(screen.getByLabelText(i18n.t('feed:announcements.title')), 'Soup');
  await user.type(screen.getByLabelText(i18n.t('feed:announcements.text')), 'At seven.');
  await user.click(screen.getByRole('button', { name: i18n.t('feed:announcements.send') }));
  await waitFor(() =>
    expect(answers.calls('post', '/api/creator/announcements')[0]?.body).toEqual({
      priority: 'normal',
      title: 'Soup',
      text: 'At seven.',
    }),
  );
  await user.click(screen.getByRole('button', { name: i18n.t('feed:delete') }));
  const asked = within(await screen.findByRole('dialog'));
  await user.click(asked.getByRole('button', { name: i18n.t('feed:delete') }));
  await waitFor(() => expect(answers.calls('delete', '/api/creator/announcements/{id}')).toHaveLength(1));
});

test('announcements on a member’s screen are reported in one call, without those seen before', async () => {
  const watched = everythingIsSeen();
  const announced = (id: string, isSeen: boolean) => ({
    id,
    priority: 'normal' as const,
    title: `News ${id}`,
    text: 'On Thursday.',
    isSeen,
    seenBy: null,
    createdAt: '2027-03-08T10:00:00.000Z',
    editedAt: null,
    version: 1,
    untranslated: [],
    translations: null,
  });
  const seen = ['post', '/api/community/announcements/mark-seen'] as const;
  answers.answer(...seen, undefined);
  answers.answer('get', '/api/community/events', { items: [], next: null });
  answers.answer('get', '/api/community/announcements', {
    items: [announced('one', false), announced('two', false), announced('old', true)],
    next: null,
  });
  const { close } = open([], { at: communityPaths.communityAnnouncements });
  expect(await screen.findByText('News two')).toBeVisible();
  expect(screen.queryByText(/Seen by/)).not.toBeInTheDocument();
  close();
  await waitFor(() =>
    expect(answers.calls(...seen).map(({ body }) => body)).toEqual([{ ids: ['one', 'two'] }]),
  );
  watched.mockRestore();
});

test('the coach can open who has seen an announcement and who has not, with links to each student’s page', async () => {
  const announcement = {
    id: 'news',
    priority: 'high' as const,
    title: 'The spring circle begins',
    text: 'On Thursday.',
    createdAt: '2027-03-08T10:00:00.000Z',
    editedAt: null,
    version: 1,
    untranslated: [],
    translations: null,
    isSeen: false,
    seenBy: { count: 1, members: 2 },
  };
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/community/events', { items: [], next: null });
  answers.answer('get', '/api/community/announcements', { items: [announcement], next: null });
  const readers = ['get', '/api/creator/announcements/{id}/readers'] as const;
  answers.answer(...readers, ({ query }) =>
    query['of'] === 'seen'
      ? { items: [{ person: author({ id: 'rosa' }), seenAt: '2027-03-09T10:00:00.000Z' }], next: null }
      : { items: [], next: null },
  );
  const { user } = renderPage(communityPaths.communityAnnouncements, { as: aMember({ role: 'creator' }) });
  await user.click(
    await screen.findByRole('button', { name: i18n.t('feed:announcements.seenBy', { seen: 1, count: 2 }) }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: author().name })).toHaveAttribute(
    'href',
    '/creator/students/rosa/show',
  );
  expect(await dialog.findByText(i18n.t('feed:announcements.nobody.not_yet'))).toBeVisible();
});

test('a member cannot announce', async () => {
  answers.answer('get', '/api/community/events', { items: [], next: null });
  answers.answer('get', '/api/community/announcements', { items: [], next: null });
  open([], { at: communityPaths.communityAnnouncements });
  expect(await screen.findByText(i18n.t('feed:announcements.none'))).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('feed:announcements.new') })).not.toBeInTheDocument();
});
