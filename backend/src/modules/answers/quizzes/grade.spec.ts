import { grade } from './grade.js';

const options = ['a', 'b', 'c'].map((id) => ({ id, text: id.toUpperCase() }));
const question = (id: string, correctOptionIds: string[]) => ({
  id,
  text: `Question ${id}`,
  options,
  correctOptionIds,
  feedback: { correct: '', incorrect: '' },
});
const questions = [question('one', ['a']), question('two', ['a', 'b']), question('three', ['c'])];

const given = (one: string[], two: string[], three: string[]) =>
  Object.entries({ one, two, three }).map(([questionId, optionIds]) => ({ questionId, optionIds }));

test.each([
  ['all right', given(['a'], ['b', 'a'], ['c']), 100],
  ['an option chosen twice counts once', given(['a', 'a'], ['a', 'b'], ['c']), 100],
  ['only one of two right options', given(['a'], ['a'], ['c']), 66],
  ['a wrong option beside the right ones', given(['a'], ['a', 'b', 'c'], ['c']), 66],
  ['all options of every question', given(['a', 'b', 'c'], ['a', 'b', 'c'], ['a', 'b', 'c']), 0],
  ['a question left out is wrong', given(['a'], ['a', 'b'], []).slice(0, 2), 66],
  ['nothing answered', [], 0],
])('%s', (_, answers, scorePercent) => {
  expect(grade({ questions, passPercent: 80 }, answers)).toMatchObject({
    scorePercent,
    isPassed: scorePercent >= 80,
  });
});

test.each([
  [66, true],
  [67, false],
  [0, true],
])('with two of three right and a pass mark of %i percent, passed is %s', (passPercent, isPassed) => {
  expect(grade({ questions, passPercent }, given(['a'], ['a'], ['c']))?.isPassed).toBe(isPassed);
});

test('answers keep the texts they were given to', () => {
  expect(grade({ questions, passPercent: 80 }, given(['b'], [], []))?.answers[0]).toEqual({
    questionId: 'one',
    question: 'Question one',
    optionIds: ['b'],
    options: ['B'],
    isCorrect: false,
  });
});

test.each([[{ questionId: 'four', optionIds: [] }], [{ questionId: 'one', optionIds: ['z'] }]])(
  'the answer %j does not belong to the quiz',
  (answer) => {
    expect(grade({ questions, passPercent: 80 }, [answer])).toBeUndefined();
  },
);
