import { type BuiltCourse, type Learner, viewFor } from './learner-view.js';

const lesson = (id: string) => ({ id, title: id, description: '', freePreview: false });
const course: BuiltCourse = {
  sections: [
    {
      id: 's1',
      title: 'One',
      subtitle: '',
      modules: [{ id: 'm1', title: 'Roots', subtitle: '', lock: null, lessons: [lesson('a'), lesson('b')] }],
    },
    {
      id: 's2',
      title: 'Two',
      subtitle: '',
      modules: [
        { id: 'm2', title: 'Stem', subtitle: '', lock: { kind: 'after_previous' }, lessons: [lesson('c')] },
        {
          id: 'm3',
          title: 'Leaf',
          subtitle: '',
          lock: { kind: 'days_after_enrollment', days: 7 },
          lessons: [lesson('d')],
        },
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
  finishedVideos: new Set(),
  finishedLessons: new Set(),
  finishedModules: new Set(),
  ignoresLocks: false,
};
const view = (learner: Partial<Learner>) => viewFor(course, videos, { ...beginner, ...learner }, now);
const modules = (learner: Partial<Learner>) => view(learner).sections.flatMap((section) => section.modules);

describe('a course as its learner sees it', () => {
  test('begins at zero, with the first module open and the locked ones shut', () => {
    expect(view({})).toMatchObject({ totalLessons: 4, completedLessons: 0, progressPercent: 0 });
    expect(modules({}).map(({ isLocked, unlockDate }) => [isLocked, unlockDate])).toEqual([
      [false, null],
      [true, null],
      [true, '2027-03-08T00:00:00.000Z'],
    ]);
  });

  test('holds nothing of a locked module but its title', () => {
    const text = JSON.stringify(view({}));
    expect(text).toContain('Leaf');
    expect(text).not.toContain('secret');
    expect(modules({})[2]!.lessons).toEqual([]);
  });

  test('opens the next module when the one before is finished, across sections', () =>
    expect(modules({ finishedLessons: new Set(['a', 'b']) }).map(({ isLocked }) => isLocked)).toEqual([
      false,
      false,
      true,
    ]));

  test('never shuts a module she has begun', () =>
    expect(modules({ finishedVideos: new Set(['v2']) })[2]).toMatchObject({
      isLocked: false,
      unlockDate: null,
    }));

  test('is open in every part for the coach', () =>
    expect(modules({ ignoresLocks: true }).every(({ isLocked }) => !isLocked)).toBe(true));

  test('counts finished lessons only', () =>
    expect(view({ finishedLessons: new Set(['a', 'gone']) })).toMatchObject({
      completedLessons: 1,
      progressPercent: 25,
    }));
});
