import { type Course, findLesson, firstLesson } from './course';

const lesson = (id: string, completed = false) => ({
  id,
  title: id,
  description: '',
  completed,
  locked: false,
  freePreview: false,
  videos: [],
});
const course = (...modules: ReturnType<typeof lesson>[][]): Course => ({
  id: 'c',
  title: 'Roots',
  description: '',
  thumbnailUrl: null,
  progressPercent: 0,
  totalLessons: 0,
  completedLessons: 0,
  sections: [
    {
      id: 's',
      title: '',
      subtitle: '',
      modules: modules.map((lessons, n) => ({
        id: `m${n}`,
        title: '',
        subtitle: '',
        isCompleted: false,
        isLocked: false,
        unlockDate: null,
        lessons,
      })),
    },
  ],
});

test('a lesson is found with its place among the modules', () =>
  expect(findLesson(course([lesson('a')], [lesson('b'), lesson('c')]), 'c')).toMatchObject({
    moduleIndex: 1,
    lessonIndex: 1,
  }));

test('a course begins at the first lesson that is not completed', () =>
  expect(firstLesson(course([lesson('a', true)], [lesson('b')]))?.lesson.id).toBe('b'));

test('a finished course opens at its beginning', () =>
  expect(firstLesson(course([lesson('a', true)]))?.lesson.id).toBe('a'));

test('a course without lessons begins nowhere', () => expect(firstLesson(course())).toBeUndefined());
