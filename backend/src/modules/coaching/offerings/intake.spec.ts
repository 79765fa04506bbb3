import type { DomainError } from '../../../kernel/errors.js';
import { answersTo, checkQuestions, type IntakeQuestion } from './intake.js';

const age: IntakeQuestion = { id: 'age', kind: 'text', question: 'Her age?', isRequired: true, choices: [] };
const when: IntakeQuestion = {
  id: 'when',
  kind: 'choice',
  question: 'When?',
  isRequired: false,
  choices: ['Mornings', 'Evenings'],
};
const story: IntakeQuestion = {
  ...age,
  id: 'story',
  kind: 'long_text',
  question: 'What?',
  isRequired: false,
};

function fieldsOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    return Object.keys((error as DomainError).details.fields ?? {});
  }
  return [];
}
const answers = (given: Record<string, string>) =>
  Object.entries(given).map(([questionId, answer]) => ({ questionId, answer }));

test('answers keep their questions’ text, in the coach’s order, without skipped questions', () => {
  expect(answersTo([age, when, story], answers({ when: 'Evenings', story: ' ', age: ' Eleven ' }))).toEqual([
    { question: 'Her age?', answer: 'Eleven' },
    { question: 'When?', answer: 'Evenings' },
  ]);
  expect(answersTo([], [])).toEqual([]);
});

test.each<[string, Record<string, string>, string[]]>([
  ['nothing where an answer is needed', { when: 'Evenings' }, ['answers.age']],
  ['spaces where an answer is needed', { age: '  ' }, ['answers.age']],
  ['what cannot be chosen', { age: '9', when: 'Noon' }, ['answers.when']],
  ['more than a line', { age: 'x'.repeat(301) }, ['answers.age']],
  ['nothing of what is answered well, or is asked no more', { age: '9', story: '', gone: 'Yes' }, []],
])('refused at its question: %s', (_, given, fields) => {
  expect(fieldsOf(() => answersTo([age, when, story], answers(given)))).toEqual(fields);
});

test.each<[string, IntakeQuestion[], string[]]>([
  ['a choice of one', [{ ...when, choices: ['Always'] }], ['questions.0.choices']],
  ['a choice of the same twice', [age, { ...when, choices: ['Now', 'Now'] }], ['questions.1.choices']],
  ['choices of a text', [{ ...age, choices: ['a', 'b'] }], ['questions.0.choices']],
  ['one that is there twice', [age, age], ['questions.1.id']],
  ['nothing of three that are well', [age, when, story], []],
])('refused at the coach’s question: %s', (_, questions, fields) => {
  expect(fieldsOf(() => checkQuestions(questions))).toEqual(fields);
});
