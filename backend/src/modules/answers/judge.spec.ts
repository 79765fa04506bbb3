import { judge } from './judge.js';

const question = {
  options: [
    { id: 'a', text: 'An answer' },
    { id: 'b', text: 'A breath' },
  ],
  correctOptionId: 'b',
  feedback: { correct: 'Yes.', incorrect: 'Look again.' },
};

test.each([
  ['a', { isCorrect: false, correctOptionId: 'b', feedback: 'Look again.' }],
  ['b', { isCorrect: true, correctOptionId: 'b', feedback: 'Yes.' }],
])('option %s gets %j', (optionId, verdict) => expect(judge(question, optionId)?.verdict).toEqual(verdict));

test('an option that is not offered gets no verdict', () => {
  expect(judge(question, 'c')).toBeUndefined();
});
