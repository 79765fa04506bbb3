import { type AnswerableLesson, anAnswerableLesson, share, write } from '../../../test/builders/answers.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { newId } from '../../kernel/ids.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { EnrollmentsService } from '../enrollments/index.js';

describe('journals shared with the coach', () => {
  let t: TestApp;
  let coach: Person;
  let rosas: AnswerableLesson;
  let adas: AnswerableLesson;
  let rosa: string;
  let ada: string;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    rosas = await anAnswerableLesson(t, { she: await aMember(t, { name: 'Rosa Lind' }), title: 'Roots' });
    adas = await anAnswerableLesson(t, { she: await aMember(t, { name: 'ada 100% Byron' }), title: 'Bloom' });
    rosa = await share(t, rosas, 'I listened.');
    t.clock.advance(1_000);
    ada = await share(t, adas, 'We laughed.');
    t.clock.advance(1_000);
    await reply(rosa, 'Thank you, Rosa.').expect(200);
    await write(await anAnswerableLesson(t), 'Private words.').expect(200);
  });
  afterAll(() => t.close());

  const list = (query: Record<string, string> = {}) =>
    coach.browser.get('/api/creator/shared-journals').query(query);
  const read = (id: string) => coach.browser.get(`/api/creator/shared-journals/${id}`);
  const reply = (id: string, text: string) =>
    coach.browser.put(`/api/creator/shared-journals/${id}`).send({ reply: text });
  const ids = (answer: { body: unknown }) => (answer.body as { id: string }[]).map(({ id }) => id);

  test('are listed, newest first, with nothing unshared among them', async () => {
    const answer = await list().expect(200);
    expect(ids(answer)).toEqual([ada, rosa]);
    expect(answer.headers['content-range']).toBe('shared-journals 0-1/2');
    expect(answer.text).not.toContain('Private words');
  });

  test('contain the member, the lesson, the question and the text', async () => {
    const { body } = await read(rosa).expect(200);
    expect(body).toEqual({
      id: rosa,
      accountId: rosas.she.id,
      memberName: 'Rosa Lind',
      courseId: rosas.courseId,
      courseTitle: 'Roots',
      lessonId: rosas.lessonId,
      lessonTitle: 'The first quiet minute',
      widgetId: rosas.journal,
      question: 'When did you listen this week?',
      text: 'I listened.',
      sharedAt: expect.any(String),
      reply: 'Thank you, Rosa.',
      repliedAt: expect.any(String),
      needsReply: false,
    });
  });

  test.each([
    ['["sharedAt","ASC"]', () => [rosa, ada]],
    ['["repliedAt","ASC"]', () => [rosa, ada]],
    ['["memberName","ASC"]', () => [ada, rosa]],
    ['["courseTitle","DESC"]', () => [rosa, ada]],
    ['["lessonTitle","ASC"]', () => [rosa, ada].toSorted()],
    ['["id","ASC"]', () => [rosa, ada].toSorted()],
  ])('sorted by %s', async (sort, expected) => expect(ids(await list({ sort }))).toEqual(expected()));

  test.each([
    [{ q: 'LIND' }, () => [rosa]],
    [{ q: '100%' }, () => [ada]],
    [{ q: 'did you listen' }, () => [ada, rosa]],
    [{ needsReply: true }, () => [ada]],
    [{ needsReply: false }, () => [rosa]],
    [{ sharedAt_lte: '2999-12-31', repliedAt_gte: '2000-01-01' }, () => [rosa]],
    [{ sharedAt_gte: '2999-12-31T00:00:00Z' }, () => []],
    [{ courseId: '' }, () => [rosa]],
    [{ accountId: '' }, () => [rosa]],
    [{ id: [''] }, () => [rosa]],
  ])('filtered by %j', async (given, expected) => {
    const named: Record<string, unknown> = { courseId: rosas.courseId, accountId: rosas.she.id, id: [rosa] };
    const filter = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, named[name] ?? value]),
    );
    expect(ids(await list({ filter: JSON.stringify(filter) }).expect(200))).toEqual(expected());
  });

  test.each<Record<string, string>>([
    { sort: '["text","ASC"]' },
    { filter: '{"text":"x"}' },
    { filter: '{"needsReply":"true"}' },
    { filter: '{"accountId":"x"}' },
    { filter: '{"courseId":["x"]}' },
    { filter: '{"id":["x"]}' },
    { filter: '{"q":5}' },
    { filter: '{"sharedAt_gte":"yesterday"}' },
    { range: '[0,1000]' },
    { order: 'name' },
  ])('the query %j is a 400', async (query) => {
    await list(query).expect(400);
  });

  test('have one reply, which may be corrected', async () => {
    const lesson = await anAnswerableLesson(t);
    const id = await share(t, lesson, 'I tried.');
    await reply(id, 'Thank yuo.').expect(200);
    const { body } = await reply(id, 'Thank you.').expect(200);
    expect(body).toMatchObject({ reply: 'Thank you.', needsReply: false });
    const hers = await lesson.she.browser.get(`/api/learning/lessons/${lesson.lessonId}/answers`);
    expect(hers.body.journals[0].reply).toEqual({ text: 'Thank you.', repliedAt: body.repliedAt });
  });

  test('shared again after the reply await another one', async () => {
    const lesson = await anAnswerableLesson(t);
    const id = await share(t, lesson, 'I tried.');
    await reply(id, 'Thank you.').expect(200);
    t.clock.advance(1_000);
    await share(t, lesson, 'I tried again.');
    expect((await read(id)).body).toMatchObject({ needsReply: true, reply: 'Thank you.' });
  });

  test('notify the member of a reply, once, and not when it is corrected', async () => {
    const told = jest.spyOn(Outbox.prototype, 'publish');
    const lesson = await anAnswerableLesson(t);
    const id = await share(t, lesson, 'I tried.');
    await reply(id, 'Thank yuo.').expect(200);
    await reply(id, 'Thank you.').expect(200);
    await reply(id, 'Thank you.').expect(200);
    const { she, courseId, lessonId, journal } = lesson;
    const answered = told.mock.calls.filter(([, event]) => event === 'journal.answered');
    expect(answered.map(([, , payload]) => payload)).toEqual([
      { accountId: she.id, shareId: id, courseId, lessonId, widgetId: journal },
    ]);
    told.mockRestore();
  });

  test('keep the question as it was, and stay readable after the lesson is deleted', async () => {
    const lesson = await anAnswerableLesson(t);
    const id = await share(t, lesson, 'I tried.');
    await t.database.query('delete from published_widgets where id = $1', [lesson.journal]);
    await t.database.query('delete from lesson_pages where lesson_id = $1', [lesson.lessonId]);
    await t.database.query('delete from lessons where id = $1', [lesson.lessonId]);
    expect((await read(id).expect(200)).body).toMatchObject({
      question: 'When did you listen this week?',
      lessonTitle: null,
    });
  });

  test('of a member whose enrollment has ended are not shown', async () => {
    const lesson = await anAnswerableLesson(t);
    const id = await share(t, lesson, 'I tried.');
    await t.database.transaction((tx) =>
      t.app.get(EnrollmentsService, { strict: false }).end(tx, {
        accountId: lesson.she.id,
        productIds: [lesson.courseId],
        source: 'grant',
        sourceId: null,
      }),
    );
    await read(id).expect(404);
    await reply(id, 'Thank you.').expect(404);
  });

  test.each([
    [{ reply: '' }],
    [{ reply: '  ' }],
    [{ reply: 'x'.repeat(5_001) }],
    [{}],
    [{ reply: 'x', isPublic: true }],
  ])('refuse the reply %j', async (body) => {
    await coach.browser.put(`/api/creator/shared-journals/${rosa}`).send(body).expect(400);
  });

  test('accept a record sent back whole, and change only the reply', async () => {
    const { body: before } = await read(rosa).expect(200);
    const { body: after } = await coach.browser
      .put(`/api/creator/shared-journals/${rosa}`)
      .send({ ...before, text: 'Never said.', reply: 'Thank you once more, Rosa.' })
      .expect(200);
    expect(after).toEqual({ ...before, reply: 'Thank you once more, Rosa.', repliedAt: expect.any(String) });
  });

  test('that do not exist are a 404, and only the coach can read any', async () => {
    await read(newId()).expect(404);
    for (const path of ['/api/creator/shared-journals', `/api/creator/shared-journals/${rosa}`]) {
      await t.browser().get(path).expect(401);
      await rosas.she.browser.get(path).expect(403);
    }
  });
});
