import { nextSpeed } from './preferences';

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [2, 1, 2],
  [0.5, -1, 0.5],
  [1.1, 1, 1.25],
  [1.1, -1, 1],
] as const)('from %d× a step of %d leads to %d×', (from, step, to) => expect(nextSpeed(from, step)).toBe(to));
