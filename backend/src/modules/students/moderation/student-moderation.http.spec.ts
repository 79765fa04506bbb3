import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aComment, aNeighbour, aPost } from '../../../../test/builders/community.js';
import { becomeGuardian } from '../../../../test/builders/families.js';
import { anEvent, rsvp } from '../../../../test/builders/events.js';
import { openConversation } from '../../../../test/builders/messages.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { days } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let ida: Person;
beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  coach = await aCreator(t);
  rosa = await aNeighbour(t, { name: 'Rosa Lind' });
  ida = await aNeighbour(t, { name: 'Ida Brook' });
});
afterAll(() => t.close());

const REASON = 'Unkind words, three times this week.';
const warn = ({ id }: Person, text = 'Please keep it among us.') =>
  coach.browser.post(`/api/students/${id}/moderation/warn`).send({ text });
const mute = ({ id }: Person, duration = '7_days') =>
  coach.browser.post(`/api/students/${id}/moderation/mute`).send({ duration, reason: REASON });
const unmute = ({ id }: Person) => coach.browser.post(`/api/students/${id}/moderation/unmute`);
const moderation = async ({ id }: Person) =>
  (await coach.browser.get(`/api/students/${id}/moderation`).expect(200)).body;
const community = async ({ browser }: Person) => (await browser.get('/api/me/community').expect(200)).body;
const post = ({ browser }: Person) =>
  browser.post('/api/community/posts').send({ text: 'Hello', tag: null, groupId: null, images: [] });
const message = ({ browser }: Person, conversation: { id: string }) =>
  browser.post(`/api/conversations/${conversation.id}/messages`).send({ clientId: newId(), text: 'Hello' });
const bell = async ({ browser }: Person) =>
  (
    (await browser.get('/api/me/notifications').expect(200)).body as {
      items: { kind: string; people: string[] }[];
    }
  ).items;
const audit = ({ id }: Person) =>
  t.database.query('select action, reason from audit_entries where member_id = $1 order by id', [id]);

