import { isTimeUp, withinTime } from './time-limit.js';

test('work that ends is done, and what it throws comes out as it is', () => {
  expect(withinTime(60_000, () => 'done')).toBe('done');
  const problem = new Error('no');
  expect(() =>
    withinTime(60_000, () => {
      throw problem;
    }),
  ).toThrow(problem);
});

test('work that never ends is ended', () => {
  const problemOf = (limit: number, work: () => void) => {
    try {
      return withinTime(limit, work);
    } catch (error) {
      return error;
    }
  };
  const never = problemOf(50, () => {
    for (;;);
  });
  const broken = problemOf(60_000, () => {
    throw new Error('no');
  });
  expect([isTimeUp(never), isTimeUp(broken)]).toEqual([true, false]);
});
