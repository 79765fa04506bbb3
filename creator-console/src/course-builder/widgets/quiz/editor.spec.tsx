import { screen } from '@testing-library/react';
import { texts as editing } from '../../editing/texts';
import { renderEditor } from '../../testing/render-editor';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';

const QUESTION = {
  id: 'q',
  text: 'What helps first?',
  options: [
    { id: 'a', text: 'Listening' },
    { id: 'b', text: 'Advice' },
  ],
  correctOptionIds: ['a'],
  feedback: { correct: '', incorrect: '' },
};
const QUIZ = {
  title: 'What you learned',
  questions: [QUESTION],
  passPercent: 80,
  attempts: null,
  isRequired: false,
};

test('a quiz is saved once its title, its questions and their options are written', async () => {
  const { user, fill, sent } = renderEditor('quiz');
  await fill(shared.title, 'What you learned');
  await fill(texts.questionText(1), 'What helps first?');
  await fill(texts.option(1, 1), 'Listening');
  expect(sent()).toBeUndefined();
  await fill(texts.option(1, 2), 'Advice');
  expect(sent()).toMatchObject({ ...QUIZ, questions: [{ text: 'What helps first?' }] });
  await user.click(screen.getByRole('button', { name: texts.addQuestion }));
  expect(screen.getByRole('group', { name: texts.question(2) })).toBeVisible();
  expect(await screen.findByText(/option 2 of question 2/)).toBeVisible();
});

test('several options can be right, and at least one must be', async () => {
  const { user, done, sent } = renderEditor('quiz', QUIZ);
  const right = (number: number) => screen.getByRole('checkbox', { name: texts.right(1, number) });
  await user.click(right(2));
  await done();
  expect(sent()).toMatchObject({ questions: [{ correctOptionIds: ['a', 'b'] }] });
  await user.click(right(1));
  await user.click(right(2));
  expect(await screen.findByText(editing.missingWords([texts.missing.right(1)]))).toBeVisible();
});

test('the pass mark, the attempts and what a lesson requires are saved', async () => {
  const { user, fill, done, sent } = renderEditor('quiz', QUIZ);
  await fill(texts.passPercent, '60', 'spinbutton');
  await fill(texts.attempts, '3', 'spinbutton');
  await user.click(screen.getByRole('switch', { name: texts.required }));
  await done();
  expect(sent()).toEqual({ ...QUIZ, passPercent: 60, attempts: 3, isRequired: true });
});

test('questions and options can be removed, but never the last question or a question’s last two options', async () => {
  const other = { ...QUESTION, id: 'other', text: 'What helps next?' };
  const { user, done, sent } = renderEditor('quiz', { ...QUIZ, questions: [QUESTION, other] });
  expect(screen.getByRole('button', { name: texts.removeOption(1, 1) })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: texts.removeQuestion(1) }));
  await done();
  expect(sent()).toEqual({ ...QUIZ, questions: [other] });
  expect(screen.queryByRole('button', { name: texts.removeQuestion(1) })).toBeNull();
});
