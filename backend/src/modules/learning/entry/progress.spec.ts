import { allDone, isCompleted, percent } from './outline.js';

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 66],
  [199, 200, 99],
  [200, 200, 100],
])('%d of %d lessons is %d percent', (done, total, expected) => expect(percent(done, total)).toBe(expected));

test.each([
  [[], [], false],
  [['a'], ['a'], true],
  [['a', 'b'], ['a'], false],
  [['a', 'b'], ['b', 'a', 'c'], true],
])('%j with %j finished is all done: %s', (ids, done, expected) =>
  expect(allDone(ids, new Set(done))).toBe(expected),
);

test.each([
  [false, 0, 0, false],
  [false, 1, 2, false],
  [false, 2, 2, true],
  [true, 1, 2, true],
])('completed once %s, %d of %d lessons finished: completed %s', (once, done, total, expected) =>
  expect(isCompleted(once, done, total)).toBe(expected),
);