describe('a muted member', () => {
  test('can read everything, but not post, comment, answer, react or mark as helpful', async () => {
    const theirs = await aPost(ida);
    const comment = await aComment(ida, theirs.id);
    const own = await aPost(rosa);
    const question = (
      await ida.browser.post('/api/community/questions').send({ text: 'Which book?', tag: null }).expect(201)
    ).body as { id: string };
    const answer = await aComment(ida, question.id);
    await mute(rosa).expect(200);
    const { browser } = rosa;
    const calls = [
      post(rosa),
      browser.post('/api/community/questions').send({ text: 'Which book?', tag: null }),
      browser.patch(`/api/community/posts/${own.id}`).send({ text: 'Other words', tag: null }),
      browser.post(`/api/community/posts/${theirs.id}/comments`).send({ text: 'No', parentId: null }),
      browser.post(`/api/community/posts/${theirs.id}/comments`).send({ text: 'No', parentId: comment.id }),
      browser.post(`/api/community/posts/${question.id}/comments`).send({ text: 'No', parentId: null }),
      browser.post(`/api/community/posts/${theirs.id}/react`).send({ emoji: '🌱', isOn: true }),
      browser.post(`/api/community/posts/${question.id}/mark-helpful`),
      browser.post(`/api/community/comments/${answer.id}/mark-helpful`),
    ];
    for (const answer of await Promise.all(calls))
      expect([answer.status, answer.body.code]).toEqual([403, 'muted']);
    const feed = (await browser.get('/api/community/feed').expect(200)).body as { items: { id: string }[] };
    expect(feed.items.map(({ id }) => id)).toEqual(expect.arrayContaining([theirs.id, own.id]));
    await browser.post(`/api/community/posts/${theirs.id}/save`).expect(204);
    await browser
      .post(`/api/community/posts/${theirs.id}/report`)
      .send({ reason: 'unkind', note: '' })
      .expect(204);
    await browser.delete(`/api/community/posts/${own.id}`).expect(204);
    await rsvp(rosa, await anEvent(coach)).expect(200);
  });

  test('can write to the coach and their family, and to no other member', async () => {
    const withCoach = await openConversation(rosa);
    const withIda = await openConversation(rosa, ida);
    await mute(rosa).expect(200);
    expect((await message(rosa, withIda).expect(403)).body.code).toBe('muted');
    await message(rosa, withCoach).expect(201);
    await message(ida, withIda).expect(201);
  });

  test('sees the end and the reason, in their language', async () => {
    await mute(rosa).expect(200);
    const until = new Date(t.clock.now().getTime() + days(7)).toISOString();
    expect(await community(rosa)).toMatchObject({ canWrite: false, mute: { until, reason: REASON } });
    await rosa.browser.patch('/api/me').send({ language: 'es' }).expect(200);
    const { body } = await post(rosa).set('accept-language', 'es').expect(403);
    expect(body.message).toContain('Tu coach te silenció');
  });

  test('can write again when the mute ends, without a job', async () => {
    await mute(rosa, '1_day').expect(200);
    t.clock.advance(days(1) - 1);
    for (const { browser } of [coach, rosa]) await browser.post('/api/auth/refresh').expect(200);
    await post(rosa).expect(403);
    t.clock.advance(1);
    await post(rosa).expect(201);
    expect(await community(rosa)).toMatchObject({ canWrite: true, mute: null });
    expect((await moderation(rosa)).mute).toBeNull();
  });

  test('can write again once the coach unmutes them, with one notification', async () => {
    await mute(rosa, 'until_lifted').expect(200);
    expect(await community(rosa)).toMatchObject({ mute: { until: null } });
    const lifted = await Promise.all([unmute(rosa), unmute(rosa)]);
    expect(lifted.map(({ status, body }) => [status, body.mute])).toEqual([
      [200, null],
      [200, null],
    ]);
    await post(rosa).expect(201);
    await t.runJobs();
    const kinds = (await bell(rosa)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.endsWith('muted'))).toEqual(['unmuted', 'muted']);
    expect(await audit(rosa)).toEqual([
      { action: 'student.muted', reason: REASON },
      { action: 'student.unmuted', reason: null },
    ]);
  });

  test('gets a new end when the coach mutes them again', async () => {
    await mute(rosa, '1_day').expect(200);
    const { body } = await mute(rosa, '30_days').expect(200);
    expect(body.mute.until).toBe(new Date(t.clock.now().getTime() + days(30)).toISOString());
  });

  test('is recognized in the statement that loads the writer anyway', async () => {
    await mute(rosa).expect(200);
    const asked = jest.spyOn(t.app.get(Database), 'one');
    await post(rosa).expect(403);
    expect(asked.mock.calls.filter(([sql]) => sql.includes('from people p where p.id'))).toHaveLength(1);
    expect(asked.mock.calls.filter(([sql]) => sql.includes('muted_since'))).toHaveLength(0);
    asked.mockRestore();
  });
});

describe('a warned member', () => {
  test('sees the warning, and can write again once they have confirmed it', async () => {
    await warn(rosa).expect(200);
    const { warning } = await community(rosa);
    expect(warning).toMatchObject({ text: 'Please keep it among us.', readAt: null });
    expect((await post(rosa).expect(409)).body.code).toBe('warning_unread');
    await ida.browser.post(`/api/me/warnings/${warning.id}/confirm`).expect(404);
    for (let n = 0; n < 2; n += 1)
      await rosa.browser.post(`/api/me/warnings/${warning.id}/confirm`).expect(204);
    await post(rosa).expect(201);
    expect((await community(rosa)).warning).toBeNull();
    expect((await moderation(rosa)).warnings).toMatchObject([{ readAt: t.clock.now().toISOString() }]);
    expect(await audit(rosa)).toEqual([{ action: 'student.warned', reason: 'Please keep it among us.' }]);
  });

  test('is notified by bell and email, regardless of the settings', async () => {
    await warn(rosa).expect(200);
    await mute(rosa).expect(200);
    await t.runJobs();
    expect((await bell(rosa)).map(({ kind }) => kind).toSorted()).toEqual(['muted', 'warned']);
    const mails = await mailsTo(t, rosa.email);
    expect(mails.map(({ text }) => text).join()).toContain('Please keep it among us.');
    expect(mails.map(({ text }) => text).join()).toContain(REASON);
  });
});

