import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aMember, type Person } from '../../../test/builders/people.js';
import { newId } from '../../kernel/ids.js';

describe('lesson notes', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  async function aReader() {
    const she = await aMember(t);
    const course = await aCourse(t);
    await enroll(t, she.id, [course.id]);
    const lesson = course.lessons[0]!;
    return { she, lesson, notes: `/api/me/lessons/${lesson.id}/notes` };
  }
  const add = (she: Person, notes: string, body: object) => she.browser.post(notes).send(body);

  test('are kept with the position in the video they belong to', async () => {
    const { she, lesson, notes } = await aReader();
    const written = { text: 'Ask before I answer.', videoId: lesson.videos[0], atSeconds: 754 };
    const { body } = await add(she, notes, written).expect(201);
    expect(body).toMatchObject({ ...written, version: 1 });
    const list = await she.browser.get(notes).expect(200);
    expect(list.body.items).toEqual([body]);
  });

  test('saved twice with the same id are one note', async () => {
    const { she, notes } = await aReader();
    const note = { id: newId(), text: 'Once.' };
    await Promise.all([add(she, notes, note).expect(201), add(she, notes, note).expect(201)]);
    expect((await she.browser.get(notes)).body.items).toHaveLength(1);
  });

  test('of another member are a 404, and their ids cannot be taken', async () => {
    const { she, notes } = await aReader();
    const { body: hers } = await add(she, notes, { text: 'Mine.' }).expect(201);
    const other = await aReader();
    await other.she.browser.get(notes).expect(404);
    await other.she.browser.patch(`/api/me/lesson-notes/${hers.id}`).send({ text: 'Yours' }).expect(404);
    await other.she.browser.delete(`/api/me/lesson-notes/${hers.id}`).expect(404);
    await add(other.she, other.notes, { id: hers.id, text: 'Yours' }).expect(409);
    expect((await she.browser.get(notes)).body.items[0].text).toBe('Mine.');
  });

  test('an edit of an older version is refused with the current note', async () => {
    const { she, notes } = await aReader();
    const { body: note } = await add(she, notes, { text: 'One' }).expect(201);
    const edit = (text: string) =>
      she.browser.patch(`/api/me/lesson-notes/${note.id}`).set('if-match', '1').send({ text });
    await edit('Two').expect(200);
    const refusal = await edit('Three').expect(412);
    expect(refusal.body).toMatchObject({ code: 'stale_edit', current: { text: 'Two', version: 2 } });
  });

  test('lose nothing when fifty edits come at once', async () => {
    const { she, notes } = await aReader();
    const { body: note } = await add(she, notes, { text: 'start' }).expect(201);
    const edits = Array.from({ length: 50 }, (_, n) => `edit ${n}`);
    await Promise.all(
      edits.map((text) => she.browser.patch(`/api/me/lesson-notes/${note.id}`).send({ text }).expect(200)),
    );
    const rows = await t.database.query<{ text: string }>(
      'select text from lesson_note_versions where note_id = $1 union all select text from lesson_notes where id = $1',
      [note.id],
    );
    expect(rows.map(({ text }) => text).toSorted()).toEqual(['start', ...edits].toSorted());
  });

  test('can get another position, or none', async () => {
    const { she, lesson, notes } = await aReader();
    const { body: note } = await add(she, notes, { text: 'One' }).expect(201);
    const change = async (body: object) =>
      (
        await she.browser
          .patch(`/api/me/lesson-notes/${note.id}`)
          .send({ text: 'One', ...body })
          .expect(200)
      ).body;
    const moment = { videoId: lesson.videos[0], atSeconds: 12 };
    expect(await change(moment)).toMatchObject({ ...moment, version: 2 });
    expect(await change({})).toMatchObject({ ...moment, version: 2 });
    expect(await change({ videoId: null, atSeconds: null })).toMatchObject({
      videoId: null,
      atSeconds: null,
      version: 3,
    });
    for (const half of [{ videoId: null }, { atSeconds: 3 }, { videoId: null, atSeconds: 3 }]) {
      await she.browser
        .patch(`/api/me/lesson-notes/${note.id}`)
        .send({ text: 'One', ...half })
        .expect(400);
    }
  });

  test('can be removed', async () => {
    const { she, notes } = await aReader();
    const { body: note } = await add(she, notes, { text: 'Bye' }).expect(201);
    await she.browser.delete(`/api/me/lesson-notes/${note.id}`).expect(204);
    expect((await she.browser.get(notes)).body.items).toEqual([]);
  });

  test.each([
    [{ text: '' }],
    [{ text: '   ' }],
    [{ text: 'x'.repeat(10_001) }],
    [{ text: 'a\u0000b' }],
    [{ text: 'x', atSeconds: 3 }],
    [{ text: 'x', videoId: 'nope', atSeconds: 3 }],
    [{ text: 'x', accountId: newId() }],
  ])('refuse %j', async (body) => {
    const { she, notes } = await aReader();
    await add(she, notes, body).expect(400);
  });
});
