import {
  type CourseOutline,
  findLesson,
  firstLesson,
  lockAfter,
  moduleOf,
  neighbours,
} from './course-outline';

const lesson = (id: string, isCompleted = false) => ({
  id,
  title: id,
  subtitle: '',
  description: '',
  thumbnailUrl: null,
  isCompleted,
  isLocked: false,
  isFreePreview: false,
  completionRule: 'all_videos' as const,
  untranslated: [],
  videos: [],
});
const course = (...modules: ReturnType<typeof lesson>[][]): CourseOutline => ({
  id: 'c',
  title: 'Roots',
  description: '',
  thumbnailUrl: null,
  progressPercent: 0,
  lessonCount: 0,
  completedLessonCount: 0,
  isCompleted: false,
  untranslated: [],
  sections: [
    {
      id: 's',
      title: '',
      subtitle: '',
      untranslated: [],
      modules: modules.map((lessons, n) => ({
        id: `m${n}`,
        title: '',
        subtitle: '',
        untranslated: [],
        thumbnailUrl: null,
        isCompleted: false,
        isLocked: false,
        unlockDate: null,
        lessons,
      })),
    },
  ],
});

test('a lesson is found with its position among the modules', () =>
  expect(findLesson(course([lesson('a')], [lesson('b'), lesson('c')]), 'c')).toMatchObject({
    moduleIndex: 1,
    lessonIndex: 1,
  }));

test('a course starts at the first lesson that is not completed', () =>
  expect(firstLesson(course([lesson('a', true)], [lesson('b')]))?.lesson.id).toBe('b'));

test('a completed course opens at its beginning', () =>
  expect(firstLesson(course([lesson('a', true)]))?.lesson.id).toBe('a'));

test('a course without lessons has no first lesson', () => expect(firstLesson(course())).toBeUndefined());

describe('a lesson in its course', () => {
  const tree = course([lesson('a')], [lesson('b'), lesson('c')]);

  it('has neighbors across modules', () => {
    expect(neighbours(tree, 'b').previous?.lesson.id).toBe('a');
    expect(neighbours(tree, 'b').next?.lesson.id).toBe('c');
    expect(neighbours(tree, 'a').previous).toBeUndefined();
    expect(neighbours(tree, 'c').next).toBeUndefined();
    expect(neighbours(tree, 'gone')).toEqual({});
  });

  it('belongs to a module', () => {
    expect(moduleOf(tree, 'c')?.id).toBe('m1');
    expect(moduleOf(tree, 'gone')).toBeUndefined();
  });

  it('can be followed by a locked module', () => {
    const modules = tree.sections[0]?.modules ?? [];
    const locked = modules.map((module, n) => ({ ...module, isLocked: n === 1 }));
    const withLock = { ...tree, sections: [{ ...tree.sections[0]!, modules: locked }] };
    expect(lockAfter(withLock, 'a')?.id).toBe('m1');
    expect(lockAfter(tree, 'a')).toBeUndefined();
  });
});
