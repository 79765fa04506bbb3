import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aMember } from '../../../test/builders/people.js';
import { WithoutLocks } from '../../../test/without-locks.js';
import { DomainError } from '../../kernel/errors.js';
import type { LessonNoteResponse } from './notes.dto.js';
import { NotesService } from './notes.service.js';

const EDITS = Array.from({ length: 50 }, (_, n) => `edit ${n}`);

async function aNote(t: TestApp) {
  const she = await aMember(t);
  const course = await aCourse(t);
  await enroll(t, she.id, [course.id]);
  const { body } = await she.browser
    .post(`/api/me/lessons/${course.lessons[0]!.id}/notes`)
    .send({ text: 'start' })
    .expect(201);
  return { she, note: body as LessonNoteResponse };
}

/**
 * Edits as a browser does: when an edit is refused, reads the current text and tries again. Returns the number of
 * refusals.
 */
async function editAtOnce(t: TestApp, notes: NotesService) {
  const { she, note } = await aNote(t);
  let refusals = 0;
  const edit = async (text: string, version: number): Promise<void> => {
    try {
      await notes.edit(she.id, note.id, { text }, version);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'stale_edit') throw error;
      refusals += 1;
      await edit(text, (error.details.current as LessonNoteResponse).version);
    }
  };
  await Promise.all(EDITS.map((text) => edit(text, note.version)));
  const rows = await t.database.query<{ text: string }>(
    `select text from lesson_note_versions where note_id = $1 union all select text from lesson_notes where id = $1`,
    [note.id],
  );
  return { refusals, texts: rows.map(({ text }) => text).toSorted() };
}

describe('fifty simultaneous edits of a note, each naming the version it read', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const everything = ['start', ...EDITS].toSorted();

  test('lose nothing: every text is the current one or an earlier version', async () => {
    const { refusals, texts } = await editAtOnce(t, t.app.get(NotesService, { strict: false }));
    expect(refusals).toBeGreaterThanOrEqual(EDITS.length - 1);
    expect(texts).toEqual(everything);
  });

  test('would lose some without the lock on the note and the key of its versions', async () => {
    await t.database.query('alter table lesson_note_versions drop constraint lesson_note_versions_pk');
    const { texts } = await editAtOnce(t, new NotesService(new WithoutLocks(t.app.get(DataSource)), t.clock));
    expect(texts).not.toEqual(everything);
    await t.database.query('truncate lesson_note_versions');
    await t.database.query(
      'alter table lesson_note_versions add constraint lesson_note_versions_pk primary key (note_id, version)',
    );
  });

  test('a hundred earlier versions of a note are kept, and the oldest are deleted first', async () => {
    const { she, note } = await aNote(t);
    const notes = t.app.get(NotesService, { strict: false });
    for (let n = 1; n <= 103; n++) await notes.edit(she.id, note.id, { text: `step ${n}` });
    const kept = await t.database.query<{ version: number }>(
      'select version from lesson_note_versions where note_id = $1 order by version',
      [note.id],
    );
    expect(kept.map(({ version }) => version)).toEqual(Array.from({ length: 100 }, (_, n) => n + 4));
  });
});
