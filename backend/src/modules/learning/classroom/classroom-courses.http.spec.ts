import { startTestApp, type TestApp } from '../../../../test/app.js';
import { type BuiltCourse, aCourse } from '../../../../test/builders/courses.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aMember, type Person } from '../../../../test/builders/people.js';
import { minutes } from '../../../kernel/clock.js';

describe('the classroom', () => {
  let t: TestApp;
  let she: Person;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    she = await aMember(t);
  });
  afterAll(() => t.close());

  const ONE_LESSON_EACH = [[{ lessons: [{}] }, { lessons: [{}] }]];
  const courses = async () => (await she.browser.get('/api/learning/courses').expect(200)).body.items;
  const finish = (course: BuiltCourse, lesson: number) =>
    she.browser.post(`/api/learning/lessons/${course.lessons[lesson]!.id}/complete`).expect(200);

  test('is empty without a course', async () => expect(await courses()).toEqual([]));

  test('shows each course the member owns with the progress in it, the newest first', async () => {
    const older = await aCourse(t, { sections: ONE_LESSON_EACH });
    await enroll(t, she.id, [older.id]);
    t.clock.advance(minutes(1));
    const newer = await aCourse(t);
    await enroll(t, she.id, [newer.id]);
    await finish(older, 0);

    const { title, description } = older.product;
    expect(await courses()).toEqual([
      expect.objectContaining({
        id: newer.id,
        progress: 0,
        nextLessonId: newer.lessons[0]!.id,
        lastLearnedAt: null,
      }),
      {
        id: older.id,
        title,
        description,
        thumbnailUrl: null,
        progress: 50,
        isCompleted: false,
        isPublished: true,
        totalModules: 2,
        completedModules: 1,
        nextLessonId: older.lessons[1]!.id,
        nextModuleId: older.modules[1],
        lastLearnedAt: t.clock.now().toISOString(),
        accessUntil: null,
      },
    ]);
  });

  test('continues at the lesson where the member left', async () => {
    const course = await aCourse(t, { sections: ONE_LESSON_EACH });
    await enroll(t, she.id, [course.id]);
    await she.browser
      .patch(`/api/course-progress/${course.id}`)
      .send({ moduleIndex: 1, lessonIndex: 0, videoTimestamp: 0 })
      .expect(204);
    expect(await courses()).toMatchObject([
      { nextLessonId: course.lessons[1]!.id, lastLearnedAt: t.clock.now().toISOString() },
    ]);
  });

  test('reveals nothing about a locked module', async () => {
    const course = await aCourse(t, {
      sections: [
        [{ lessons: [{}] }, { lock: { kind: 'date', date: '2099-01-01T00:00:00Z' }, lessons: [{}] }],
      ],
    });
    await enroll(t, she.id, [course.id]);
    await finish(course, 0);
    expect(await courses()).toMatchObject([{ progress: 50, nextLessonId: null, nextModuleId: null }]);
  });

  test.each(['draft', 'archived'] as const)('keeps an owned course that is %s', async (status) => {
    const course = await aCourse(t, { status });
    await enroll(t, she.id, [course.id]);
    expect(await courses()).toMatchObject([{ id: course.id, isPublished: false }]);
  });

  test('lists neither downloads nor refunded courses, nor other members’ courses', async () => {
    const refunded = await aCourse(t);
    const hers = await aCourse(t);
    await enroll(t, she.id, [refunded.id]);
    await enroll(t, (await aMember(t)).id, [hers.id]);
    await t.database.query('update enrollments set ended_at = now() where account_id = $1', [she.id]);
    expect(await courses()).toEqual([]);
  });
});
