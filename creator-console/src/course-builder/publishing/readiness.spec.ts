import { add, type CourseOutline } from '../outline/outline';
import { readinessOf } from './readiness';

const bare: CourseOutline = {
  id: 'c',
  title: 'Course',
  status: 'draft',
  hasBeenPublished: false,
  sections: [],
  modules: [],
  lessons: [],
};
const withLessons = (count: number): CourseOutline => {
  let outline = add(bare, 'sections', 's', 'S', { parentId: 'c' });
  outline = add(outline, 'modules', 'm', 'M', { parentId: 's' });
  for (let n = 0; n < count; n++) outline = add(outline, 'lessons', `l${n}`, `L${n}`, { parentId: 'm' });
  return outline;
};
const product = { missing: null, thumbnailUrl: '/p.webp', tags: ['Confidence' as const], emptyLessonIds: [] };
const kinds = (outline: CourseOutline, changes: Partial<Parameters<typeof readinessOf>[1]> = {}) =>
  readinessOf(outline, { ...product, ...changes }, []).map(({ kind }) => kind);

describe('before a course is published', () => {
  test.each([
    ['without anything', bare, { missing: 'lesson' as const }, ['noLesson']],
    ['with modules alone', withLessons(0), { missing: 'lesson' as const }, ['noLesson']],
    ['with full lessons', withLessons(2), {}, []],
    ['with an empty lesson', withLessons(2), { emptyLessonIds: ['l1'] }, ['emptyLessons']],
    ['without a picture', withLessons(1), { thumbnailUrl: null }, ['noPicture']],
    ['without topics', withLessons(1), { tags: [] }, ['noTopics']],
  ])('%s', (_, outline, changes, expected) => {
    expect(kinds(outline, changes)).toEqual(expected);
  });

  it('only having no lesson prevents it', () => {
    const points = readinessOf(
      bare,
      { missing: 'lesson', thumbnailUrl: null, tags: [], emptyLessonIds: [] },
      [],
    );
    expect(points.filter(({ blocks }) => blocks).map(({ kind }) => kind)).toEqual(['noLesson']);
  });

  it('lists the empty lessons in order', () => {
    expect(readinessOf(withLessons(3), { ...product, emptyLessonIds: ['l0', 'l2'] }, [])).toMatchObject([
      { lessons: [{ id: 'l0' }, { id: 'l2' }] },
    ]);
  });

  it('counts the empty widgets of other lessons, and names the first of these', () => {
    const drafts = [
      { lessonId: 'l0', unfilled: ['text' as const] },
      { lessonId: 'l1', unfilled: [] },
      { lessonId: 'l2', unfilled: ['video' as const, 'text' as const] },
    ];
    expect(readinessOf(withLessons(3), { ...product, emptyLessonIds: ['l0'] }, drafts)).toMatchObject([
      { kind: 'emptyLessons' },
      { kind: 'unfilledWidgets', count: 2, first: { id: 'l2' } },
    ]);
  });
});
