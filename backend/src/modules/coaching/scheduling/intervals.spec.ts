import { type Interval, merge, overlaps, subtract } from './intervals.js';

const at = (...pairs: [number, number][]): Interval[] => pairs.map(([start, end]) => ({ start, end }));

test.each([
  ['touch', [0, 2], [2, 4], false],
  ['share a moment', [0, 3], [2, 4], true],
  ['lie in one another', [0, 9], [2, 4], true],
  ['are apart', [0, 1], [2, 4], false],
] as const)('two intervals that %s', (_, one, other, expected) => {
  const [a, b] = at([...one], [...other]) as [Interval, Interval];
  expect(overlaps(a, b)).toBe(expected);
  expect(overlaps(b, a)).toBe(expected);
});

test.each([
  ['nothing stays nothing', at(), at()],
  ['what is empty goes', at([3, 3], [5, 4]), at()],
  ['what touches becomes one', at([0, 2], [2, 4]), at([0, 4])],
  ['what overlaps becomes one', at([0, 3], [2, 4]), at([0, 4])],
  ['what lies in another goes', at([0, 9], [2, 4]), at([0, 9])],
  ['what is apart stays apart, in order', at([5, 6], [0, 1]), at([0, 1], [5, 6])],
])('merged, %s', (_, intervals, expected) => {
  expect(merge(intervals)).toEqual(expected);
});

test.each([
  ['nothing taken', at([0, 9]), at(), at([0, 9])],
  ['taken from the middle', at([0, 9]), at([3, 5]), at([0, 3], [5, 9])],
  ['taken at the beginning', at([2, 9]), at([0, 5]), at([5, 9])],
  ['taken at the end', at([0, 9]), at([7, 12]), at([0, 7])],
  ['all taken', at([2, 5]), at([0, 9]), at()],
  ['taken twice', at([0, 9]), at([1, 3], [2, 4]), at([0, 1], [4, 9])],
  ['taken elsewhere', at([0, 2]), at([2, 4]), at([0, 2])],
  ['two stretches, one hole across both', at([0, 4], [6, 9]), at([3, 7]), at([0, 3], [7, 9])],
])('%s', (_, from, taken, expected) => {
  expect(subtract(from, taken)).toEqual(expected);
});
