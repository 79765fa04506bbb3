import { add, edit, lessonsInOrder, move, type CourseOutline, remove, restore, takeOut } from './outline';

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
  outline = add(outline, 'sections', 's1', 'S1', { parentId: 'c' });
  outline = add(outline, 'sections', 's2', 'S2', { parentId: 'c' });
  for (const [id, parentId] of [
    ['m1', 's1'],
    ['m2', 's1'],
    ['m3', 's2'],
  ] as const) {
    outline = add(outline, 'modules', id, id, { parentId });
    for (const n of ['a', 'b', 'c']) outline = add(outline, 'lessons', id + n, id + n, { parentId: id });
  }
  return outline;
};
const order = (outline: CourseOutline) =>
  lessonsInOrder(outline)
    .map(({ id }) => id)
    .join(' ');
const START = 'm1a m1b m1c m2a m2b m2c m3a m3b m3c';

describe('the outline of a course', () => {
  test.each([
    ['to the start', { parentId: 'm1', after: null }, 'm2a m1a m1b m1c m2b m2c m3a m3b m3c'],
    [
      'behind a lesson of another module',
      { parentId: 'm3', after: 'm3a' },
      'm1a m1b m1c m2b m2c m3a m2a m3b m3c',
    ],
    ['to the end', { parentId: 'm2' }, 'm1a m1b m1c m2b m2c m2a m3a m3b m3c'],
    ['behind itself', { parentId: 'm2', after: 'm2a' }, START],
  ])('moves a lesson %s', (_, place, expected) => {
    expect(order(move(course(), 'lessons', 'm2a', place))).toBe(expected);
  });

  it('moves a module with its lessons to another section', () => {
    const moved = move(course(), 'modules', 'm1', { parentId: 's2', after: 'm3' });
    expect(order(moved)).toBe('m2a m2b m2c m3a m3b m3c m1a m1b m1c');
  });

  test.each([
    ['lessons', 'm1b', 'm1a m1c m2a m2b m2c m3a m3b m3c'],
    ['modules', 'm2', 'm1a m1b m1c m3a m3b m3c'],
    ['sections', 's1', 'm3a m3b m3c'],
  ] as const)('removes from its %s a node with its contents, and restores it in place', (level, id, left) => {
    const before = course();
    const removed = takeOut(before, level, id)!;
    const after = remove(before, id);
    expect(order(after)).toBe(left);
    expect(order(restore(after, removed))).toBe(START);
    expect(restore(before, removed)).toBe(before);
  });

  it('changes only the given values', () => {
    const edited = edit(course(), 'lessons', 'm1a', { isFreePreview: true });
    expect(edited.lessons[0]).toMatchObject({ id: 'm1a', title: 'm1a', isFreePreview: true });
    expect(edited.lessons[1]).toBe(edited.lessons.find(({ id }) => id === 'm1b'));
  });
});
