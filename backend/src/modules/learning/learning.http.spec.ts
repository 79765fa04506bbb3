import { startTestApp, type TestApp } from '../../../test/app.js';
import { type BuiltCourse, aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { days } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { AttendanceQueries } from './entry/attendance.queries.js';

describe('learning', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  async function anOwner(
    shape: Parameters<typeof aCourse>[1] = {},
  ): Promise<{ she: Person; course: BuiltCourse }> {
    const she = await aMember(t);
    const course = await aCourse(t, shape);
    await enroll(t, she.id, [course.id]);
    return { she, course };
  }

  const attendances = () => t.app.get(AttendanceQueries, { strict: false });

  const finishVideos = async (she: Person, videos: string[]) => {
    for (const video of videos) await she.browser.post(`/api/learning/videos/${video}/complete`).expect(200);
  };

  describe('a course', () => {
    test('is shown to its owner with the owner’s progress', async () => {
      const { she, course } = await anOwner();
      const { body } = await she.browser.get(`/api/learning/courses/${course.id}`).expect(200);
      expect(body).toMatchObject({
        id: course.id,
        progressPercent: 0,
        lessonCount: 3,
        completedLessonCount: 0,
      });
      expect(body.sections[0].modules[0].lessons[0].videos).toHaveLength(2);
    });

    test('is read whole and in order, locks and videos included', async () => {
      const date = '2027-04-01T08:00:00.000Z';
      const course = await aCourse(t, {
        title: 'Slow Mornings',
        sections: [
          [
            {
              lock: { kind: 'after_previous' },
              lessons: [{ title: 'a' }, { title: 'b', isFreePreview: true }],
            },
            { lock: { kind: 'days_after_enrollment', days: 7 }, lessons: [] },
          ],
          [{ lock: { kind: 'date', date }, lessons: [{ title: 'c' }] }],
        ],
      });
      // Deferred constraints let a reordering pass through duplicate positions within its transaction.
      await t.database.transaction(async (tx) => {
        await tx.query('update lessons set position = 1 - position where module_id = $1', [
          course.modules[0],
        ]);
      });
      const facts = await attendances().factsOf(newId(), course.id, 'live');
      expect(facts).toMatchObject({ id: course.id, title: 'Slow Mornings', enrolledAt: null, opened: [] });
      const modules = facts!.sections.map((section) => section.modules);
      expect(modules.map((list) => list.map(({ lessons }) => lessons.map(({ title }) => title)))).toEqual([
        [['b', 'a'], []],
        [['c']],
      ]);
      expect(modules.flat().map(({ lock }) => lock)).toEqual([
        { kind: 'after_previous' },
        { kind: 'days_after_enrollment', days: 7 },
        { kind: 'date', date: expect.stringContaining('2027-04-01T08:00:00') },
      ]);
      expect(await attendances().factsOf(newId(), newId(), 'live')).toBeUndefined();
    });

    test('has its videos in the order they are watched', async () => {
      const course = await aCourse(t);
      const { videos } = (await attendances().factsOf(newId(), course.id, 'live'))!;
      expect(videos.map(({ id }) => id)).toEqual(course.lessons.flatMap((lesson) => lesson.videos));
      expect(videos[2]).toEqual({
        id: course.lessons[1]!.videos[0],
        lessonId: course.lessons[1]!.id,
        title: 'Video 1',
        durationSeconds: 60,
      });
    });

    test('is shown to the coach, who owns no products', async () => {
      const coach = await aCreator(t);
      const course = await aCourse(t);
      await coach.browser.get(`/api/learning/courses/${course.id}`).expect(200);
    });

    test('is a 404 for members without it, as are its lessons and progress', async () => {
      const stranger = await aMember(t);
      const course = await aCourse(t);
      await stranger.browser.get(`/api/learning/courses/${course.id}`).expect(404);
      await stranger.browser.get(`/api/learning/lessons/${course.lessons[1]!.id}`).expect(404);
      await stranger.browser.get(`/api/course-progress/${course.id}`).expect(404);
      await stranger.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/complete`).expect(404);
      await stranger.browser
        .post(`/api/learning/videos/${course.lessons[0]!.videos[0]}/complete`)
        .expect(404);
    });

    test('is a 404 once the enrollment has ended', async () => {
      const { she, course } = await anOwner();
      await t.database.query('update enrollments set ended_at = now() where account_id = $1', [she.id]);
      await she.browser.get(`/api/learning/courses/${course.id}`).expect(404);
    });
  });

  describe('a lesson', () => {
    test('carries signed media that answer ranges, for its owner', async () => {
      const { she, course } = await anOwner();
      const { body } = await she.browser.get(`/api/learning/lessons/${course.lessons[1]!.id}`).expect(200);
      const { url } = body.pages[0].widgets[0].settings;
      const part = await fetch(url, { headers: { range: 'bytes=0-3' } });
      expect(part.status).toBe(206);
    });

    test('is open to a visitor only as a free preview', async () => {
      const course = await aCourse(t);
      await t.browser().get(`/api/learning/lessons/${course.lessons[0]!.id}`).expect(200);
      await t.browser().get(`/api/learning/lessons/${course.lessons[1]!.id}`).expect(404);
    });

    test('of a draft course is not a free preview', async () => {
      const course = await aCourse(t, { status: 'draft' });
      await t.browser().get(`/api/learning/lessons/${course.lessons[0]!.id}`).expect(404);
    });

    test('in a locked module is refused until the module opens, and reveals nothing', async () => {
      const { she, course } = await anOwner({
        sections: [
          [
            { lessons: [{}] },
            { lock: { kind: 'days_after_enrollment', days: 7 }, lessons: [{ title: 'A secret' }] },
          ],
        ],
      });
      const locked = course.lessons[1]!.id;
      const refusal = await she.browser.get(`/api/learning/lessons/${locked}`).expect(403);
      expect(refusal.body.code).toBe('module_locked');
      const before = await she.browser.get(`/api/learning/courses/${course.id}`).expect(200);
      expect(JSON.stringify(before.body)).not.toContain('A secret');

      await t.database.query('update enrollments set started_at = $2 where account_id = $1', [
        she.id,
        new Date(t.clock.now().getTime() - days(7)),
      ]);
      await she.browser.get(`/api/learning/lessons/${locked}`).expect(200);
    });
  });

  describe('finishing', () => {
    test('a lesson needs its videos first', async () => {
      const { she, course } = await anOwner();
      const refusal = await she.browser
        .post(`/api/learning/lessons/${course.lessons[0]!.id}/complete`)
        .expect(409);
      expect(refusal.body.code).toBe('videos_unfinished');
    });

    test('a lesson left to the member needs no videos first', async () => {
      const { she, course } = await anOwner();
      const lesson = course.lessons[0]!.id;
      await t.database.query(`update lessons set completion_rule = 'by_hand' where id = $1`, [lesson]);
      const { body } = await she.browser.post(`/api/learning/lessons/${lesson}/complete`).expect(200);
      expect(body.isLessonCompleted).toBe(true);
    });

    test('every lesson finishes the course, once, and shows what comes next', async () => {
      const { she, course } = await anOwner();
      const answers = [];
      for (const lesson of course.lessons) {
        await finishVideos(she, lesson.videos);
        answers.push(
          (await she.browser.post(`/api/learning/lessons/${lesson.id}/complete`).expect(200)).body,
        );
      }
      expect(answers).toEqual([
        {
          progressPercent: 33,
          isLessonCompleted: true,
          isCourseCompleted: false,
          nextLessonId: course.lessons[1]!.id,
        },
        {
          progressPercent: 66,
          isLessonCompleted: true,
          isCourseCompleted: false,
          nextLessonId: course.lessons[2]!.id,
        },
        { progressPercent: 100, isLessonCompleted: true, isCourseCompleted: true, nextLessonId: null },
      ]);
      const kinds = await t.database.query(
        'select kind, count(*)::int as n from completions where account_id = $1 group by kind order by kind',
        [she.id],
      );
      expect(kinds).toEqual([
        { kind: 'course', n: 1 },
        { kind: 'lesson', n: 3 },
        { kind: 'module', n: 2 },
        { kind: 'video', n: 4 },
      ]);
    });

    test('the last two lessons on two devices at once still finishes the course', async () => {
      const { she, course } = await anOwner({ sections: [[{ lessons: [{}, {}] }]] });
      await Promise.all(
        course.lessons.map(({ id }) => she.browser.post(`/api/learning/lessons/${id}/complete`).expect(200)),
      );
      const { body } = await she.browser.get(`/api/learning/courses/${course.id}`);
      expect(body.progressPercent).toBe(100);
      expect(
        await t.database.query(`select 1 from completions where kind = 'course' and account_id = $1`, [
          she.id,
        ]),
      ).toHaveLength(1);
    });

    test('can be undone by its owner, together with module and course', async () => {
      const { she, course } = await anOwner({ sections: [[{ lessons: [{}] }]] });
      const lesson = course.lessons[0]!.id;
      await she.browser.post(`/api/learning/lessons/${lesson}/complete`).expect(200);
      const { body } = await she.browser.post(`/api/learning/lessons/${lesson}/reopen`).expect(200);
      expect(body).toMatchObject({ progressPercent: 0, isLessonCompleted: false, isCourseCompleted: false });
      expect(
        await t.database.query('select 1 from completions where account_id = $1', [she.id]),
      ).toHaveLength(0);
    });

    test('is for members: nothing is recorded for the coach', async () => {
      const coach = await aCreator(t);
      const course = await aCourse(t);
      await coach.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/complete`).expect(403);
    });
  });

  test('the library lists what a member owns, with progress in courses', async () => {
    const { she, course } = await anOwner();
    const body = (await she.browser.get('/api/me/library').expect(200)).body.items;
    expect(body).toEqual([
      expect.objectContaining({ productId: course.id, type: 'course', progressPercent: 0 }),
    ]);
  });
});
