import type { Schemas } from '@sanctum/openapi';
import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { findPlayback, noQuestions, openPlayer } from '../../../../testing/player';
import { i18n } from '../../../shared/words/i18n';

type Question = Schemas['PostResponse'];

const aQuestion = (text: string, isMe: boolean, facts: Partial<Question> = {}): Question => ({
  ...blank('PostResponse'),
  id: text,
  text,
  author: { ...blank('PersonResponse'), isMe },
  ...facts,
});
const section = () => screen.findByRole('region', { name: i18n.t('player:questions.title') });

test('a lesson lists the member’s own questions about it, and other people’s that have an answer', async () => {
  openPlayer();
  answers.answer('get', '/api/community/questions', ({ query }) => ({
    ...noQuestions,
    items:
      query.lessonId === 'evening'
        ? [
            aQuestion('Mine?', true),
            aQuestion('Theirs?', false),
            aQuestion('Why?', false, { answers: 2, isSolved: true }),
          ]
        : [],
  }));
  await findPlayback();
  await waitFor(async () => expect(within(await section()).getAllByRole('listitem')).toHaveLength(2));
  expect(await section()).not.toHaveTextContent('Theirs?');
  expect(within(await section()).getByRole('link', { name: 'Why?' })).toHaveAttribute(
    'href',
    '/community/posts/Why%3F',
  );
  expect(await section()).toHaveTextContent('2 answers');
  expect(within(await section()).getByText(i18n.t('player:questions.solved'))).toBeVisible();
});

test('a lesson without questions says so', async () => {
  openPlayer();
  expect(await screen.findByText(i18n.t('player:questions.none'))).toBeVisible();
});

test('questions that could not be loaded can be requested again', async () => {
  openPlayer();
  answers.refuse('get', '/api/community/questions', 503);
  await findPlayback();
  expect(await within(await section()).findByRole('alert')).toBeVisible();
});

test('a child without access to the community sees no questions', async () => {
  openPlayer();
  answers.refuse('get', '/api/community/questions', 403);
  await findPlayback();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: i18n.t('player:questions.title') })).not.toBeInTheDocument(),
  );
});
