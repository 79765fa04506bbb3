import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { newId } from '../../kernel/ids.js';
import type { StudentNoteResponse } from './student-notes.dto.js';

describe('the coach’s notes about a student', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t, { name: 'Maren Holt' });
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    rosa = await aMember(t);
  });

  const add = (note: string, facts: object = {}) =>
    coach.browser.post('/api/student-notes').send({ studentId: rosa.id, note, ...facts });
  const added = async (note: string) => (await add(note).expect(201)).body as StudentNoteResponse;
  const edit = ({ id, version }: StudentNoteResponse, changes: object) =>
    coach.browser.patch(`/api/student-notes/${id}`).set('if-match', String(version)).send(changes);
  const list = async () =>
    (await coach.browser.get(`/api/students/${rosa.id}/notes`).expect(200)).body as StudentNoteResponse[];

  test('are listed with their author, newest first, after the pinned ones', async () => {
    const first = await added('Prefers evenings.');
    t.clock.advance(1_000);
    await added('Asked about pods.');
    expect((await list()).map(({ note }) => note)).toEqual(['Asked about pods.', 'Prefers evenings.']);
    await edit(first, { isPinned: true }).expect(200);
    expect(await list()).toMatchObject([
      { note: 'Prefers evenings.', isPinned: true, author: 'Maren Holt', studentId: rosa.id },
      { note: 'Asked about pods.', isPinned: false },
    ]);
  });

  test('count as edited when their text changes, and not when they are pinned', async () => {
    const note = await added('Prefers evenings.');
    t.clock.advance(1_000);
    const { body: pinned } = await edit(note, { isPinned: true }).expect(200);
    expect(pinned.updatedAt).toBe(note.createdAt);
    const { body: reworded } = await edit(pinned, { note: 'Prefers mornings.' }).expect(200);
    expect(reworded.note).toBe('Prefers mornings.');
    expect(reworded.updatedAt > note.createdAt).toBe(true);
  });

  test('are stored once when a request is repeated', async () => {
    const id = newId();
    await add('Prefers evenings.', { id }).expect(201);
    await add('Prefers evenings.', { id }).expect(201);
    expect(await list()).toHaveLength(1);
  });

  test.each(['', '   \n ', 'x'.repeat(5001)])('that are blank or too long are refused: %j', async (note) => {
    expect((await add(note).expect(400)).body.fields).toHaveProperty('note');
  });

  test('are not overwritten by a tab that has not seen the newest version', async () => {
    const note = await added('Prefers evenings.');
    const answers = await Promise.all([
      edit(note, { note: 'Prefers mornings.' }),
      edit(note, { note: 'Prefers noon.' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const winner = answers.find(({ status }) => status === 200)!.body.note;
    expect(answers.find(({ status }) => status === 412)!.body).toMatchObject({
      code: 'stale_edit',
      current: { note: winner },
    });
  });

  test('are deleted once', async () => {
    const { id } = await added('Prefers evenings.');
    const answers = await Promise.all(
      [1, 2].map(() => coach.browser.delete(`/api/student-notes/${id}`).then(({ status }) => status)),
    );
    expect(answers.toSorted()).toEqual([204, 404]);
    expect(await list()).toEqual([]);
  });

  test('leave an audit entry that they were written, never their text', async () => {
    const note = await added('Prefers evenings.');
    await edit(note, { note: 'Prefers mornings.' }).expect(200);
    await coach.browser.delete(`/api/student-notes/${note.id}`).expect(204);
    const entries = await t.database.query(
      'select action, subject_id as student, reason from audit_facts where member_id = $1 order by id',
      [rosa.id],
    );
    expect(entries).toEqual(
      ['added', 'updated', 'deleted'].map((act) => ({
        action: `student_note.${act}`,
        student: rosa.id,
        reason: null,
      })),
    );
  });

  test('are only for coaches, and only about members', async () => {
    const { id } = await added('Prefers evenings.');
    for (const [browser, status] of [
      [t.browser(), 401],
      [rosa.browser, 403],
    ] as const) {
      await browser.get(`/api/students/${rosa.id}/notes`).expect(status);
      await browser.post('/api/student-notes').send({ studentId: rosa.id, note: 'x' }).expect(status);
      await browser.patch(`/api/student-notes/${id}`).send({ note: 'x' }).expect(status);
      await browser.delete(`/api/student-notes/${id}`).expect(status);
    }
    await add('x', { studentId: newId() }).expect(404);
    await add('x', { studentId: coach.id }).expect(404);
    await coach.browser.get(`/api/students/${newId()}/notes`).expect(404);
    await coach.browser.patch(`/api/student-notes/${newId()}`).send({ note: 'x' }).expect(404);
  });
});
