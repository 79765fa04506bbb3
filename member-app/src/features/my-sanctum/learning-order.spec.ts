import { byNeed } from './learning-order';

test('courses under way come first, then those to begin, then those finished', () => {
  const courses = [0, 100, 20, null, 80].map((progressPercent) => ({ progressPercent }));
  expect(byNeed(courses).map(({ progressPercent }) => progressPercent)).toEqual([80, 20, 0, null, 100]);
});
