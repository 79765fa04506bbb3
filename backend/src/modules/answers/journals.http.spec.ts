import { anAnswerableLesson, share, write } from '../../../test/builders/answers.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { newId } from '../../kernel/ids.js';
import { VERSIONS_KEPT } from './journals.service.js';

describe('a journal answer', () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());

  const sharing = ({ she, journal }: { she: Person; journal: string }) => ({
    share: (version?: number) => {
      const call = she.browser.post(`/api/me/widgets/${journal}/journal/share`);
      return version === undefined ? call : call.set('if-match', String(version));
    },
    unshare: () => she.browser.post(`/api/me/widgets/${journal}/journal/unshare`),
  });
  const reply = (id: string, text: string) =>
    coach.browser.put(`/api/creator/shared-journals/${id}`).send({ reply: text });

  test('is kept as it was typed, and private', async () => {
    const lesson = await anAnswerableLesson(t);
    const { body } = await write(lesson, '  I listened.\n\n').expect(200);
    expect(body).toEqual({
      widgetId: lesson.journal,
      text: '  I listened.\n\n',
      version: 1,
      savedAt: t.clock.now().toISOString(),
      sharedAt: null,
      sharedText: null,
      reply: null,
    });
  });

  test('may be emptied, and may be long, within its limit', async () => {
    const lesson = await anAnswerableLesson(t);
    await write(lesson, '🌱'.repeat(20_000)).expect(200);
    await write(lesson, 'x'.repeat(20_001)).expect(400);
    await write(lesson, 'a\u0000b').expect(400);
    expect((await write(lesson, '').expect(200)).body).toMatchObject({ text: '', version: 2 });
  });

  test('is not overwritten by an edit of an older version', async () => {
    const lesson = await anAnswerableLesson(t);
    await write(lesson, 'One', 0).expect(200);
    await write(lesson, 'Two', 1).expect(200);
    const refusal = await write(lesson, 'Three', 1).expect(412);
    expect(refusal.body).toMatchObject({ code: 'stale_edit', current: { text: 'Two', version: 2 } });
    await write(lesson, 'Zero', 0).expect(412);
    await write(lesson, 'Three', 2).expect(200);
  });

  test('accepts a repeated save whose response was lost', async () => {
    const lesson = await anAnswerableLesson(t);
    await write(lesson, 'One', 0).expect(200);
    const { body: first } = await write(lesson, 'Two', 1).expect(200);
    expect((await write(lesson, 'Two', 1).expect(200)).body).toEqual(first);
  });

  test('has no version before it is written', async () => {
    const refusal = await write(await anAnswerableLesson(t), 'Three', 3).expect(412);
    expect(refusal.body).toMatchObject({ code: 'stale_edit', current: null });
  });

  test('keeps a hundred earlier versions, and the oldest are deleted first', async () => {
    const lesson = await anAnswerableLesson(t);
    await write(lesson, 'start').expect(200);
    await t.database.query(`update journal_answers set version = ${VERSIONS_KEPT + 3} where widget_id = $1`, [
      lesson.journal,
    ]);
    await t.database.query(
      `insert into journal_answer_versions (account_id, widget_id, version, text, saved_at)
       select $1, $2, n, 'step ' || n, now() from generate_series(1, ${VERSIONS_KEPT + 2}) n`,
      [lesson.she.id, lesson.journal],
    );
    await write(lesson, 'end').expect(200);
    const kept = await t.database.query<{ version: number }>(
      'select version from journal_answer_versions where widget_id = $1 order by version',
      [lesson.journal],
    );
    expect(kept.map(({ version }) => version)).toEqual(
      Array.from({ length: VERSIONS_KEPT }, (_, n) => n + 4),
    );
  });

  test('is shared as a copy: what the member writes later stays private until it is shared again', async () => {
    const lesson = await anAnswerableLesson(t);
    const id = await share(t, lesson, 'For both of us.');
    const { body } = await write(lesson, 'For me alone.').expect(200);
    expect(body).toMatchObject({ text: 'For me alone.', sharedText: 'For both of us.' });
    const read = () => coach.browser.get(`/api/creator/shared-journals/${id}`).expect(200);
    expect((await read()).text).not.toContain('For me alone.');
    t.clock.advance(1_000);
    await sharing(lesson).share().expect(200);
    expect((await read()).body).toMatchObject({
      text: 'For me alone.',
      sharedAt: t.clock.now().toISOString(),
    });
  });

  test('shared twice with the same text counts as shared once', async () => {
    const lesson = await anAnswerableLesson(t);
    await share(t, lesson, 'For both of us.');
    const at = t.clock.now().toISOString();
    t.clock.advance(1_000);
    expect((await sharing(lesson).share().expect(200)).body.sharedAt).toBe(at);
  });

  test('is shared only in the version the member sees', async () => {
    const lesson = await anAnswerableLesson(t);
    await write(lesson, 'One').expect(200);
    await write(lesson, 'Two, from her phone').expect(200);
    const refusal = await sharing(lesson).share(1).expect(412);
    expect(refusal.body).toMatchObject({ code: 'stale_edit', current: { version: 2, sharedAt: null } });
    await sharing(lesson).share(2).expect(200);
  });

  test('without text is not shared', async () => {
    const lesson = await anAnswerableLesson(t);
    expect((await sharing(lesson).share().expect(409)).body.code).toBe('nothing_to_share');
    await write(lesson, ' \n').expect(200);
    await sharing(lesson).share().expect(409);
  });

  test('that is unshared leaves the coach’s view right away, and the coach’s reply stays', async () => {
    const lesson = await anAnswerableLesson(t);
    const id = await share(t, lesson, 'For both of us.');
    await reply(id, 'Thank you.').expect(200);
    const { body } = await sharing(lesson).unshare().expect(200);
    expect(body).toMatchObject({
      text: 'For both of us.',
      sharedAt: null,
      sharedText: null,
      reply: { text: 'Thank you.' },
    });
    await coach.browser.get(`/api/creator/shared-journals/${id}`).expect(404);
    await reply(id, 'One more word').expect(404);
    const filter = JSON.stringify({ accountId: lesson.she.id });
    await coach.browser.get('/api/creator/shared-journals').query({ filter }).expect(200, []);
    const stored = await t.database.one('select text from journal_shares where id = $1', [id]);
    expect(stored).toEqual({ text: null });
    await sharing(lesson).unshare().expect(200);
  });

  test('can be unshared even if the lesson is no longer open to the member', async () => {
    const lesson = await anAnswerableLesson(t);
    const id = await share(t, lesson, 'For both of us.');
    // What was open stays open, but a lesson can be moved into a module that was never open to the member.
    await t.database.query('delete from module_openings where course_id = $1', [lesson.courseId]);
    await t.database.query(
      `update course_modules set lock_kind = 'days_after_enrollment', lock_days = 30
       where section_id in (select id from sections where course_id = $1)`,
      [lesson.courseId],
    );
    await sharing(lesson).share().expect(403);
    await sharing(lesson).unshare().expect(200);
    await coach.browser.get(`/api/creator/shared-journals/${id}`).expect(404);
  });

  test('that was never written cannot be unshared', async () => {
    const lesson = await anAnswerableLesson(t);
    await sharing(lesson).unshare().expect(404);
    await sharing({ ...lesson, journal: newId() })
      .unshare()
      .expect(404);
  });
});
