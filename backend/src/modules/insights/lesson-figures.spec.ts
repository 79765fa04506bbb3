import { lessonFigures } from './revenue-sums.js';

const lesson = (began: number, completed: number, standing: number) => ({ began, completed, standing });

test('shares are of all enrolled members, including those who have not begun', () => {
  expect(lessonFigures([lesson(6, 3, 2)], 8)).toEqual([
    { began: 6, completed: 3, standing: 2, beganPercent: 75, completedPercent: 37.5, isMostCommon: true },
  ]);
});

test.each([
  ['the one with the most', [1, 4, 2], [false, true, false]],
  ['the first of two', [3, 0, 3], [true, false, false]],
  ['none when nobody stands anywhere', [0, 0], [false, false]],
  ['none in a course without lessons', [], []],
])('the lesson where most members are is marked: %s', (_, standing, marks) => {
  const lessons = standing.map((count) => lesson(9, 1, count));
  expect(lessonFigures(lessons, 9).map(({ isMostCommon }) => isMostCommon)).toEqual(marks);
});

test('there are no shares without enrolled members', () => {
  expect(lessonFigures([lesson(0, 0, 0)], 0)).toMatchObject([{ beganPercent: null, completedPercent: null }]);
});
