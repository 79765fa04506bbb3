import {
  choiceOf,
  journalOf,
  noAnswers,
  sessionsOf,
  valuesOf,
  withChoice,
  withJournal,
  withoutSession,
  withoutValue,
  withSession,
  withValue,
} from './answers';

const at = '2027-03-01T10:00:00.000Z';
const choice = (optionId: string) => ({
  widgetId: 'w',
  optionId,
  isCorrect: false,
  correctOptionId: 'b',
  feedback: '',
  answeredAt: at,
});

test('the last choice counts', () => {
  const answers = withChoice(choice('b'))(withChoice(choice('a'))(noAnswers));
  expect(answers.choices).toHaveLength(1);
  expect(choiceOf(answers, 'w')?.optionId).toBe('b');
  expect(choiceOf(answers, 'other')).toBeUndefined();
});

test('a journal replaces its earlier version', () => {
  const journal = (text: string) => ({
    widgetId: 'w',
    text,
    version: 1,
    savedAt: at,
    sharedAt: null,
    sharedText: null,
    reply: null,
  });
  const answers = withJournal(journal('new'))(withJournal(journal('old'))(noAnswers));
  expect(answers.journals).toHaveLength(1);
  expect(journalOf(answers, 'w')?.text).toBe('new');
});

test('a scale keeps every value in order until one is undone', () => {
  const value = (id: string, number: number) => ({ id, value: number, at });
  const answers = [value('1', 3), value('2', 7), value('1', 4)].reduce(
    (so, next) => withValue('w', next)(so),
    noAnswers,
  );
  expect(valuesOf(answers, 'w').map((one) => one.value)).toEqual([4, 7]);
  expect(valuesOf(withoutValue('w', '2')(answers), 'w').map((one) => one.value)).toEqual([4]);
  expect(valuesOf(answers, 'other')).toEqual([]);
});

test('a session grows in place and can be deleted', () => {
  const session = (id: string, seconds: number) => ({ id, startedAt: at, seconds });
  const answers = [session('1', 10), session('2', 5), session('1', 20)].reduce(
    (so, next) => withSession('w', next)(so),
    noAnswers,
  );
  expect(sessionsOf(answers, 'w').map(({ seconds }) => seconds)).toEqual([20, 5]);
  expect(sessionsOf(withoutSession('w', '1')(answers), 'w')).toEqual([session('2', 5)]);
});
