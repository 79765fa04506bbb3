import pg from 'pg';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { type BuiltCourse, aCourse, type ModuleShape } from '../../../../test/builders/courses.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aMember, type Person } from '../../../../test/builders/people.js';
import { days } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';

describe('the position in a course', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  async function anOwner(
    shape: Parameters<typeof aCourse>[1] = {},
  ): Promise<{ member: Person; course: BuiltCourse }> {
    const member = await aMember(t);
    const course = await aCourse(t, shape);
    await enroll(t, member.id, [course.id]);
    return { member, course };
  }

  const save = (member: Person, course: BuiltCourse, body: object) =>
    member.browser.patch(`/api/course-progress/${course.id}`).send(body);
  const at = (moduleIndex: number, lessonIndex: number) => ({ moduleIndex, lessonIndex, videoTimestamp: 7 });
  const finish = (member: Person, course: BuiltCourse, lesson: number) =>
    member.browser.post(`/api/learning/lessons/${course.lessons[lesson]!.id}/complete`).expect(200);

  test('is the beginning before anything is saved', async () => {
    const { member, course } = await anOwner();
    const { body } = await member.browser.get(`/api/course-progress/${course.id}`).expect(200);
    expect(body).toEqual({
      currentModuleIndex: 0,
      currentLessonIndex: 0,
      videoTimestamp: 0,
      lessonId: null,
      videoId: null,
      updatedAt: null,
      videoPositions: [],
    });
  });

  test('is kept for each video, even after the member moved to another one', async () => {
    const { member, course } = await anOwner();
    const [first, second] = course.lessons[0]!.videos;
    const save1 = { moduleIndex: 0, lessonIndex: 0, videoTimestamp: 35, videoId: first };
    await save(member, course, save1).expect(204);
    await save(member, course, { ...save1, videoTimestamp: 12, videoId: second }).expect(204);
    const { body } = await member.browser.get(`/api/course-progress/${course.id}`);
    expect(body).toMatchObject({ videoTimestamp: 12, videoId: second });
    expect(body.videoPositions).toHaveLength(2);
    expect(body.videoPositions).toEqual(
      expect.arrayContaining([
        { videoId: first, videoTimestamp: 35 },
        { videoId: second, videoTimestamp: 12 },
      ]),
    );
  });

  test('in a video is not moved back by a late save from the same device', async () => {
    const { member, course } = await anOwner();
    const place = {
      moduleIndex: 0,
      lessonIndex: 0,
      videoId: course.lessons[0]!.videos[0],
      deviceId: newId(),
    };
    await save(member, course, { ...place, videoTimestamp: 40, sequence: 2 }).expect(204);
    await save(member, course, { ...place, videoTimestamp: 5, sequence: 1 }).expect(204);
    const { body } = await member.browser.get(`/api/course-progress/${course.id}`);
    expect(body.videoPositions).toEqual([{ videoId: place.videoId, videoTimestamp: 40 }]);
  });

  test('stays where the member left when they open a completed lesson', async () => {
    const { member, course } = await anOwner({ sections: [[{ lessons: [{ videos: 1 }, {}, {}] }]] });
    const [done, left] = course.lessons;
    const videoId = done!.videos[0];
    await member.browser.post(`/api/learning/videos/${videoId}/complete`).expect(200);
    await finish(member, course, 0);
    await save(member, course, { ...at(0, 1) }).expect(204);
    await save(member, course, { ...at(0, 0), videoId }).expect(204);
    const { body } = await member.browser.get(`/api/course-progress/${course.id}`);
    expect(body).toMatchObject({ lessonId: left!.id, videoPositions: [{ videoId, videoTimestamp: 7 }] });
  });

  test('moves from a completed lesson to whichever is opened next', async () => {
    const { member, course } = await anOwner({ sections: [[{ lessons: [{}, {}] }]] });
    await finish(member, course, 0);
    await finish(member, course, 1);
    await save(member, course, at(0, 1)).expect(204);
    await save(member, course, at(0, 0)).expect(204);
    const { body } = await member.browser.get(`/api/course-progress/${course.id}`);
    expect(body.lessonId).toBe(course.lessons[0]!.id);
  });

  test('is stored with the exact video and second', async () => {
    const { member, course } = await anOwner();
    const videoId = course.lessons[0]!.videos[1];
    await save(member, course, { moduleIndex: 0, lessonIndex: 0, videoTimestamp: 35, videoId }).expect(204);
    const { body } = await member.browser.get(`/api/course-progress/${course.id}`);
    expect(body).toMatchObject({
      currentModuleIndex: 0,
      currentLessonIndex: 0,
      videoTimestamp: 35,
      videoId,
    });
  });

  test('moves with its lesson when the coach reorders the course', async () => {
    const { member, course } = await anOwner();
    await save(member, course, { moduleIndex: 1, lessonIndex: 0, videoTimestamp: 10 }).expect(204);
    await t.database.transaction(async (tx) => {
      await tx.query('update course_modules set position = 1 - position where section_id = $1', [
        course.sections[0],
      ]);
    });
    const { body } = await member.browser.get(`/api/course-progress/${course.id}`);
    expect(body).toMatchObject({
      currentModuleIndex: 0,
      currentLessonIndex: 0,
      lessonId: course.lessons[2]!.id,
    });
  });

  test('is not moved back by a late save from the same device', async () => {
    const { member, course } = await anOwner();
    const deviceId = newId();
    await save(member, course, {
      moduleIndex: 0,
      lessonIndex: 1,
      videoTimestamp: 40,
      deviceId,
      sequence: 2,
    }).expect(204);
    await save(member, course, {
      moduleIndex: 0,
      lessonIndex: 0,
      videoTimestamp: 5,
      deviceId,
      sequence: 1,
    }).expect(204);
    const { body } = await member.browser.get(`/api/course-progress/${course.id}`);
    expect(body).toMatchObject({ currentLessonIndex: 1, videoTimestamp: 40 });
  });

  test.each([
    [{ moduleIndex: 9, lessonIndex: 0, videoTimestamp: 0 }, 422],
    [{ moduleIndex: 0, lessonIndex: 0, videoTimestamp: 1.5 }, 400],
    [{ moduleIndex: -1, lessonIndex: 0, videoTimestamp: 0 }, 400],
    [{ moduleIndex: 0, lessonIndex: 0, videoTimestamp: 0, videoId: newId() }, 404],
    [{ moduleIndex: 0, lessonIndex: 0, videoTimestamp: 0, percent: 100 }, 400],
  ])('refuses %j with %d', async (body, status) => {
    const { member, course } = await anOwner();
    await save(member, course, body).expect(status);
  });

  /** Advances the clock; the browser gets a new access token, as the apps do. */
  const pass = async (member: Person, time: number) => {
    t.clock.advance(time);
    await member.browser.post('/api/auth/refresh').expect(200);
  };

  describe('is named by indexes', () => {
    const SECTIONS: ModuleShape[][] = [[{ lessons: [{}, {}] }, { lessons: [] }], [{ lessons: [{}] }]];

    test.each([
      [0, 1, 1],
      [2, 0, 2],
    ])('module %d, lesson %d counts across sections', async (moduleIndex, lessonIndex, lesson) => {
      const { member, course } = await anOwner({ sections: SECTIONS });
      await save(member, course, at(moduleIndex, lessonIndex)).expect(204);
      const { body } = await member.browser.get(`/api/course-progress/${course.id}`).expect(200);
      expect(body).toMatchObject({
        currentModuleIndex: moduleIndex,
        currentLessonIndex: lessonIndex,
        lessonId: course.lessons[lesson]!.id,
      });
    });

    test.each([
      [1, 0],
      [0, 2],
      [3, 0],
    ])(
      'module %d, lesson %d, which the course does not have, is refused',
      async (moduleIndex, lessonIndex) => {
        const { member, course } = await anOwner({ sections: SECTIONS });
        const { body } = await save(member, course, at(moduleIndex, lessonIndex)).expect(422);
        expect(body.code).toBe('no_such_place');
      },
    );
  });

  test('is not saved for a lesson of another course, whose id wins over the indexes', async () => {
    const { member, course } = await anOwner();
    const other = await aCourse(t);
    await enroll(t, member.id, [other.id]);
    await save(member, course, { ...at(0, 0), lessonId: other.lessons[0]!.id }).expect(422);
    await save(member, course, { ...at(0, 0), lessonId: newId() }).expect(422);
  });

  test('is not saved with a video of another lesson', async () => {
    const { member, course } = await anOwner();
    await save(member, course, { ...at(0, 0), videoId: course.lessons[1]!.videos[0] }).expect(404);
  });

  test('is only saved for enrolled members, even in a free preview', async () => {
    const { member, course } = await anOwner();
    await save(await aMember(t), course, at(0, 0)).expect(404);
    await t.database.query('update enrollments set ended_at = now() where account_id = $1', [member.id]);
    await save(member, course, at(0, 0)).expect(404);
  });

  describe('in a module with a lock', () => {
    const withLock = (lock: ModuleShape['lock']) =>
      anOwner({
        sections: [[{ lessons: [{}] }], [{ lessons: [{ isFreePreview: true }], ...(lock && { lock }) }]],
      });

    test('is saved from that date on', async () => {
      const opens = new Date(t.clock.now().getTime() + days(2)).toISOString();
      const { member, course } = await withLock({ kind: 'date', date: opens });
      await save(member, course, at(1, 0)).expect(403);
      await pass(member, days(2));
      await save(member, course, at(1, 0)).expect(204);
    });

    test('is saved when enough days have passed since the enrollment', async () => {
      const { member, course } = await withLock({ kind: 'days_after_enrollment', days: 3 });
      await pass(member, days(3) - 1);
      await save(member, course, at(1, 0)).expect(403);
      t.clock.advance(1);
      await save(member, course, at(1, 0)).expect(204);
    });

    test('is saved once the previous module is completed, and stays when that is undone', async () => {
      const { member, course } = await withLock({ kind: 'after_previous' });
      await save(member, course, at(1, 0)).expect(403);
      await finish(member, course, 0);
      await save(member, course, at(1, 0)).expect(204);
      await member.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/reopen`).expect(200);
      await save(member, course, at(1, 0)).expect(204);
    });

    test('stays saved once it was: a lock added later does not close the module', async () => {
      const { member, course } = await withLock(undefined);
      await save(member, course, at(1, 0)).expect(204);
      await t.database.query(
        `update course_modules set lock_kind = 'date', lock_date = '2099-01-01' where id = $1`,
        [course.modules[1]],
      );
      await save(member, course, at(1, 0)).expect(204);
    });

    test('waits for the module right before it, unless that is empty', async () => {
      const lock = { kind: 'after_previous' } as const;
      const { member, course } = await anOwner({
        sections: [[{ lessons: [{}] }, { lessons: [] }, { lock, lessons: [{}] }, { lock, lessons: [{}] }]],
      });
      await save(member, course, at(2, 0)).expect(204);
      await save(member, course, at(3, 0)).expect(403);
      await finish(member, course, 1);
      await save(member, course, at(3, 0)).expect(204);
    });
  });

  test('is saved in two statements besides those that identify the caller, however large the course', async () => {
    const lock = { kind: 'after_previous' } as const;
    const many = Array.from({ length: 20 }, () => ({ lessons: [{ videos: 1 }, { videos: 1 }] }));
    const { member, course } = await anOwner({ sections: [[...many, { lock, lessons: [{}] }]] });
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    await save(member, course, { ...at(3, 1), videoId: course.lessons[7]!.videos[0] }).expect(204);
    const statements = sent.mock.calls.map(([statement]) => textOf(statement));
    sent.mockRestore();
    expect(statements.filter((text) => !text.includes('login_sessions'))).toHaveLength(2);
  });
});

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text;
