import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCourse, type BuiltCourse, type ModuleShape } from '../../../../test/builders/courses.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';

const NEVER = { kind: 'date', date: '2099-01-01T00:00:00Z' } as const;

describe('a module', () => {
  let t: TestApp;
  let she: Person;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    she = await aMember(t);
  });
  afterAll(() => t.close());

  /** One lesson, then a second module with one lesson. */
  async function aCourseOfTwo(second: Partial<ModuleShape> = {}): Promise<BuiltCourse> {
    const course = await aCourse(t, { sections: [[{ lessons: [{}] }, { lessons: [{}], ...second }]] });
    await enroll(t, she.id, [course.id]);
    return course;
  }
  const look = async (course: BuiltCourse, who = she) =>
    (await who.browser.get(`/api/learning/courses/${course.id}`).expect(200)).body.sections[0].modules;
  const lockFor = (course: BuiltCourse, module: number) =>
    t.database.query(`update course_modules set lock_kind = 'date', lock_date = '2099-01-01' where id = $1`, [
      course.modules[module],
    ]);
  const complete = (course: BuiltCourse, lesson: number) =>
    `/api/learning/lessons/${course.lessons[lesson]!.id}/complete`;
  const openings = () =>
    t.database.query('select * from module_openings where account_id = $1 order by module_id', [she.id]);

  describe('that was open to a member', () => {
    test('stays open when the coach locks it, even if nothing in it is finished', async () => {
      const course = await aCourseOfTwo();
      await look(course);
      await lockFor(course, 1);
      expect((await look(course))[1]).toMatchObject({ isLocked: false, unlockDate: null });
      await she.browser.get(`/api/learning/lessons/${course.lessons[1]!.id}`).expect(200);
    });

    test('stays open when the lesson that opened it is undone', async () => {
      const course = await aCourseOfTwo({ lock: { kind: 'after_previous' } });
      await she.browser.post(complete(course, 0)).expect(200);
      await she.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/reopen`).expect(200);
      expect((await look(course))[1]).toMatchObject({ isLocked: false });
    });

    test('is locked for a member who joins after the coach has locked it', async () => {
      const course = await aCourseOfTwo();
      await look(course);
      await lockFor(course, 1);
      const late = await aMember(t);
      await enroll(t, late.id, [course.id]);
      expect((await look(course, late))[1]).toMatchObject({ isLocked: true, lessons: [] });
    });

    test('is stored once: looking again changes nothing', async () => {
      const course = await aCourseOfTwo();
      await look(course);
      const before = await openings();
      expect(before).toHaveLength(2);
      t.clock.advance(1000);
      await look(course);
      expect(await openings()).toEqual(before);
    });

    test('is not stored for the coach’s preview', async () => {
      const course = await aCourseOfTwo();
      const coach = await aCreator(t);
      await look(course, coach);
      expect(
        await t.database.query('select 1 from module_openings where account_id = $1', [coach.id]),
      ).toEqual([]);
    });
  });

  describe('that is locked', () => {
    test('does not follow a finished lesson until that lesson opens it', async () => {
      const shut = await aCourseOfTwo({ lock: NEVER });
      const opening = await aCourseOfTwo({ lock: { kind: 'after_previous' } });
      const after = async (course: BuiltCourse) =>
        (await she.browser.post(complete(course, 0)).expect(200)).body;
      expect(await after(shut)).toMatchObject({ nextLessonId: null, isCourseCompleted: false });
      expect(await after(opening)).toMatchObject({ nextLessonId: opening.lessons[1]!.id });
    });

    test('accepts no saved position, in any of its lessons', async () => {
      const course = await aCourseOfTwo({ lock: NEVER });
      const lessonId = course.lessons[1]!.id;
      for (const position of [
        { moduleIndex: 1, lessonIndex: 0 },
        { moduleIndex: 1, lessonIndex: 7 },
        { moduleIndex: 0, lessonIndex: 0, lessonId },
      ]) {
        const { body } = await she.browser
          .patch(`/api/course-progress/${course.id}`)
          .send({ videoTimestamp: 0, ...position })
          .expect(403);
        expect(body.code).toBe('module_locked');
      }
    });

    test('is not shown as the saved position when its lesson was moved there', async () => {
      const course = await aCourseOfTwo({ lock: NEVER });
      await she.browser
        .patch(`/api/course-progress/${course.id}`)
        .send({ moduleIndex: 0, lessonIndex: 0, videoTimestamp: 12 })
        .expect(204);
      await t.database.query('update lessons set module_id = $2, position = 1 where id = $1', [
        course.lessons[0]!.id,
        course.modules[1],
      ]);
      const { body } = await she.browser.get(`/api/course-progress/${course.id}`).expect(200);
      expect(body).toMatchObject({ lessonId: null, videoTimestamp: 0 });
    });

    test('accepts and shows no notes', async () => {
      const course = await aCourseOfTwo({ lock: NEVER });
      const notes = `/api/me/lessons/${course.lessons[1]!.id}/notes`;
      await she.browser.get(notes).expect(403);
      await she.browser.post(notes).send({ text: 'What is in here?' }).expect(403);
    });
  });
});
