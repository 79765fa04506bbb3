import { startTestApp, type TestApp } from '../../../../test/app.js';
import {
  anAssignmentLesson,
  ASSIGNMENT,
  type AssignmentLesson,
  handIn,
  write,
} from '../../../../test/builders/answers.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aDaughter } from '../../../../test/builders/families.js';
import { aPdf } from '../../../../test/builders/files.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { anUpload } from '../../../../test/builders/uploads.js';
import { newId } from '../../../kernel/ids.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { AssignmentFileResponse } from './assignments.dto.js';

describe('assignments', () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());

  const at = ({ assignment }: AssignmentLesson, rest = '') =>
    `/api/me/widgets/${assignment}/assignment${rest}`;
  const read = (lesson: AssignmentLesson) => lesson.she.browser.get(at(lesson));
  const send = (lesson: AssignmentLesson) => lesson.she.browser.post(at(lesson, '/hand-in'));
  const takeBack = (lesson: AssignmentLesson) => lesson.she.browser.post(at(lesson, '/take-back'));
  const draft = (lesson: AssignmentLesson, text: string) =>
    write({ she: lesson.she, journal: lesson.assignment }, text);
  const upload = (lesson: AssignmentLesson, file: Parameters<typeof anUpload>[1] = {}) =>
    anUpload(lesson.she.browser, { purpose: 'assignment', fileName: 'drawing.png', ...file });
  const add = async (lesson: AssignmentLesson, file?: Parameters<typeof anUpload>[1]) =>
    lesson.she.browser.post(at(lesson, '/files')).send({ storageUrl: await upload(lesson, file) });
  const submission = (id: string) => coach.browser.get(`/api/creator/assignments/${id}`);
  const answer = (id: string, body: object, version?: number) => {
    const call = coach.browser.put(`/api/creator/assignments/${id}`);
    return (version === undefined ? call : call.set('if-match', String(version))).send(body);
  };
  const complete = ({ she, lessonId }: AssignmentLesson) =>
    she.browser.post(`/api/learning/lessons/${lessonId}/complete`);
  const DONE = { decision: 'done', feedback: 'What a good evening.' };
  const TRY_AGAIN = { decision: 'try_again', feedback: 'Tell me more about her.' };

  test('start as an empty draft, whose text is among the answers of the lesson', async () => {
    const lesson = await anAssignmentLesson(t);
    expect((await read(lesson).expect(200)).body).toEqual({
      widgetId: lesson.assignment,
      status: 'draft',
      files: [],
      versions: [],
    });
    await draft(lesson, 'We counted').expect(200);
    const { body } = await lesson.she.browser.get(`/api/learning/lessons/${lesson.lessonId}/answers`);
    expect(body.journals).toMatchObject([{ widgetId: lesson.assignment, text: 'We counted', version: 1 }]);
    await coach.browser
      .get('/api/creator/assignments')
      .query({ filter: JSON.stringify({ accountId: lesson.she.id }) })
      .expect(200, []);
  });

  test('are handed in with text and files, once, and reach the coach', async () => {
    const lesson = await anAssignmentLesson(t, { title: 'Roots' });
    await draft(lesson, 'We counted swifts.').expect(200);
    await add(lesson);
    await add(lesson, { fileName: 'letter.pdf', mimeType: 'application/pdf', bytes: aPdf() });
    const sent = await Promise.all([send(lesson), send(lesson), send(lesson)]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { body: mine } = await read(lesson).expect(200);
    expect(mine).toMatchObject({
      status: 'handed_in',
      files: [],
      versions: [{ number: 1, text: 'We counted swifts.', decision: null, answeredAt: null }],
    });
    const { body: listed } = await coach.browser
      .get('/api/creator/assignments')
      .query({ filter: JSON.stringify({ status: 'handed_in', accountId: lesson.she.id }) })
      .expect(200);
    expect(listed).toMatchObject([
      {
        courseTitle: 'Roots',
        lessonTitle: 'The first quiet minute',
        title: ASSIGNMENT.title,
        status: 'handed_in',
      },
    ]);
    const { body: whole } = await submission(listed[0].id).expect(200);
    expect(whole.instructions).toBe(ASSIGNMENT.instructions);
    const files = whole.versions[0].files as AssignmentFileResponse[];
    expect(files.map(({ fileName, kind }) => [fileName, kind])).toEqual([
      ['drawing.webp', 'image'],
      ['letter.pdf', 'file'],
    ]);
    expect((await fetch(files[0]!.url)).status).toBe(200);
  });

  test('are handed in as the member last saw them, and never empty', async () => {
    const lesson = await anAssignmentLesson(t);
    expect((await send(lesson).expect(409)).body.code).toBe('nothing_to_hand_in');
    await draft(lesson, '  ').expect(200);
    await send(lesson).expect(409);
    await draft(lesson, 'Two').expect(200);
    await send(lesson).set('if-match', '1').expect(412);
    await send(lesson).set('if-match', '2').expect(200);
  });

  test.each([
    ['text', 'Words', 0],
    ['files', null, 1],
  ])('that accept only %s leave the rest in the draft', async (accepts, text, files) => {
    const lesson = await anAssignmentLesson(t, { settings: { ...ASSIGNMENT, accepts } });
    await draft(lesson, 'Words').expect(200);
    await add(lesson);
    const { body } = await send(lesson).expect(200);
    expect(body.versions[0].text).toBe(text);
    expect(body.versions[0].files).toHaveLength(files);
  });

  test('hold five files of the draft, which the member can delete', async () => {
    const lesson = await anAssignmentLesson(t);
    for (let n = 0; n < 5; n++) expect((await add(lesson)).status).toBe(201);
    expect((await add(lesson)).body.code).toBe('full');
    const { body } = await read(lesson);
    await lesson.she.browser.delete(at(lesson, `/files/${body.files[0].id}`)).expect(204);
    await lesson.she.browser.delete(at(lesson, `/files/${body.files[0].id}`)).expect(404);
    expect((await read(lesson)).body.files).toHaveLength(4);
    await send(lesson).expect(200);
    await lesson.she.browser.delete(at(lesson, `/files/${body.files[1].id}`)).expect(404);
    expect((await add(lesson)).body.code).toBe('already_handed_in');
  });

  test('can be taken back until the coach has answered', async () => {
    const lesson = await anAssignmentLesson(t);
    await add(lesson);
    const id = await handIn(t, lesson, 'Too early.');
    const { body } = await takeBack(lesson).expect(200);
    expect(body).toMatchObject({ status: 'draft', versions: [], files: [{ fileName: 'drawing.webp' }] });
    await submission(id).expect(404);
    await answer(id, DONE).expect(404);
    await send(lesson).expect(200);
    await answer(id, TRY_AGAIN).expect(200);
    expect((await takeBack(lesson).expect(409)).body.code).toBe('not_handed_in');
    await send(lesson).expect(200);
    expect((await takeBack(lesson).expect(200)).body).toMatchObject({
      status: 'try_again',
      versions: [{ feedback: TRY_AGAIN.feedback }],
    });
  });

  test('are tried again until they are done, with every version kept', async () => {
    const lesson = await anAssignmentLesson(t);
    const id = await handIn(t, lesson, 'One');
    expect((await answer(id, TRY_AGAIN).expect(200)).body).toMatchObject({ status: 'try_again', version: 3 });
    await handIn(t, lesson, 'Two');
    const { body } = await answer(id, { ...DONE, feedback: '' }).expect(200);
    expect(body.versions).toMatchObject([
      { number: 1, text: 'One', ...TRY_AGAIN },
      { number: 2, text: 'Two', decision: 'done', feedback: '' },
    ]);
    expect((await read(lesson)).body).toMatchObject({ status: 'done', versions: body.versions });
    expect((await send(lesson).expect(409)).body.code).toBe('already_handed_in');
  });

  test('open the lesson that requires them, once they are done', async () => {
    const lesson = await anAssignmentLesson(t);
    expect((await complete(lesson).expect(409)).body.code).toBe('tasks_unfinished');
    const id = await handIn(t, lesson, 'One');
    await complete(lesson).expect(409);
    await answer(id, DONE).expect(200);
    await answer(id, TRY_AGAIN).expect(200);
    await complete(lesson).expect(409);
    await answer(id, DONE).expect(200);
    await complete(lesson).expect(200);
  });

  test('get one of two answers that are given at once, and none for an older version', async () => {
    const lesson = await anAssignmentLesson(t);
    const id = await handIn(t, lesson, 'One');
    const { version } = (await submission(id)).body as { version: number };
    const answers = await Promise.all([answer(id, DONE, version), answer(id, TRY_AGAIN, version)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    await answer(id, { decision: 'try_again', feedback: ' ' }).expect(400);
    await answer(id, { decision: 'perhaps', feedback: '' }).expect(400);
  });

  test('notify the member of each decision, and not of new words for it', async () => {
    const told = jest.spyOn(Outbox.prototype, 'publish');
    const lesson = await anAssignmentLesson(t);
    const id = await handIn(t, lesson, 'One');
    for (const feedback of ['Tell me mroe.', 'Tell me more.'])
      await answer(id, { decision: 'try_again', feedback }).expect(200);
    await answer(id, DONE).expect(200);
    const answered = told.mock.calls.filter(([, event]) => event === 'assignment.answered');
    const { she, courseId, lessonId } = lesson;
    const payload = { accountId: she.id, submissionId: id, courseId, lessonId };
    expect(answered.map(([, , said]) => said)).toEqual([payload, payload]);
    told.mockRestore();
  });

  test('and their files can be read only by the member and the coach, not by her guardian', async () => {
    const mother = await aMember(t);
    const daughter = await aDaughter(t, mother);
    const lesson = await anAssignmentLesson(t, { she: daughter });
    await add(lesson);
    const id = await handIn(t, lesson, 'Our secret place.');
    const other = await aMember(t);
    await enroll(t, mother.id, [lesson.courseId]);
    const file = (await submission(id)).body.versions[0].files[0].id as string;
    expect((await read({ ...lesson, she: mother }).expect(200)).body).toMatchObject({ versions: [] });
    await read({ ...lesson, she: other }).expect(404);
    await t.browser().get(at(lesson)).expect(401);
    for (const person of [mother, other]) {
      await person.browser.delete(at(lesson, `/files/${file}`)).expect(404);
      await person.browser.get(`/api/creator/assignments/${id}`).expect(403);
      await person.browser.post(at(lesson, '/take-back')).expect(404);
    }
    const stolen = await upload(lesson);
    const hers = { ...lesson, she: mother };
    await mother.browser.post(at(hers, '/files')).send({ storageUrl: stolen }).expect(422);
  });

  test('stay readable for the coach after the lesson is unpublished and the widget is deleted', async () => {
    const lesson = await anAssignmentLesson(t);
    const id = await handIn(t, lesson, 'One');
    await coach.browser.post(`/api/creator/lessons/${lesson.lessonId}/unpublish`).expect(204);
    await read(lesson).expect(404);
    await t.database.query('delete from published_widgets where id = $1', [lesson.assignment]);
    expect((await submission(id).expect(200)).body).toMatchObject({ versions: [{ text: 'One' }] });
    await answer(id, DONE).expect(200);
  });

  test('that don’t exist are a 404', async () => {
    await submission(newId()).expect(404);
    await answer(newId(), DONE).expect(404);
  });
});
