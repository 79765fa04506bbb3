import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { communityPaths } from '../../shared/lib/community-paths';
import { i18n } from '../../shared/words/i18n';
import { aPost, author, open } from './testing/feed';

beforeEach(() => localStorage.clear());

test('a withheld comment keeps its place above the replies, and has no actions', async () => {
  answers.answer('get', '/api/community/posts/{id}', aPost('one', { comments: 1 }));
  const facts = { hiddenReason: null, editedAt: null, createdAt: '2027-03-08T10:00:00.000Z' };
  const answer = {
    ...blank('CommentResponse'),
    ...facts,
    id: 'answer',
    author: author({ name: 'Mia Stone' }),
    text: 'The blue one.',
    state: 'published' as const,
  };
  const withheld = {
    ...blank('ThreadResponse'),
    ...facts,
    id: 'first',
    author: author({ id: null, name: '' }),
    text: '',
    state: 'withheld' as const,
    replies: [answer],
  };
  answers.answer('get', '/api/community/posts/{id}/comments', { items: [withheld], next: null });
  open([], { at: communityPaths.communityPost('one') });
  expect(await screen.findByText(i18n.t('feed:state.withheldComment'))).toBeVisible();
  expect(screen.getByText('The blue one.')).toBeVisible();
  // only the answer's
  expect(screen.getAllByRole('button', { name: i18n.t('feed:comments.reply') })).toHaveLength(1);
});

test('a post at its own URL is shown with its comments, and can be commented on', async () => {
  answers.answer('get', '/api/community/posts/{id}', aPost('one', { comments: 1 }));
  const comment = {
    ...blank('ThreadResponse'),
    id: 'first',
    author: author({ name: 'Mia Stone' }),
    text: 'Which book?',
    state: 'published' as const,
    hiddenReason: null,
    editedAt: null,
    createdAt: '2027-03-08T10:00:00.000Z',
    replies: [],
    isDeleted: false,
  };
  answers.answer('get', '/api/community/posts/{id}/comments', { items: [comment], next: null });
  answers.answer('post', '/api/community/posts/{id}/comments', comment);
  const { user } = open([], { at: communityPaths.communityPost('one') });
  expect(await screen.findByText('Which book?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('feed:comments.reply') }));
  await user.type(screen.getByLabelText(i18n.t('feed:comments.writeReply')), 'The blue one.');
  await user.click(screen.getAllByRole('button', { name: i18n.t('feed:comments.reply') }).at(-1)!);
  await waitFor(() =>
    expect(answers.calls('post', '/api/community/posts/{id}/comments')[0]?.body).toEqual({
      text: 'The blue one.',
      parentId: 'first',
    }),
  );
});

test('replies stay readable under a deleted comment', async () => {
  const reply = {
    ...blank('CommentResponse'),
    id: 'reply',
    author: author({ name: 'Rosa Lind' }),
    text: 'The blue one.',
    state: 'published' as const,
    createdAt: '2027-03-08T10:00:00.000Z',
  };
  const place = { ...blank('ThreadResponse'), id: 'gone', isDeleted: true, text: '', replies: [reply] };
  answers.answer('get', '/api/community/posts/{id}', aPost('one', { comments: 1 }));
  answers.answer('get', '/api/community/posts/{id}/comments', { items: [place], next: null });
  open([], { at: communityPaths.communityPost('one') });
  expect(await screen.findByText(i18n.t('feed:comments.deleted'))).toBeVisible();
  expect(screen.getByText('The blue one.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: i18n.t('feed:comments.reply') })).toHaveLength(1);
});

test('a missing post leads back', async () => {
  answers.refuse('get', '/api/community/posts/{id}', 404);
  open([], { at: communityPaths.communityPost('gone') });
  expect(await screen.findByText(i18n.t('feed:post.missing'))).toBeVisible();
});
