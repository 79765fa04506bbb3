import { newId } from '../../src/kernel/ids.js';
import { CourseProgressService } from '../../src/modules/learning/progress/course-progress.service.js';
import { startTestApp, type TestApp } from '../app.js';
import { aCourse, type BuiltCourse } from '../builders/courses.js';
import { enroll } from '../builders/enrollments.js';
import { aMember, type Person } from '../builders/people.js';
import { ProgressModel, type Save } from './model.js';
import { dice, shuffled } from './random.js';

const SAVES = 10_000;
const DEVICES = 3;
/** Number of times that each save is sent: the page cannot know that the first one arrived. */
const SENT = 2;
/**
 * One in this many is sent over HTTP; the others call the service, because the checks before it are the same for every
 * save.
 */
const EACH_BY_HTTP = 500;

/** Ten thousand statements in sequence take seconds on an idle machine, and longer on a busy one. */
const MINUTES = 5 * 60_000;

describe('10,000 progress saves from three devices, shuffled, doubled and stale', () => {
  let t: TestApp;
  let she: Person;
  let course: BuiltCourse;
  beforeAll(async () => {
    t = await startTestApp();
    she = await aMember(t);
    course = await aCourse(t, {
      sections: [[0, 1, 2].map(() => ({ lessons: [{ videos: 2 }, { videos: 1 }] }))],
    });
    await enroll(t, she.id, [course.id]);
  });
  afterAll(() => t.close());

  /** The member's saves, numbered per device, then shuffled, doubled and delayed as by a network. */
  function sent(roll: (sides: number) => number): Save[] {
    const watching = course.lessons.flatMap(({ id, videos }) =>
      videos.map((videoId) => ({ lessonId: id, videoId })),
    );
    const saves = Array.from({ length: DEVICES }, newId).flatMap((deviceId) => {
      const viewings = Array.from({ length: 4 }, newId);
      return Array.from(
        { length: Math.ceil(SAVES / SENT / DEVICES) },
        (_, sequence): Save => ({
          deviceId,
          sequence,
          ...watching[roll(watching.length)]!,
          videoTimestamp: roll(600),
          viewingId: viewings[roll(4)]!,
          watchedSeconds: roll(3600),
        }),
      );
    });
    return shuffled(Array.from({ length: SENT }, () => saves).flat(), roll).slice(0, SAVES);
  }

  /** Last module first, and every module's lessons in reverse order. */
  const reorder = () =>
    t.database.transaction(async (tx) => {
      await tx.query('update course_modules set position = 2 - position where section_id = $1', [
        course.sections[0],
      ]);
      await tx.query('update lessons set position = 1 - position where module_id = any($1)', [
        course.modules,
      ]);
    });

  const completions = async () =>
    (await t.database.query('select subject_id from completions where account_id = $1', [she.id])).length;

  test(
    'end as the model does, and completion only grows',
    async () => {
      const positions = t.app.get(CourseProgressService, { strict: false });
      const roll = dice(20_270_301);
      const model = new ProgressModel();
      let finished = 0;
      for (const [index, save] of sent(roll).entries()) {
        model.receive(save);
        if (index === SAVES / 2) await reorder();
        if (index % EACH_BY_HTTP > 0) {
          await positions.keep(she.id, course.id, { ...save, newlyOpened: null });
        } else {
          await t.database.query('delete from rate_limits');
          await she.browser
            .patch(`/api/course-progress/${course.id}`)
            .send({ moduleIndex: 0, lessonIndex: 0, ...save })
            .expect(204);
          await she.browser.post(`/api/learning/videos/${save.videoId}/complete`).expect(200);
          const now = await completions();
          expect(now).toBeGreaterThanOrEqual(finished);
          finished = now;
        }
      }

      const { body: position } = await she.browser.get(`/api/course-progress/${course.id}`).expect(200);
      expect(position).toMatchObject(model.position!);
      const { body: outline } = await she.browser.get(`/api/learning/courses/${course.id}`).expect(200);
      const lesson =
        outline.sections[0].modules[position.currentModuleIndex].lessons[position.currentLessonIndex];
      expect(lesson.id).toBe(model.position!.lessonId);
      const { body: overview } = await she.browser.get('/api/me/overview').expect(200);
      expect(overview.learnedSeconds).toBe(model.learnedSeconds);
      expect(await completions()).toBe(finished);
    },
    MINUTES,
  );
});
