import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { askPath, communityPaths } from '../../../shared/lib/community-paths';
import { i18n } from '../../../shared/words/i18n';
import { aPost, author, open } from '../testing/feed';

beforeEach(() => localStorage.clear());

test('a question is asked, found by its words, and marked as solved or not', async () => {
  answers.answer('get', '/api/community/questions', {
    pinned: [],
    next: null,
    items: [aPost('book', { kind: 'question', isSolved: true, answers: 2 })],
  });
  answers.answer('post', '/api/community/questions', ({ body }) =>
    aPost('new', { kind: 'question', text: body.text }),
  );
  answers.answer(
    'post',
    '/api/community/posts/{id}/mark-helpful',
    aPost('book', { kind: 'question', helpful: 7 }),
  );
  const { user } = open([], { at: communityPaths.communityQuestions });
  expect(await screen.findByText('Solved')).toBeVisible();
  expect(screen.getByText(i18n.t('feed:questions.count', { count: 2 }))).toBeVisible();
  await user.type(screen.getByLabelText(i18n.t('feed:questions.label')), 'Which book?');
  await user.click(screen.getByRole('button', { name: 'Ask Question' }));
  await waitFor(() =>
    expect(answers.calls('post', '/api/community/questions')[0]?.body).toEqual({
      text: 'Which book?',
      tag: null,
      lesson: null,
    }),
  );
  await user.click(screen.getByRole('button', { name: i18n.t('feed:questions.unsolved') }));
  await user.type(screen.getByRole('searchbox'), 'book');
  await waitFor(() =>
    expect(answers.calls('get', '/api/community/questions').at(-1)?.query).toEqual({
      q: 'book',
      unsolved: 'true',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Helpful' }));
  expect(await screen.findByText('7')).toBeVisible();
});

test('the asker accepts the answer that solved the question', async () => {
  const question = aPost('book', { kind: 'question', author: author({ isMe: true }), answers: 1 });
  const answer = {
    ...blank('ThreadResponse'),
    id: 'first',
    author: author({ name: 'Mia Stone' }),
    text: 'The blue one.',
    state: 'published' as const,
    hiddenReason: null,
    editedAt: null,
    createdAt: '2027-03-08T10:00:00.000Z',
    replies: [],
    isDeleted: false,
    isAccepted: false,
    helpful: 0,
    isHelpful: false,
  };
  answers.answer('get', '/api/community/questions', { pinned: [], next: null, items: [question] });
  answers.answer('get', '/api/community/posts/{id}/comments', { items: [answer], next: null });
  answers.answer('post', '/api/community/comments/{id}/accept', { ...question, isSolved: true });
  answers.answer('post', '/api/community/comments/{id}/mark-helpful', answer);
  const { user } = open([], { at: communityPaths.communityQuestions });
  await user.click(await screen.findByRole('button', { name: 'View answers' }));
  await user.click(await screen.findByRole('button', { name: 'Helpful' }));
  await waitFor(() =>
    expect(answers.calls('post', '/api/community/comments/{id}/mark-helpful')).toHaveLength(1),
  );
  await user.click(screen.getByRole('button', { name: i18n.t('feed:questions.accept') }));
  expect(await screen.findByText('Solved')).toBeVisible();
});

test('similar questions appear while typing, and a question about a lesson is sent with its place', async () => {
  answers.answer('get', '/api/community/questions', { pinned: [], next: null, items: [] });
  answers.answer('post', '/api/community/questions', ({ body }) => aPost('new', { text: body.text }));
  const at = askPath({
    lessonId: 'lesson',
    title: 'The kitchen table',
    video: { videoId: 'video', positionSeconds: 125.8 },
  });
  const { user } = open([], { at });
  answers.list('get', '/api/community/questions/similar', [
    { id: 'before', text: 'Which chair?', isSolved: true, answers: 2 },
  ]);
  await user.type(await screen.findByLabelText(i18n.t('feed:questions.label')), 'Why a chair?');
  expect(screen.getByText('About “The kitchen table” at 2:05')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Which chair?' })).toHaveAttribute(
    'href',
    communityPaths.communityPost('before'),
  );
  await user.click(screen.getByRole('button', { name: 'Ask Question' }));
  await waitFor(() =>
    expect(answers.calls('post', '/api/community/questions')[0]?.body).toEqual({
      text: 'Why a chair?',
      tag: null,
      lesson: { lessonId: 'lesson', videoId: 'video', atSeconds: 125 },
    }),
  );
  await waitFor(() => expect(location.search).toBe(''));
});

test('a question from within a lesson links to its minute', async () => {
  const lesson = {
    lessonId: 'lesson',
    courseId: 'course',
    title: 'The kitchen table',
    videoId: 'video',
    atSeconds: 125,
  };
  open([aPost('one', { lesson })]);
  const link = await screen.findByRole('link', { name: 'About “The kitchen table” at 2:05' });
  expect(link).toHaveAttribute('href', '/course/course?lesson=lesson&video=video&at=125');
});
