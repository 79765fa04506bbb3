import { add, move, lessonsInOrder, levelOf, type CourseOutline } from './outline';
import { dropTargetFor, oneStep } from './placing';

/** Two sections, one with two modules and one with one; two lessons each. */
const course = (): CourseOutline => {
  let outline: CourseOutline = {
    id: 'c',
    title: 'Course',
    status: 'draft',
    hasBeenPublished: false,
    sections: [],
    modules: [],
    lessons: [],
  };
  for (const id of ['s1', 's2']) outline = add(outline, 'sections', id, id, { parentId: 'c' });
  for (const [id, parentId] of [
    ['m1', 's1'],
    ['m2', 's1'],
    ['m3', 's2'],
  ] as const) {
    outline = add(outline, 'modules', id, id, { parentId });
    for (const n of ['a', 'b']) outline = add(outline, 'lessons', id + n, id + n, { parentId: id });
  }
  return outline;
};
const allOpen = () => true;
const order = (outline: CourseOutline) =>
  lessonsInOrder(outline)
    .map(({ id }) => id)
    .join(' ');

describe('dropping one row on another', () => {
  test.each([
    ['m1a', 'm1b', 'm1b m1a m2a m2b m3a m3b'],
    ['m1b', 'm1a', 'm1b m1a m2a m2b m3a m3b'],
    ['m1a', 'm2a', 'm1b m2a m1a m2b m3a m3b'],
    ['m3a', 'm1b', 'm1a m3a m1b m2a m2b m3b'],
    ['m1a', 'm2', 'm1b m1a m2a m2b m3a m3b'],
    ['m2a', 'm2', 'm1a m1b m2a m2b m3a m3b'],
    ['m1', 'm2', 'm2a m2b m1a m1b m3a m3b'],
    ['m1', 'm3', 'm2a m2b m3a m3b m1a m1b'],
    ['m3', 's1', 'm3a m3b m1a m1b m2a m2b'],
    ['s1', 's2', 'm3a m3b m1a m1b m2a m2b'],
  ])('puts %s where %s is: %s', (id, overId, expected) => {
    const outline = course();
    const { place } = dropTargetFor(outline, id, overId, allOpen)!;
    expect(order(move(outline, levelOf(outline, id)!, id, place))).toBe(expected);
  });

  it('over a module’s head moves it to the end of the module before', () => {
    expect(dropTargetFor(course(), 'm2a', 'm2', allOpen)).toEqual({
      place: { parentId: 'm1' },
      overId: 'm2',
      line: 'before',
    });
  });

  it('puts a lesson at the end of a closed module', () => {
    expect(dropTargetFor(course(), 'm1a', 'm3', () => false)).toMatchObject({
      place: { parentId: 'm3' },
      line: 'into',
    });
  });

  test.each([
    ['m1a', 's1'],
    ['m1', 'm2a'],
    ['m1a', 'm1a'],
    ['m1a', 'gone'],
  ])('does nothing for %s on %s', (id, overId) => {
    expect(dropTargetFor(course(), id, overId, allOpen)).toBeUndefined();
  });
});

describe('one step', () => {
  test.each([
    ['m1a', 1, 'm1b m1a m2a m2b m3a m3b'],
    ['m1b', -1, 'm1b m1a m2a m2b m3a m3b'],
    ['m1b', 1, 'm1a m1b m2a m2b m3a m3b'],
    ['m3a', -1, 'm1a m1b m2a m2b m3a m3b'],
    ['m2', 1, 'm1a m1b m2a m2b m3a m3b'],
  ] as const)('of %s by %d', (id, step, expected) => {
    const outline = course();
    expect(order(move(outline, levelOf(outline, id)!, id, oneStep(outline, id, step)!))).toBe(expected);
  });

  it('beyond the course does nothing', () => {
    expect(oneStep(course(), 'm1a', -1)).toBeUndefined();
    expect(oneStep(course(), 'm3b', 1)).toBeUndefined();
    expect(oneStep(course(), 's2', 1)).toBeUndefined();
  });
});
