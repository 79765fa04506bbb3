import { lessonAfter, lessonAt, placeOf } from './course-map.js';

const course = {
  modules: [
    { id: 'm1', lessons: [{ id: 'a' }, { id: 'b' }] },
    { id: 'm2', lessons: [] },
    { id: 'm3', lessons: [{ id: 'c' }] },
  ],
};

describe('places in a course', () => {
  test.each([
    [0, 1, 'b'],
    [2, 0, 'c'],
    [1, 0, undefined],
    [9, 0, undefined],
    [0, -1, undefined],
  ])('module %d, lesson %d is %s', (moduleIndex, lessonIndex, id) =>
    expect(lessonAt(course, { moduleIndex, lessonIndex })).toBe(id),
  );

  test.each(['a', 'b', 'c'])('lesson %s is found again where it stands', (id) =>
    expect(lessonAt(course, placeOf(course, id)!)).toBe(id),
  );

  test('a lesson that was taken out has no place', () => expect(placeOf(course, 'gone')).toBeUndefined());

  test.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', null],
    ['gone', null],
  ])('after lesson %s comes %s', (id, next) => expect(lessonAfter(course, id)).toBe(next));
});
