import { type CourseOutline, type Learner, viewFor } from './learner-view.js';
import type { LockRule } from './locks.js';

const lesson = (id: string) => ({
  id,
  title: id,
  subtitle: '',
  untranslated: [],
  description: '',
  thumbnailUrl: null,
  isFreePreview: false,
  completionRule: 'all_videos' as const,
});
const aModule = (id: string, title: string, lock: LockRule | null, ...lessons: string[]) => ({
  id,
  title,
  subtitle: '',
  untranslated: [],
  thumbnailUrl: null,
  lock,
  lessons: lessons.map(lesson),
});
const none: Learner['finished'] = {
  video: new Set(),
  lesson: new Set(),
  module: new Set(),
  course: new Set(),
};
const finished = (what: Partial<Learner['finished']>): Partial<Learner> => ({
  finished: { ...none, ...what },
});

const course: CourseOutline = {
  id: 'course',
  sections: [
    {
      id: 's1',
      title: 'One',
      subtitle: '',
      untranslated: [],
      modules: [aModule('m1', 'Roots', null, 'a', 'b')],
    },
    {
      id: 's2',
      title: 'Two',
      subtitle: '',
      untranslated: [],
      modules: [
        aModule('m2', 'Stem', { kind: 'after_previous' }, 'c'),
        aModule('m3', 'Leaf', { kind: 'days_after_enrollment', days: 7 }, 'd'),
      ],
    },
  ],
};
const videos = [
  { id: 'v1', lessonId: 'a', title: 'first', durationSeconds: 20 },
  { id: 'v2', lessonId: 'd', title: 'secret', durationSeconds: 30 },
];
const now = new Date('2027-03-02T00:00:00Z');
const beginner: Learner = {
  enrolledAt: new Date('2027-03-01T00:00:00Z'),
  finished: none,
  opened: new Set(),
  openedEarly: new Set(),
  ignoresLocks: false,
};
const view = (learner: Partial<Learner>) => viewFor(course, videos, { ...beginner, ...learner }, now);
const modules = (learner: Partial<Learner>) => view(learner).sections.flatMap((section) => section.modules);

describe('a course as its learner sees it', () => {
  test('begins at zero, with the first module open and the locked ones closed', () => {
    expect(view({})).toMatchObject({ lessonCount: 4, completedLessonCount: 0, progressPercent: 0 });
    expect(modules({}).map(({ isLocked, unlockDate }) => [isLocked, unlockDate])).toEqual([
      [false, null],
      [true, null],
      [true, '2027-03-08T00:00:00.000Z'],
    ]);
  });

  test('shows only the title of a locked module', () => {
    const text = JSON.stringify(view({}));
    expect(text).toContain('Leaf');
    expect(text).not.toContain('secret');
    expect(modules({})[2]!.lessons).toEqual([]);
  });

  test('opens the next module when the previous one is completed, across sections', () =>
    expect(modules(finished({ lesson: new Set(['a', 'b']) })).map(({ isLocked }) => isLocked)).toEqual([
      false,
      false,
      true,
    ]));

  test.each<[string, Partial<Learner>]>([
    ['has been open to the member', { opened: new Set(['m3']) }],
    ['holds a lesson that was finished elsewhere', finished({ lesson: new Set(['d']) })],
  ])('never locks a module that %s', (_, learner) =>
    expect(modules(learner)[2]).toMatchObject({ isLocked: false, unlockDate: null }),
  );

  test('stays completed: a lesson added later undoes neither course nor module', () => {
    const before = finished({
      lesson: new Set(['a']),
      module: new Set(['m1']),
      course: new Set(['course']),
    });
    expect(view(before)).toMatchObject({ isCompleted: true, progressPercent: 25 });
    expect(modules(before)[0]).toMatchObject({ isCompleted: true });
  });

  test('is completed when its last unfinished lesson is removed', () =>
    expect(view(finished({ lesson: new Set(['a', 'b', 'c', 'd']) }))).toMatchObject({ isCompleted: true }));

  test('is completely open for the coach', () =>
    expect(modules({ ignoresLocks: true }).every(({ isLocked }) => !isLocked)).toBe(true));

  test('counts only finished lessons', () =>
    expect(view(finished({ lesson: new Set(['a', 'gone']) }))).toMatchObject({
      completedLessonCount: 1,
      progressPercent: 25,
    }));
});
