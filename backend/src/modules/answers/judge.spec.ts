import { judge } from './judge.js';

const question = {
  options: [
    { id: 'a', text: 'An answer' },
    { id: 'b', text: 'A breath' },
  ],
  correctOptionId: 'b',
  feedback: { correct: 'Yes.', incorrect: 'Look again.' },
  translations: { es: { correct: 'Sí.' } },
};

test.each([
  ['a', 'en', { isCorrect: false, correctOptionId: 'b', feedback: 'Look again.' }],
  ['b', 'en', { isCorrect: true, correctOptionId: 'b', feedback: 'Yes.' }],
  ['b', 'es', { isCorrect: true, correctOptionId: 'b', feedback: 'Sí.' }],
  ['a', 'es', { isCorrect: false, correctOptionId: 'b', feedback: 'Look again.' }],
] as const)('option %s in %s gets %j', (optionId, language, verdict) =>
  expect(judge(question, optionId, language)?.verdict).toEqual(verdict),
);

test('an option that is not offered gets no verdict', () => {
  expect(judge(question, 'c', 'en')).toBeUndefined();
});
