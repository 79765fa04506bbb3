import { DataSource } from 'typeorm';
import { anAnswerableLesson } from '../../../../test/builders/answers.js';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCourse, type BuiltCourse } from '../../../../test/builders/courses.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { untilWaiting } from '../../../../test/waiting.js';
import { withOtherStatements } from '../../../../test/other-statements.js';
import { newId } from '../../../kernel/ids.js';
import { asTx, Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { StandingQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { CompletionsService } from '../completion/completions.service.js';
import { ModuleOpeningsService } from '../entry/module-openings.service.js';
import type { CourseProgressResponse } from '../progress/course-progress.dto.js';
import { MemberCoursesQueries } from './member-courses.queries.js';
import { ProgressByHandService } from './progress-by-hand.service.js';

const NEVER = { kind: 'date', date: '2099-01-01T00:00:00Z' } as const;
const reason = 'She asked me on the phone';

let t: TestApp;
let coach: Person;
let rosa: Person;
let course: BuiltCourse;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  rosa = await aMember(t);
  // One lesson with a video, then a locked module with two lessons.
  course = await aCourse(t, {
    sections: [[{ lessons: [{ videos: 1 }] }, { lessons: [{}, {}], lock: NEVER }]],
  });
  await enroll(t, rosa.id, [course.id]);
});
afterEach(() => jest.restoreAllMocks());

const at = (part = '') => `/api/students/${rosa.id}/courses/${course.id}${part}`;
const act = (part: string, body: object = {}) => coach.browser.post(at(part)).send({ reason, ...body });
const locked = () => course.modules[1]!;
const open = () => act(`/modules/${locked()}/open`);
const takeBack = () => act(`/modules/${locked()}/close`);
const second = async () => (await coach.browser.get(at()).expect(200)).body.sections[0].modules[1];
const seenBy = async (who: Person) =>
  (await who.browser.get(`/api/learning/courses/${course.id}`).expect(200)).body;
const lessonOf = (index: number) => `/api/learning/lessons/${course.lessons[index]!.id}`;
const enter = () => rosa.browser.get(lessonOf(1));
const save = () =>
  rosa.browser
    .patch(`/api/course-progress/${course.id}`)
    .send({ moduleIndex: 1, lessonIndex: 0, videoTimestamp: 0 });
const finish = (index: number) => rosa.browser.post(`${lessonOf(index)}/complete`);
const actions = () =>
  t.database.query(
    `select action, actor_id as by, subject_id as course, fields, reason from audit_facts
     where member_id = $1 order by at, id`,
    [rosa.id],
  );
const change = (action: string, fields: string[] = []) => ({
  action,
  by: coach.id,
  course: course.id,
  fields,
  reason,
});

describe('a module that is opened early for one person', () => {
  test('is open at once in course, classroom, lesson and player, and locked for everyone else', async () => {
    const late = await aMember(t);
    await enroll(t, late.id, [course.id]);
    await enter().expect(403);
    expect((await open().expect(200)).body.sections[0].modules[1]).toMatchObject({
      isLocked: false,
      isOpenedEarly: true,
      lessons: [{ isCompleted: false }, { isCompleted: false }],
    });
    expect((await seenBy(rosa)).sections[0].modules[1]).toMatchObject({ isLocked: false, lessons: [{}, {}] });
    await enter().expect(200);
    await save().expect(204);
    expect((await seenBy(late)).sections[0].modules[1]).toMatchObject({ isLocked: true, lessons: [] });
    expect(await actions()).toEqual([change('module.opened_early')]);
  });

  test('can be locked again until the member has opened one of its lessons', async () => {
    await open().expect(200);
    await seenBy(rosa);
    expect((await takeBack().expect(200)).body.sections[0].modules[1]).toMatchObject({
      isLocked: true,
      isOpenedEarly: false,
      unlockDate: '2099-01-01T00:00:00.000Z',
    });
    await enter().expect(403);
    expect((await takeBack().expect(409)).body.code).toBe('not_opened_early');
    expect(await actions()).toEqual([change('module.opened_early'), change('module.closed_again')]);
  });

  test.each([
    ['a lesson', () => enter().expect(200)],
    ['a saved place', () => save().expect(204)],
  ])('stays open once it was started by %s', async (_, begin) => {
    await open().expect(200);
    await begin();
    expect((await takeBack().expect(409)).body.code).toBe('not_opened_early');
    expect(await second()).toMatchObject({ isLocked: false, isOpenedEarly: false });
  });

  test('stays open if its lock has opened in the meantime and the member saw it', async () => {
    await open().expect(200);
    const date = `update course_modules set lock_date = $2 where id = $1`;
    await t.database.query(date, [locked(), '2020-01-01']);
    await seenBy(rosa);
    await t.database.query(date, [locked(), '2099-01-01']);
    await takeBack().expect(409);
    await enter().expect(200);
  });

  test('is announced to the member by email, once', async () => {
    await open().expect(200);
    await takeBack().expect(200);
    await open().expect(200);
    await t.runJobs();
    const mails = await t.database.query(`select kind from mails where account_id = $1`, [rosa.id]);
    expect(mails.filter(({ kind }) => kind === 'module_opened')).toHaveLength(1);
  });

  test('is opened once by two simultaneous requests, and not if it is open already or does not exist', async () => {
    const answers = await Promise.all([open(), open()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await act(`/modules/${course.modules[0]}/open`).expect(409)).body.code).toBe('already_open');
    await act(`/modules/${newId()}/open`).expect(404);
  });

  test('cannot be entered while it is being locked, because the row decides', async () => {
    await open().expect(200);
    const openings = t.app.get(ModuleOpeningsService, { strict: false });
    const begin = openings.begin.bind(openings);
    jest.spyOn(openings, 'begin').mockImplementationOnce(async (...of) => {
      await takeBack().expect(200);
      return begin(...of);
    });
    await save().expect(403);
    await open().expect(200);
    jest.spyOn(openings, 'begin').mockImplementationOnce(async (...of) => {
      await takeBack().expect(200);
      return begin(...of);
    });
    await enter().expect(403);
  });

  test('would let a save into the locked module without asking the row', async () => {
    await open().expect(200);
    jest
      .spyOn(t.app.get(ModuleOpeningsService, { strict: false }), 'begin')
      .mockImplementationOnce(async () => {
        await takeBack().expect(200);
        return true;
      });
    await save().expect(204);
    expect(await second()).toMatchObject({ isLocked: true });
  });
});

