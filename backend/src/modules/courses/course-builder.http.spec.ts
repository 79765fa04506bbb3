import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCourse, type BuiltCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { anUpload } from '../../../test/builders/uploads.js';
import { days } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import type { CourseOutlineResponse } from './outline.dto.js';
import { OutlineService } from './outline.service.js';
import { OutlineSweepJob } from './outline-sweep.job.js';
import { deepTest } from '../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

const outlineOf = async ({ id }: { id: string }): Promise<CourseOutlineResponse> =>
  (await coach.browser.get(`/api/creator/courses/${id}/structure`).expect(200)).body as CourseOutlineResponse;
const titles = (nodes: readonly { title: string }[]) => nodes.map(({ title }) => title);
const add = (course: { id: string }, level: string, body: object) =>
  coach.browser.post(`/api/creator/courses/${course.id}/outline/${level}`).send(body);
const place = (level: string, id: string, body: object) =>
  coach.browser.post(`/api/creator/outline/${level}/${id}/move`).send(body);

const threeLessons = (): Promise<BuiltCourse> =>
  aCourse(t, {
    sections: [
      [{ lessons: [{ title: 'A' }, { title: 'B' }, { title: 'C' }] }, { lessons: [{ title: 'D' }] }],
    ],
  });

describe('the outline', () => {
  test('is the whole course in flat lists, in order', async () => {
    const course = await threeLessons();
    const outline = await outlineOf(course);
    expect(outline).toMatchObject({ id: course.id, status: 'published' });
    expect(outline.sections.map(({ id }) => id)).toEqual(course.sections);
    expect(outline.modules.map(({ id }) => id)).toEqual(course.modules);
    expect(titles(outline.lessons)).toEqual(['A', 'B', 'C', 'D']);
    expect(outline.lessons[0]).toMatchObject({
      moduleId: course.modules[0],
      isFreePreview: false,
      completionRule: 'all_videos',
      pageCount: 1,
    });
  });
});

describe('adding', () => {
  test('puts a part of the course at the end, at the start or after a sibling', async () => {
    const course = await threeLessons();
    const parentId = course.modules[0]!;
    await add(course, 'lessons', { parentId, title: 'End' }).expect(201);
    await add(course, 'lessons', { parentId, title: 'Start', after: null }).expect(201);
    const { body } = await add(course, 'lessons', {
      parentId,
      title: 'After A',
      after: course.lessons[0]!.id,
    }).expect(201);
    expect(body).toMatchObject({ parentId, position: 2 });
    expect(titles((await outlineOf(course)).lessons)).toEqual([
      'Start',
      'A',
      'After A',
      'B',
      'C',
      'End',
      'D',
    ]);
  });

  test('builds a course from nothing: section, module, lesson, page', async () => {
    const course = await aCourse(t, { sections: [] });
    const section = (await add(course, 'sections', { parentId: course.id, title: 'S' }).expect(201)).body.id;
    const module = (await add(course, 'modules', { parentId: section, title: 'M' }).expect(201)).body.id;
    const lesson = (await add(course, 'lessons', { parentId: module, title: 'L' }).expect(201)).body.id;
    await add(course, 'pages', { parentId: lesson, title: 'P' }).expect(201);
    expect((await outlineOf(course)).lessons).toEqual([
      expect.objectContaining({ id: lesson, pageCount: 1 }),
    ]);
  });

  test('the same id twenty times at once adds one section', async () => {
    const course = await threeLessons();
    const body = { id: newId(), parentId: course.modules[1], title: 'Once' };
    await Promise.all(Array.from({ length: 20 }, () => add(course, 'lessons', body).expect(201)));
    expect(titles((await outlineOf(course)).lessons)).toEqual(['A', 'B', 'C', 'D', 'Once']);
  });

  test('twenty parts added at once each get their own position', async () => {
    const course = await threeLessons();
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        add(course, 'lessons', { parentId: course.modules[1], title: `L${n}`, after: null }).expect(201),
      ),
    );
    const positions = await t.database.query<{ position: number }>(
      'select position from lessons where module_id = $1 order by position',
      [course.modules[1]],
    );
    expect(positions.map(({ position }) => position)).toEqual(Array.from({ length: 21 }, (_, n) => n));
  });

  test.each([
    ['lessons', { title: 'x' }, 400],
    ['lessons', { parentId: newId(), title: 'x' }, 404],
    ['lessons', { parentId: newId(), title: '' }, 400],
    ['lessons', { parentId: newId(), title: 'x'.repeat(161) }, 400],
    ['chapters', { parentId: newId(), title: 'x' }, 400],
  ])('to %s of %j is refused with %d', async (level, body, status) => {
    await add(await threeLessons(), level, body).expect(status);
  });

  test('into another course is a 404', async () => {
    const course = await threeLessons();
    const other = await threeLessons();
    await add(course, 'lessons', { parentId: other.modules[0], title: 'x' }).expect(404);
  });

  test('after a removed sibling is refused', async () => {
    const course = await threeLessons();
    const { body } = await add(course, 'lessons', {
      parentId: course.modules[0],
      title: 'x',
      after: course.lessons[3]!.id,
    }).expect(409);
    expect(body.code).toBe('sibling_gone');
  });
});

