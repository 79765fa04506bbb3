import { indexesOf, lessonAfter, modulesOf } from './outline.js';

const modules = modulesOf({
  sections: [
    {
      modules: [
        { id: 'm1', lessons: [{ id: 'a' }, { id: 'b' }] },
        { id: 'm2', lessons: [] },
      ],
    },
    { modules: [{ id: 'm3', lessons: [{ id: 'c' }] }] },
  ],
});

describe('an outline', () => {
  test.each([
    ['a', 0, 0],
    ['b', 0, 1],
    ['c', 2, 0],
  ])('has lesson %s in module %d at %d, counted across sections', (id, moduleIndex, lessonIndex) =>
    expect(indexesOf(modules, id)).toEqual({ moduleIndex, lessonIndex }),
  );

  test('has no indexes for a removed lesson', () => expect(indexesOf(modules, 'gone')).toBeUndefined());

  test.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', null],
    ['gone', null],
  ])('lesson %s is followed by %s', (id, next) => expect(lessonAfter(modules, id)).toBe(next));
});
