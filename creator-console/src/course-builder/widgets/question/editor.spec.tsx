import { screen, waitFor } from '@testing-library/react';
import { texts as editing } from '../../editing/texts';
import { renderEditor } from '../../testing/render-editor';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';

const CHOICE = {
  kind: 'multiple_choice' as const,
  question: 'Which one?',
  options: [
    { id: 'a', text: 'This' },
    { id: 'b', text: 'That' },
  ],
  correctOptionId: 'a',
  feedback: { correct: '', incorrect: '' },
};
const options = () => screen.getAllByRole('textbox', { name: /^Option \d+$/ });
const button = (name: string) => screen.getByRole('button', { name });

test('a multiple-choice question is saved with its options, the correct one and the feedback', async () => {
  const { user, fill, sent } = renderEditor('question');
  await fill(shared.question, 'Which one?');
  await fill(texts.option(1), 'This');
  expect(sent()).toBeUndefined();
  await fill(texts.option(2), 'That');
  expect(sent()).toEqual(CHOICE);
  await user.click(screen.getByRole('radio', { name: texts.right(2) }));
  await fill(texts.feedback.correct, 'Yes');
  await fill(texts.feedback.incorrect, 'Not yet');
  const feedback = { correct: 'Yes', incorrect: 'Not yet' };
  expect(sent()).toEqual({ ...CHOICE, correctOptionId: 'b', feedback });
});

test('a question without text or with an empty option is not finished, and says so beside each', async () => {
  const { field, fill, done, sent, onClose } = renderEditor('question');
  await fill(texts.option(1), 'This');
  expect(
    screen.getByText(editing.missingWords([shared.missing.question, texts.missingOption(2)])),
  ).toBeVisible();
  await done();
  expect(field(shared.question)).toHaveAccessibleDescription(editing.needed);
  expect(field(texts.option(1))).toBeValid();
  expect(field(texts.option(2))).toHaveAccessibleDescription(editing.needed);
  expect([sent(), onClose.mock.calls]).toEqual([undefined, []]);
});

test('up to ten options can be added', async () => {
  const { user, fill, sent } = renderEditor('question', CHOICE);
  await user.click(button(texts.addOption));
  await fill(texts.option(3), 'Both');
  expect(sent()).toMatchObject({ options: [{ text: 'This' }, { text: 'That' }, { text: 'Both' }] });
  for (let count = 3; count < 10; count += 1) await user.click(button(texts.addOption));
  expect(options()).toHaveLength(10);
  expect(button(texts.addOption)).toBeDisabled();
});

test('options can be removed down to two; if the correct one is removed, the first becomes correct', async () => {
  const three = [...CHOICE.options, { id: 'c', text: 'Both' }];
  const { user, field, sent } = renderEditor('question', { ...CHOICE, options: three });
  await user.click(button(texts.removeOption(1)));
  await user.click(field(texts.option(1)));
  await user.tab();
  expect(options()).toHaveLength(2);
  expect(screen.getByRole('radio', { name: texts.right(1) })).toBeChecked();
  expect(sent()).toMatchObject({ options: [{ id: 'b' }, { id: 'c' }], correctOptionId: 'b' });
  expect(button(texts.removeOption(1))).toBeDisabled();
});

test('a journal has a question and no options', async () => {
  const { fill, sent } = renderEditor('question', { kind: 'journal', question: 'What do you carry?' });
  await fill(shared.question, 'What do you leave here?');
  expect(sent()).toEqual({ kind: 'journal', question: 'What do you leave here?' });
  expect(screen.queryByRole('button', { name: texts.addOption })).not.toBeInTheDocument();
});

test('a server error is shown beside its option, or above the fields', async () => {
  const { field, fill, refuse } = renderEditor('question', CHOICE);
  refuse({ 'options.1.text': 'Too big', correctOptionId: 'must be one of the options' });
  await fill(texts.option(2), 'Neither');
  expect(await screen.findByRole('alert')).toHaveTextContent(editing.wrong.other);
  expect(field(texts.option(2))).toHaveAccessibleDescription(editing.wrong.tooLong);
});

test('Done marks missing fields, and focuses the first', async () => {
  const { field, fill, done } = renderEditor('question', CHOICE);
  await fill(texts.option(1), '');
  expect(field(texts.option(1))).toBeValid();
  await done();
  expect(field(texts.option(1))).toHaveAccessibleDescription(editing.needed);
  expect(field(texts.option(1))).toBeInvalid();
  await waitFor(() => expect(field(texts.option(1))).toHaveFocus());
});

test('the question has at most 500 characters, an option 300 and feedback 500', () => {
  const { field } = renderEditor('question');
  expect(field(shared.question)).toHaveAttribute('maxlength', '500');
  expect(field(texts.option(1))).toHaveAttribute('maxlength', '300');
  expect(field(texts.feedback.correct)).toHaveAttribute('maxlength', '500');
});
