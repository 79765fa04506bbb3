import { percentOf } from './revenue-sums.js';

test.each([
  [0, 0, null],
  [3, 0, null],
  [0, 7, 0],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [7, 7, 100],
  [3, 2, 150],
])('%i of %i is %j percent', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent));