describe('progress by hand', () => {
  const mark = (level: string, id: string) => act('/progress/mark', { level, id });
  const reset = (level: string, id: string) => act('/progress/reset', { level, id });

  test('marks a lesson with its videos, a module, and the course, which is then completed', async () => {
    const { id, videos } = course.lessons[0]!;
    expect((await mark('lesson', id).expect(200)).body.progressPercent).toBe(33);
    const { modules } = (await seenBy(rosa)).sections[0];
    expect(modules[0]).toMatchObject({
      isCompleted: true,
      lessons: [{ isCompleted: true, videos: [{ id: videos[0], isCompleted: true }] }],
    });
    await mark('module', locked()).expect(200);
    expect(await seenBy(rosa)).toMatchObject({ isCompleted: true, progressPercent: 100 });
    await mark('course', course.id).expect(200);
    expect(await actions()).toEqual([
      change('progress.marked', ['lesson']),
      change('progress.marked', ['module']),
    ]);
    await rosa.browser.post(`/api/learning/courses/${course.id}/issue-certificate`).expect(200);
  });

  test('is reset by lesson, module and course; opened modules stay open', async () => {
    await mark('course', course.id).expect(200);
    await seenBy(rosa);
    await save().expect(204);
    expect((await reset('lesson', course.lessons[2]!.id).expect(200)).body.progressPercent).toBe(66);
    expect(await seenBy(rosa)).toMatchObject({ isCompleted: false });
    await reset('module', locked()).expect(200);
    expect(await second()).toMatchObject({ isLocked: false, isCompleted: false });
    const place = await rosa.browser.get(`/api/course-progress/${course.id}`).expect(200);
    expect(place.body).toMatchObject({ lessonId: null });
    expect((await reset('course', course.id).expect(200)).body.progressPercent).toBe(0);
    await reset('course', course.id).expect(200);
    expect((await actions()).slice(1)).toEqual(
      ['lesson', 'module', 'course'].map((level) => change('progress.reset', [level])),
    );
  });

  test('that is reset keeps the certificate', async () => {
    await mark('course', course.id).expect(200);
    const certificate = `/api/learning/courses/${course.id}/issue-certificate`;
    const { body } = await rosa.browser.post(certificate).expect(200);
    await reset('course', course.id).expect(200);
    await t.browser().get(`/api/certificates/${body.code}`).expect(200);
    expect((await rosa.browser.post(certificate).expect(200)).body).toEqual(body);
    expect((await rosa.browser.get('/api/me/certificates').expect(200)).body.items).toEqual([body]);
  });

  test('that is reset keeps the member’s answers and notes', async () => {
    const { she, journal, lessonId, courseId } = await anAnswerableLesson(t, { she: rosa });
    course = { ...course, id: courseId };
    await she.browser.put(`/api/me/widgets/${journal}/journal`).send({ text: 'Mine' }).expect(200);
    await she.browser.post(`/api/me/lessons/${lessonId}/notes`).send({ text: 'Mine, too' }).expect(201);
    await mark('course', course.id).expect(200);
    await reset('course', course.id).expect(200);
    const answers = await she.browser.get(`/api/learning/lessons/${lessonId}/answers`).expect(200);
    expect(answers.body.journals).toMatchObject([{ text: 'Mine' }]);
    expect((await she.browser.get(`/api/me/lessons/${lessonId}/notes`).expect(200)).body.items).toHaveLength(
      1,
    );
  });

  describe('that is reset while the member finishes the last lesson', () => {
    const isCompleted = async () => (await seenBy(rosa)).isCompleted;
    const service = () => t.app.get(CompletionsService, { strict: false });
    /** Starts the reset after the member's request has read the completions and before its first write. */
    async function resetInTheMiddle(within: (resetting: Promise<unknown>) => Promise<unknown>) {
      await mark('course', course.id).expect(200);
      await reset('lesson', course.lessons[2]!.id).expect(200);
      const completions = service();
      const finished = completions.finished.bind(completions);
      let resetting: Promise<unknown> = Promise.resolve();
      jest.spyOn(completions, 'finished').mockImplementationOnce(async (...of) => {
        const before = await finished(...of);
        resetting = Promise.resolve(reset('module', course.modules[0]!).expect(200));
        await within(resetting);
        return before;
      });
      await finish(2).expect(200);
      await resetting;
    }

    test('leaves no course completed without its lessons', async () => {
      await resetInTheMiddle(() => Promise.resolve());
      expect(await isCompleted()).toBe(false);
    });

    test('would leave one if the two did not wait for each other', async () => {
      jest.spyOn(CompletionsService.prototype, 'queue').mockResolvedValue();
      await resetInTheMiddle((resetting) => resetting);
      expect(await isCompleted()).toBe(true);
    });
  });

  describe('that is reset while the player saves', () => {
    const saveAt = (videoTimestamp: number) =>
      rosa.browser
        .patch(`/api/course-progress/${course.id}`)
        .send({ moduleIndex: 0, lessonIndex: 0, videoTimestamp, videoId: course.lessons[0]!.videos[0] });
    const place = async () => {
      const { body } = await rosa.browser.get(`/api/course-progress/${course.id}`).expect(200);
      return body as CourseProgressResponse;
    };
    const service = (database: Database) =>
      new ProgressByHandService(
        database,
        t.app.get(StandingQueries, { strict: false }),
        t.app.get(MemberCoursesQueries, { strict: false }),
        t.app.get(CompletionsService, { strict: false }),
        t.app.get(AuditService, { strict: false }),
        t.clock,
        t.app.get(Outbox, { strict: false }),
      );
    /** Deletes video positions before course positions, and does not retry. */
    class TheOtherWayRound extends Database {
      private readonly source = t.app.get(DataSource);
      override transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
        return this.source.transaction((manager) => {
          let later: () => Promise<unknown> = () => Promise.resolve();
          const tx = withOtherStatements(asTx(manager), async (sql, ask) => {
            if (sql.startsWith('delete from course_positions')) {
              later = () => ask(sql);
              return ask(`${sql} and false`);
            }
            const answer = await ask(sql);
            if (sql.startsWith('delete from video_positions')) await later();
            return answer;
          });
          return work(tx);
        });
      }
    }

    /** Runs a reset and a save together: the video's row, which both want, is locked until both wait. */
    async function resetAndSave(database: Database) {
      await saveAt(10).expect(204);
      const holder = await t.database.pool.connect();
      try {
        await holder.query('begin');
        await holder.query('select from video_positions where account_id = $1 for update', [rosa.id]);
        const change = { by: coach.id, memberId: rosa.id, courseId: course.id, reason };
        const resetting = service(database).reset(change, { level: 'course', id: course.id });
        const settled = Promise.allSettled([resetting]);
        await untilWaiting(t, 1);
        const saving = saveAt(20).then(({ status }) => status);
        await untilWaiting(t, 2);
        await holder.query('commit');
        const [[reset], saved] = await Promise.all([settled, saving]);
        return reset.status === 'fulfilled' && saved === 204;
      } finally {
        holder.release();
      }
    }

    test('either waits for the save or makes it wait, and the later one counts', async () => {
      expect(await resetAndSave(t.app.get(Database))).toBe(true);
      const { videos, id } = course.lessons[0]!;
      expect(await place()).toMatchObject({
        lessonId: id,
        videoId: videos[0],
        videoTimestamp: 20,
        videoPositions: [{ videoId: videos[0], videoTimestamp: 20 }],
      });
    });

    test('would deadlock with it if they did not write in the same order', async () => {
      expect(await resetAndSave(new TheOtherWayRound(t.app.get(DataSource)))).toBe(false);
    });
  });

  test('needs a reason, and a part of a course the member owns', async () => {
    expect(
      (await act('/progress/mark', { level: 'course', id: course.id, reason: ' ' }).expect(400)).body.fields,
    ).toHaveProperty('reason');
    await mark('page', course.id).expect(400);
    await mark('lesson', course.modules[0]!).expect(404);
    await reset('course', newId()).expect(404);
    course = await aCourse(t);
    await coach.browser.get(at()).expect(404);
    await mark('course', course.id).expect(404);
  });
});
