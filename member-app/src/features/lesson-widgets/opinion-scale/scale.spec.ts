import { labelOf, startOf } from './scale';

test.each([
  [1, 10, 5],
  [0, 10, 5],
  [1, 5, 3],
  [0, 1, 0],
  [0, 100, 50],
  [7, 8, 7],
])('a scale from %d to %d starts at %d', (min, max, start) => expect(startOf({ min, max })).toBe(start));

test.each([
  [1, 10, 1, 'wobbly'],
  [1, 10, 5, 'wobbly'],
  [1, 10, 6, 'steady'],
  [1, 10, 10, 'steady'],
  [0, 10, 5, 'wobbly'],
  [0, 10, 6, 'steady'],
  [1, 5, 3, 'wobbly'],
  [1, 5, 4, 'steady'],
])('on a scale from %d to %d, %d is %s', (min, max, value, label) =>
  expect(labelOf({ question: '', min, max, minLabel: 'wobbly', maxLabel: 'steady' }, value)).toBe(label),
);
