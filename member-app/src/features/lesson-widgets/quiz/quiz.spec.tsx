import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { SignedInOnly } from '../../session';
import { LessonOfWidgetsProvider } from '../parts/lesson-context';
import type { QuizResult } from './api';
import { QuizView } from './view';

const RESULT = '/api/me/widgets/{widgetId}/quiz';
const SUBMIT = '/api/me/widgets/{widgetId}/quiz-attempts/{id}';
const t = (key: string, facts = {}) => String(i18n.t(`widgets:quiz.${key}` as never, facts as never));

const settings = {
  title: 'What you learned',
  passPercent: 80,
  attempts: 2,
  isRequired: true,
  questions: [
    {
      id: 'one',
      text: 'What helps first?',
      isMultiple: false,
      options: [
        { id: 'a', text: 'Advice' },
        { id: 'b', text: 'A breath' },
      ],
    },
    {
      id: 'two',
      text: 'What helps at night?',
      isMultiple: true,
      options: [
        { id: 'a', text: 'A story' },
        { id: 'b', text: 'A song' },
      ],
    },
  ],
};
const untouched: QuizResult = {
  widgetId: 'quiz',
  isPassed: false,
  attemptCount: 0,
  attemptsLeft: 2,
  bestPercent: null,
  latest: null,
};
const failed = (id: string, attemptsLeft: number): QuizResult => ({
  ...untouched,
  attemptCount: 2 - attemptsLeft,
  attemptsLeft,
  bestPercent: 50,
  latest: {
    id,
    scorePercent: 50,
    isPassed: false,
    submittedAt: '2027-03-01T10:00:00.000Z',
    questions: [
      {
        questionId: 'one',
        optionIds: ['b'],
        isCorrect: true,
        feedback: 'Yes.',
        correctOptionIds: attemptsLeft ? null : ['b'],
      },
      {
        questionId: 'two',
        optionIds: ['a'],
        isCorrect: false,
        feedback: 'There are two.',
        correctOptionIds: attemptsLeft ? null : ['a', 'b'],
      },
    ],
  },
});

async function openQuiz(result: QuizResult, { stores = true } = {}) {
  answers.answer('get', RESULT, result);
  const view = renderScreen(
    <SignedInOnly>
      {() => (
        <LessonOfWidgetsProvider value={{ lessonId: 'lesson', stores }}>
          <QuizView id="quiz" type="quiz" settings={settings} untranslated={[]} />
        </LessonOfWidgetsProvider>
      )}
    </SignedInOnly>,
    { as: aMember() },
  );
  await screen.findByText(/What helps first\?/);
  return view;
}
const submitButton = () => screen.getByRole('button', { name: t('submit') });
const option = (name: string, role: 'radio' | 'checkbox') => screen.getByRole(role, { name });

beforeEach(() => localStorage.clear());

test('all questions are answered, graded and shown with their feedback; another attempt starts empty', async () => {
  const { user } = await openQuiz(untouched);
  expect(screen.getByText(new RegExp(t('required')))).toBeVisible();
  await user.click(option('A breath', 'radio'));
  await user.click(submitButton());
  expect(await screen.findByText(t('answerAll'))).toBeVisible();
  expect(option('A story', 'checkbox')).toHaveFocus();
  await user.click(option('A story', 'checkbox'));
  answers.answer('put', SUBMIT, ({ path }) => failed(path.id, 1));
  await user.click(submitButton());
  const score = await screen.findByText(t('notPassed', { percent: 50 }));
  await waitFor(() => expect(score).toHaveFocus());
  expect(answers.calls('put', SUBMIT)[0]?.body).toEqual({
    answers: [
      { questionId: 'one', optionIds: ['b'] },
      { questionId: 'two', optionIds: ['a'] },
    ],
  });
  expect(screen.getByText('There are two.')).toBeVisible();
  expect(screen.queryByText(t('rightAnswer', { answer: 'A story, A song' }))).toBeNull();
  await user.click(screen.getByRole('button', { name: t('tryAgain') }));
  expect(option('A breath', 'radio')).not.toBeChecked();
  expect(option('A story', 'checkbox')).not.toBeChecked();
});

test('without attempts left the right answers are shown, and no button leads to another attempt', async () => {
  await openQuiz(failed('last', 0));
  expect(screen.getByText(t('noneLeft'))).toBeVisible();
  expect(screen.getByText(t('rightAnswer', { answer: 'A story, A song' }))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('answers that could not be sent stay on the device, and are sent as the same attempt', async () => {
  const { user, unmount } = await openQuiz(untouched);
  await user.click(option('A breath', 'radio'));
  await user.click(option('A song', 'checkbox'));
  answers.refuse('put', SUBMIT, 503);
  await user.click(submitButton());
  expect(await screen.findByText(t('notSent'))).toBeVisible();
  unmount();
  const again = await openQuiz(untouched);
  expect(option('A breath', 'radio')).toBeChecked();
  expect(option('A song', 'checkbox')).toBeChecked();
  answers.answer('put', SUBMIT, ({ path }) => failed(path.id, 1));
  await again.user.click(submitButton());
  await screen.findByText(t('notPassed', { percent: 50 }));
  expect(new Set(answers.calls('put', SUBMIT).map(({ path }) => path.id)).size).toBe(1);
});

test('an attempt whose result never arrived is not sent again as the next one', async () => {
  const key = `sanctum.quiz.${aMember().id}.quiz`;
  localStorage.setItem(key, JSON.stringify({ id: 'lost', choices: { one: ['b'], two: ['a'] } }));
  const { user } = await openQuiz(failed('lost', 1));
  await user.click(screen.getByRole('button', { name: t('tryAgain') }));
  expect(option('A breath', 'radio')).not.toBeChecked();
});

test('in a preview nothing is sent or kept', async () => {
  const { user } = await openQuiz(untouched, { stores: false });
  await user.click(option('A breath', 'radio'));
  await user.click(option('A song', 'checkbox'));
  await user.click(submitButton());
  expect(screen.getByText(t('previewResult'))).toBeVisible();
  expect(answers.calls('put', SUBMIT)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
