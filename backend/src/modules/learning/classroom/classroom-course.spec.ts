import { type ClassroomModule, standIn } from './classroom-course.js';

const now = new Date('2027-03-02T00:00:00Z');
const aModule = (id: string, standing: Partial<ClassroomModule> = {}): ClassroomModule => ({
  id,
  lock: null,
  wasCompleted: false,
  wasOpened: false,
  lessonCount: 2,
  completedLessonCount: 0,
  firstUnfinishedId: `${id}-1`,
  leftAtId: null,
  ...standing,
});
const finished = (id: string) => aModule(id, { completedLessonCount: 2, firstUnfinishedId: null });
const closed = (id: string, standing: Partial<ClassroomModule> = {}) =>
  aModule(id, { lock: { kind: 'after_previous' }, ...standing });
const stand = (modules: ClassroomModule[], wasCompleted = false) =>
  standIn({ enrolledAt: now, wasCompleted, modules }, now);

describe('a course in the classroom', () => {
  test('counts lessons in percent, and completed modules', () =>
    expect(stand([finished('m1'), aModule('m2')])).toMatchObject({
      progress: 50,
      isCompleted: false,
      totalModules: 2,
      completedModules: 1,
    }));

  test.each([
    ['the first lesson of a new course', [aModule('m1'), aModule('m2')], 'm1-1'],
    ['the lesson where the member left', [aModule('m1'), aModule('m2', { leftAtId: 'm2-2' })], 'm2-2'],
    [
      'the first unfinished one, when the one where the member left is finished',
      [finished('m1'), aModule('m2')],
      'm2-1',
    ],
    ['an unfinished one before, when what follows is locked', [aModule('m1'), closed('m2')], 'm1-1'],
    ['a module the last lesson has opened', [finished('m1'), closed('m2')], 'm2-1'],
    ['nothing in a locked module', [aModule('m1', { firstUnfinishedId: null }), closed('m2')], null],
    [
      'nothing in a locked module, even if the member left there',
      [aModule('m1'), closed('m2', { leftAtId: 'x' })],
      'm1-1',
    ],
    [
      'a locked module that has been open',
      [aModule('m1', { firstUnfinishedId: null }), closed('m2', { wasOpened: true })],
      'm2-1',
    ],
    ['nothing when all is finished', [finished('m1')], null],
    ['nothing in a course without lessons', [], null],
  ])('continues with %s', (_, modules, expected) => expect(stand(modules).nextLessonId).toBe(expected));

  test('stays completed', () => {
    expect(stand([finished('m1')]).isCompleted).toBe(true);
    expect(stand([aModule('m1')], true)).toMatchObject({ isCompleted: true, progress: 0 });
    expect(stand([]).isCompleted).toBe(false);
  });
});