describe('of a minor', () => {
  test('each guardian is notified with the coach’s message and the daughter’s name', async () => {
    const lena = await aNeighbour(t, { name: 'Lena Roth', band: 'teen', agreed: ['account', 'community'] });
    const second = await aMember(t);
    await becomeGuardian(t, second, lena);
    await warn(lena).expect(200);
    await mute(lena, 'until_lifted').expect(200);
    await t.runJobs();
    expect((await bell(second)).map(({ kind, people }) => [kind, ...people]).toSorted()).toEqual([
      ['ward_muted', 'Lena Roth'],
      ['ward_warned', 'Lena Roth'],
    ]);
    const mails = await mailsTo(t, second.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringMatching(/^Lena Roth can’t post/),
      'Lena Roth got a warning',
    ]);
    expect(mails.map(({ text }) => text).join()).toContain('until further notice');
    expect((await bell(ida)).length).toBe(0);
  });

  test('guardians read it on their page, and nobody else does', async () => {
    const lena = await aNeighbour(t, { band: 'teen' });
    const second = await aMember(t);
    await becomeGuardian(t, second, lena);
    await warn(lena).expect(200);
    await mute(lena).expect(200);
    const path = `/api/family/wards/${lena.id}/moderation`;
    const { body } = await second.browser.get(path).expect(200);
    expect(body).toMatchObject({
      mute: { reason: REASON },
      warnings: [{ text: 'Please keep it among us.' }],
    });
    await ida.browser.get(path).expect(404);
    await ida.browser.get(`/api/family/wards/${rosa.id}/moderation`).expect(404);
  });

  test('an email about a mute that was lifted in the meantime is not sent', async () => {
    const lena = await aNeighbour(t, { name: 'Lena Roth', band: 'teen' });
    const second = await aMember(t);
    await becomeGuardian(t, second, lena);
    await mute(lena).expect(200);
    await unmute(lena).expect(200);
    await t.runJobs();
    expect(await mailsTo(t, second.email)).toEqual([]);
  });
});

describe('the coach', () => {
  test('alone can warn, mute and unmute, and only members', async () => {
    for (const [browser, status] of [
      [t.browser(), 401],
      [ida.browser, 403],
    ] as const) {
      await browser.get(`/api/students/${rosa.id}/moderation`).expect(status);
      await browser.post(`/api/students/${rosa.id}/moderation/warn`).send({ text: 'x' }).expect(status);
      await browser
        .post(`/api/students/${rosa.id}/moderation/mute`)
        .send({ duration: '1_day', reason: 'x' })
        .expect(status);
      await browser.post(`/api/students/${rosa.id}/moderation/unmute`).expect(status);
    }
    await warn(coach).expect(404);
    await mute(coach).expect(404);
    await mute({ ...rosa, id: newId() }).expect(404);
  });

  test.each([
    ['a time that is none', { duration: '2-days', reason: 'x' }, 'duration'],
    ['no reason', { duration: '1_day', reason: ' ' }, 'reason'],
    ['a reason that is too long', { duration: '1_day', reason: 'x'.repeat(501) }, 'reason'],
  ])('is told at the field that it is %s', async (_, wrong, field) => {
    const { body } = await coach.browser
      .post(`/api/students/${rosa.id}/moderation/mute`)
      .send(wrong)
      .expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});
