import { startTestApp, type TestApp } from '../../../test/app.js';
import { type BuiltCourse, aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aMember, type Person } from '../../../test/builders/people.js';
import { EnrollmentsService } from '../enrollments/index.js';
import type { NotebookNoteResponse, NotebookResponse } from './notebook.dto.js';

describe('all my notes', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  async function aReader(...titles: string[]) {
    const she = await aMember(t);
    const courses: BuiltCourse[] = [];
    for (const title of titles) courses.push(await aCourse(t, { title }));
    await enroll(
      t,
      she.id,
      courses.map(({ id }) => id),
    );
    return { she, courses };
  }

  const write = async (she: Person, lessonId: string, text: string, moment = {}) =>
    (
      await she.browser
        .post(`/api/me/lessons/${lessonId}/notes`)
        .send({ text, ...moment })
        .expect(201)
    ).body as NotebookNoteResponse;
  const find = async (she: Person, query: object = {}) =>
    (await she.browser.get('/api/me/lesson-notes').query(query).expect(200)).body as NotebookResponse;
  const texts = ({ items }: NotebookResponse) => items.map(({ text }) => text);
  const refund = (she: Person, courseId: string) =>
    t.database.transaction((tx) =>
      t.app.get(EnrollmentsService, { strict: false }).end(tx, {
        accountId: she.id,
        productIds: [courseId],
        source: 'grant',
        sourceId: null,
      }),
    );

  test('are in the order of courses and lessons, with their positions', async () => {
    const { she, courses } = await aReader('Rooted', 'Blossom');
    const [rooted, blossom] = courses as [BuiltCourse, BuiltCourse];
    const [first, second] = rooted.lessons as [BuiltCourse['lessons'][0], BuiltCourse['lessons'][0]];
    await write(she, second.id, 'two');
    const moment = { videoId: first.videos[0], atSeconds: 75 };
    const note = await write(she, first.id, 'one', moment);
    await write(she, blossom.lessons[0]!.id, 'zero');

    const book = await find(she);
    expect(texts(book)).toEqual(['zero', 'one', 'two']);
    expect(book.items[1]).toEqual({
      ...note,
      ...moment,
      lessonTitle: 'Lesson 1.1',
      courseId: rooted.id,
      courseTitle: 'Rooted',
      moduleId: first.moduleId,
    });
    expect(book.courses).toEqual([
      { id: blossom.id, title: 'Blossom', notes: 1 },
      { id: rooted.id, title: 'Rooted', notes: 2 },
    ]);
    expect(texts(await find(she, { courseId: rooted.id }))).toEqual(['one', 'two']);
  });

  test('are found by all words, ignoring case, and wildcards are ordinary text', async () => {
    const { she, courses } = await aReader('Rooted');
    const lesson = courses[0]!.lessons[0]!.id;
    await write(she, lesson, 'Three BREATHS before I answer');
    await write(she, lesson, 'One breath, 100% calm_ly');
    expect(texts(await find(she, { q: ' answer  breath ' }))).toEqual(['Three BREATHS before I answer']);
    expect(texts(await find(she, { q: '0%' }))).toEqual(['One breath, 100% calm_ly']);
    expect(texts(await find(she, { q: 'm_l' }))).toEqual(['One breath, 100% calm_ly']);
    expect(texts(await find(she, { q: '_r' }))).toEqual([]);
    expect(await find(she, { q: 'nowhere' })).toMatchObject({ total: 0, items: [], courses: [{ notes: 2 }] });
  });

  test('come in pages', async () => {
    const { she, courses } = await aReader('Rooted');
    for (const text of ['a', 'b', 'c']) await write(she, courses[0]!.lessons[0]!.id, text);
    const first = await find(she, { limit: 2 });
    expect(texts(first)).toEqual(['a', 'b']);
    const rest = await find(she, { limit: 2, after: first.next! });
    expect(rest).toMatchObject({ total: 3, next: null });
    expect(texts(rest)).toEqual(['c']);
  });

  test('survive their lesson, under the name it had', async () => {
    const { she, courses } = await aReader('Rooted');
    const { id } = courses[0]!.lessons[0]!;
    await write(she, id, 'kept');
    await t.database.query('delete from lessons where id = $1', [id]);
    const { items } = await find(she);
    expect(items).toMatchObject([
      {
        text: 'kept',
        lessonTitle: 'Lesson 1.1',
        courseTitle: 'Rooted',
        courseId: courses[0]!.id,
        moduleId: null,
      },
    ]);
  });

  test('of a course the member no longer owns stay readable, without later titles', async () => {
    const { she, courses } = await aReader('Rooted');
    const { id } = courses[0]!.lessons[0]!;
    const note = await write(she, id, 'kept');
    await refund(she, courses[0]!.id);
    await t.database.query(`update lessons set title = 'New secret' where id = $1`, [id]);
    await t.database.query(`update products set title = 'New course' where id = $1`, [courses[0]!.id]);
    const { items } = await find(she);
    expect(items).toMatchObject([
      { text: 'kept', lessonTitle: 'Lesson 1.1', courseTitle: 'Rooted', moduleId: null },
    ]);
    await she.browser.patch(`/api/me/lesson-notes/${note.id}`).send({ text: 'still mine' }).expect(200);
    await she.browser.delete(`/api/me/lesson-notes/${note.id}`).expect(204);
  });

  test('follow their lesson to its new name', async () => {
    const { she, courses } = await aReader('Rooted');
    const { id } = courses[0]!.lessons[0]!;
    await write(she, id, 'kept');
    await t.database.query(`update lessons set title = 'Renamed' where id = $1`, [id]);
    expect((await find(she)).items[0]).toMatchObject({ lessonTitle: 'Renamed' });
  });

  test('are not shown to anyone else', async () => {
    const { she, courses } = await aReader('Rooted');
    await write(she, courses[0]!.lessons[0]!.id, 'mine');
    const other = await aMember(t);
    await enroll(t, other.id, [courses[0]!.id]);
    expect(await find(other)).toMatchObject({ total: 0, items: [], courses: [] });
    const { text } = await other.browser.get('/api/me/lesson-notes/export').expect(200);
    expect(text).toContain('Nothing written yet.');
  });

  test('can be downloaded as a Markdown file', async () => {
    const { she, courses } = await aReader('Rooted');
    const lesson = courses[0]!.lessons[0]!;
    // More than are read at a time.
    for (let n = 0; n < 101; n++) await write(she, lesson.id, `note ${n}`);
    await write(she, courses[0]!.lessons[1]!.id, '# no heading', {
      videoId: courses[0]!.lessons[1]!.videos[0],
      atSeconds: 754,
    });
    const { headers, text } = await she.browser.get('/api/me/lesson-notes/export').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="My notes \d{4}-\d\d-\d\d\.md"; filename\*=/,
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(text.match(/^#.*$/gm)).toEqual(['# My notes', '## Rooted', '### Lesson 1.1', '### Lesson 1.2']);
    expect(text.match(/^note \d+$/gm)).toEqual(Array.from({ length: 101 }, (_, n) => `note ${n}`));
    expect(text).toMatch(/\*\*at 12:34\*\* · \*\d{4}-\d\d-\d\d\*\n\n\\# no heading\n$/);
  });

  test.each([
    { q: 'x'.repeat(101) },
    { q: ['a', 'b'] },
    { courseId: 'nope' },
    { limit: 0 },
    { after: '2' },
    { sort: 'text' },
  ])('refuse %j', async (query) => {
    const she = await aMember(t);
    await she.browser.get('/api/me/lesson-notes').query(query).expect(400);
  });
});