describe('moving', () => {
  test.each<[string, number, number | null | undefined, string[]]>([
    ['to the start', 2, null, ['C', 'A', 'B', 'D']],
    ['to the end', 0, undefined, ['B', 'C', 'A', 'D']],
    ['behind a later one', 0, 1, ['B', 'A', 'C', 'D']],
    ['behind an earlier one', 2, 0, ['A', 'C', 'B', 'D']],
    ['behind itself', 1, 1, ['A', 'B', 'C', 'D']],
  ])('a lesson %s', async (_, lesson, behind, expected) => {
    const course = await threeLessons();
    const after = typeof behind === 'number' ? course.lessons[behind]!.id : behind;
    await place('lessons', course.lessons[lesson]!.id, { parentId: course.modules[0], after }).expect(200);
    expect(titles((await outlineOf(course)).lessons)).toEqual(expected);
  });

  test('works across parents and leaves no gap', async () => {
    const course = await threeLessons();
    await place('lessons', course.lessons[0]!.id, { parentId: course.modules[1], after: null }).expect(200);
    const outline = await outlineOf(course);
    expect(outline.lessons.map(({ title, moduleId }) => [title, course.modules.indexOf(moduleId)])).toEqual([
      ['B', 0],
      ['C', 0],
      ['A', 1],
      ['D', 1],
    ]);
  });

  test('keeps members’ progress', async () => {
    const course = await aCourse(t, { sections: [[{ lessons: [{}, {}] }]] });
    const she = await aMember(t);
    await enroll(t, she.id, [course.id]);
    await she.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/complete`).expect(200);
    await place('lessons', course.lessons[0]!.id, { parentId: course.modules[0] }).expect(200);
    const { body } = await she.browser.get(`/api/learning/courses/${course.id}`).expect(200);
    expect(
      body.sections[0].modules[0].lessons.map(({ isCompleted }: { isCompleted: boolean }) => isCompleted),
    ).toEqual([false, true]);
  });

  test('fifty times at once leaves an order without gaps or duplicates', async () => {
    const course = await threeLessons();
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        place('lessons', course.lessons[n % 4]!.id, {
          parentId: course.modules[(n >> 1) % 2],
          after: n % 3 === 0 ? null : undefined,
        }).expect(200),
      ),
    );
    await expectNoGapsOrDoubles(course);
  });

  // The mutex only covers one process; between two servers, the lock on the course's row orders the moves.
  deepTest('moves on two servers at once end in such an order, too', async () => {
    const course = await threeLessons();
    const other = await t.another();
    const servers = [t, other].map(({ app }) => app.get(OutlineService, { strict: false }));
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        servers[n % 2]!.move('lessons', course.lessons[(n >> 1) % 4]!.id, {
          parentId: course.modules[(n >> 2) % 2]!,
          after: n % 3 === 0 ? null : undefined,
        }),
      ),
    );
    await other.close();
    await expectNoGapsOrDoubles(course);
  });

  async function expectNoGapsOrDoubles(course: BuiltCourse): Promise<void> {
    for (const module of course.modules) {
      const rows = await t.database.query<{ position: number }>(
        'select position from lessons where module_id = $1 order by position',
        [module],
      );
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, n) => n));
    }
    expect((await outlineOf(course)).lessons).toHaveLength(4);
  }

  test('into another course is a 404', async () => {
    const course = await threeLessons();
    const other = await threeLessons();
    await place('lessons', course.lessons[0]!.id, { parentId: other.modules[0] }).expect(404);
  });
});

describe('removing', () => {
  const remove = (level: string, id: string) => coach.browser.delete(`/api/creator/outline/${level}/${id}`);
  const restore = (level: string, id: string) =>
    coach.browser.post(`/api/creator/outline/${level}/${id}/restore`);

  test('removes a module with all inside, and restores it under the same ids', async () => {
    const course = await threeLessons();
    const she = await aMember(t);
    await enroll(t, she.id, [course.id]);
    await she.browser.post(`/api/learning/lessons/${course.lessons[1]!.id}/complete`).expect(200);
    const before = await outlineOf(course);
    await remove('modules', course.modules[0]!).expect(204);
    expect(titles((await outlineOf(course)).lessons)).toEqual(['D']);
    await she.browser.get(`/api/learning/lessons/${course.lessons[1]!.id}`).expect(404);

    expect((await restore('modules', course.modules[0]!).expect(200)).body).toMatchObject({ position: 0 });
    expect(await outlineOf(course)).toEqual(before);
    const { body } = await she.browser.get(`/api/learning/courses/${course.id}`).expect(200);
    expect(body.completedLessonCount).toBe(1);
  });

  test('is undone once when two undo it at the same time', async () => {
    const course = await threeLessons();
    await remove('lessons', course.lessons[1]!.id).expect(204);
    await Promise.all([1, 2, 3].map(() => restore('lessons', course.lessons[1]!.id).expect(200)));
    expect(titles((await outlineOf(course)).lessons)).toEqual(['A', 'B', 'C', 'D']);
  });

  test('cannot be undone while the parent is removed too', async () => {
    const course = await threeLessons();
    await remove('lessons', course.lessons[3]!.id).expect(204);
    await remove('modules', course.modules[1]!).expect(204);
    expect((await restore('lessons', course.lessons[3]!.id).expect(409)).body.code).toBe('parent_gone');
    await restore('modules', course.modules[1]!).expect(200);
    await restore('lessons', course.lessons[3]!.id).expect(200);
    expect(titles((await outlineOf(course)).lessons)).toEqual(['A', 'B', 'C', 'D']);
  });

  test('becomes permanent after thirty days', async () => {
    const course = await threeLessons();
    await remove('lessons', course.lessons[0]!.id).expect(204);
    await t.database.query('update outline_bin set removed_at = $2 where id = $1', [
      course.lessons[0]!.id,
      new Date(t.clock.now().getTime() - days(31)),
    ]);
    await t.app.get(OutlineSweepJob, { strict: false }).run();
    await restore('lessons', course.lessons[0]!.id).expect(404);
    await remove('lessons', course.lessons[0]!.id).expect(404);
  });
});

describe('editing', () => {
  const edit = (path: string, body: object) => coach.browser.patch(`/api/creator/${path}`).send(body);

  test('changes the given fields and nothing else', async () => {
    const course = await threeLessons();
    const lesson = course.lessons[0]!.id;
    await edit(`lessons/${lesson}`, {
      title: 'Renamed',
      isFreePreview: true,
      completionRule: 'by_hand',
    }).expect(200);
    await edit(`lessons/${lesson}`, { description: 'Words.' }).expect(200);
    await edit(`sections/${course.sections[0]}`, { subtitle: 'Why' }).expect(200);
    await edit(`pages/${course.lessons[0]!.pageId}`, { title: 'First page' }).expect(200);
    const outline = await outlineOf(course);
    expect(outline.lessons[0]).toMatchObject({
      title: 'Renamed',
      description: 'Words.',
      isFreePreview: true,
      completionRule: 'by_hand',
    });
    expect(outline.sections[0]!.subtitle).toBe('Why');
  });

  test('answers with the record as the outline shows it', async () => {
    const course = await threeLessons();
    const { body: lesson } = await edit(`lessons/${course.lessons[0]!.id}`, { title: 'A walk' }).expect(200);
    const { body: module } = await edit(`modules/${course.modules[0]!}`, { title: 'Outside' }).expect(200);
    const { body: section } = await edit(`sections/${course.sections[0]!}`, { title: 'Spring' }).expect(200);
    const outline = await outlineOf(course);
    expect([section, module, lesson]).toEqual([outline.sections[0], outline.modules[0], outline.lessons[0]]);
    const { body: page } = await edit(`pages/${course.lessons[0]!.pageId}`, { title: 'First' }).expect(200);
    const { body: pages } = await coach.browser
      .get(`/api/creator/lessons/${course.lessons[0]!.id}/pages`)
      .expect(200);
    expect(pages).toEqual([page]);
  });

  test.each([
    { kind: 'date', date: '2031-05-01T08:00:00.000Z' },
    { kind: 'days_after_enrollment', days: 7 },
    { kind: 'after_previous' },
  ])('locks a module by %j and unlocks it', async (lock) => {
    const course = await threeLessons();
    const module = course.modules[1]!;
    const lockNow = async () => (await outlineOf(course)).modules[1]!.lock;
    await edit(`modules/${module}`, { lock }).expect(200);
    expect(await lockNow()).toMatchObject({ kind: lock.kind });
    await edit(`modules/${module}`, { title: 'Still locked' }).expect(200);
    expect(await lockNow()).toMatchObject({ kind: lock.kind });
    await edit(`modules/${module}`, { lock: null }).expect(200);
    expect(await lockNow()).toBeNull();
  });

  test.each(['modules', 'lessons'] as const)(
    'gives %s a picture, another one, the first again, and none',
    async (level) => {
      const course = await threeLessons();
      const id = level === 'modules' ? course.modules[0]! : course.lessons[0]!.id;
      const shown = async () => (await outlineOf(course))[level][0]!.thumbnailUrl;
      const give = async () => anUpload(coach.browser, { purpose: 'thumbnail' });
      await edit(`${level}/${id}`, { thumbnailUrl: await give() }).expect(200);
      const first = await shown();
      await t.browser().get(first!).expect(200);
      await edit(`${level}/${id}`, { thumbnailUrl: await give() }).expect(200);
      expect(await shown()).not.toBe(first);
      await edit(`${level}/${id}`, { title: 'Keeps its picture' }).expect(200);
      expect(await shown()).not.toBeNull();
      await edit(`${level}/${id}`, { thumbnailUrl: first }).expect(200);
      expect(await shown()).toBe(first);
      await edit(`${level}/${id}`, { thumbnailUrl: null }).expect(200);
      expect(await shown()).toBeNull();
    },
  );

  test('refuses a picture of someone else, from another site, or that does not exist', async () => {
    const course = await threeLessons();
    const other = await aCreator(t);
    const refused = async (thumbnailUrl: string) => {
      const { status, body } = await edit(`modules/${course.modules[0]}`, { thumbnailUrl });
      expect(Object.keys((body as { fields: object }).fields)).toEqual(['thumbnailUrl']);
      return status;
    };
    expect(await refused(await anUpload(other.browser, { purpose: 'thumbnail' }))).toBe(422);
    expect(await refused('https://example.org/a.png')).toBe(422);
    expect(await refused(`/api/media/public/${newId()}`)).toBe(404);
    expect((await outlineOf(course)).modules[0]!.thumbnailUrl).toBeNull();
  });

  test.each([
    ['modules', { lock: { kind: 'date' } }],
    ['modules', { lock: { kind: 'date', date: '2027-02-31T00:00:00Z' } }],
    ['modules', { lock: { kind: 'days_after_enrollment', days: 0 } }],
    ['modules', { lock: { kind: 'never' } }],
    ['modules', { lock: 'x' }],
    ['lessons', { completionRule: 'x' }],
    ['lessons', { title: null }],
    ['lessons', { moduleId: newId() }],
  ])('of %s refuses %j', async (level, body) => {
    const course = await threeLessons();
    await edit(`${level}/${level === 'modules' ? course.modules[0] : course.lessons[0]!.id}`, body).expect(
      400,
    );
  });

  test('of a missing part is a 404', async () => {
    await edit(`lessons/${newId()}`, { title: 'x' }).expect(404);
    await edit(`modules/${newId()}`, {}).expect(404);
  });
});
