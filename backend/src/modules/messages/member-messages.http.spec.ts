import { startTestApp, type TestApp } from '../../../test/app.js';
import { agree, aDaughter } from '../../../test/builders/families.js';
import { openConversation, write } from '../../../test/builders/messages.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { minutes } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let ida: Person;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  coach = await aCreator(t);
  rosa = await aMember(t, { name: 'Rosa Lind' });
  ida = await aMember(t, { name: 'Ida Brook' });
});

const open = (who: Person, other: Person) =>
  who.browser.post('/api/conversations/open').send({ accountId: other.id });
const send = (who: Person, id: string, text = 'Hello') =>
  who.browser.post(`/api/conversations/${id}/messages`).send({ clientId: newId(), text });
const offered = async (who: Person, q?: string) =>
  (
    (
      await who.browser
        .get('/api/correspondents')
        .query(q === undefined ? {} : { q })
        .expect(200)
    ).body.items as {
      name: string;
      isCoach: boolean;
    }[]
  ).map(({ name }) => name);
const conversation = async (who: Person, id: string) =>
  (await who.browser.get(`/api/conversations/${id}`).expect(200)).body as {
    writing: string;
    otherReadThrough: number | null;
    showsTyping: boolean;
  };
const wish = (who: Person, changes: object) =>
  who.browser
    .put('/api/me/message-settings')
    .send({ receivesFrom: 'members', showsRead: true, showsTyping: true, ...changes })
    .expect(200);
const block = (who: Person, other: Person) =>
  who.browser.post(`/api/correspondents/${other.id}/block`).expect(204);

describe('two adult members', () => {
  test('have one conversation, which nobody else can find, not even the coach', async () => {
    const [{ id }, same] = await Promise.all([openConversation(rosa, ida), openConversation(ida, rosa)]);
    expect(same.id).toBe(id);
    const message = await write(rosa, { id }, 'Shall we walk?');
    expect(await conversation(ida, id)).toMatchObject({
      participant: { id: rosa.id, name: 'Rosa Lind', isCoach: false },
      unread: 1,
      writing: 'open',
      isBlockable: true,
    });
    for (const stranger of [coach, await aMember(t)]) {
      await stranger.browser.get(`/api/conversations/${id}`).expect(404);
      await stranger.browser.get(`/api/conversations/${id}/messages`).expect(404);
      await send(stranger, id).expect(404);
      await stranger.browser.post(`/api/conversations/${id}/show-typing`).expect(404);
      await stranger.browser
        .post(`/api/messages/${message.id}/report`)
        .send({ reason: 'other', note: '' })
        .expect(404);
    }
    await t.browser().get('/api/correspondents').expect(401);
  });

  test('find each other by two letters of a name; without a search, the coach and the family are offered', async () => {
    const name = `Ada ${newId().slice(-12)}`;
    const ada = await aMember(t, { name });
    await aDaughter(t, ada, { name: `Junior ${name}`, agreed: ['account', 'messages'] });
    expect(await offered(rosa, name.toLowerCase())).toEqual([name]);
    expect(await offered(rosa, 'a')).toEqual([]);
    expect(await offered(ada)).toEqual(expect.arrayContaining([`Junior ${name}`, coach.name]));
    expect(await offered(rosa, '%%')).toEqual([]);
  });

  test('can start writing to at most five new people a minute, and continue with those', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => aMember(t)));
    const ids: string[] = [];
    for (const other of people) ids.push((await openConversation(rosa, other)).id);
    for (const id of ids.slice(0, 5)) await send(rosa, id).expect(201);
    const refused = await send(rosa, ids[5]!).expect(429);
    expect(refused.body.code).toBe('too_many');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await send(rosa, ids[0]!).expect(201);
    await send(rosa, (await openConversation(rosa)).id).expect(201);
    t.clock.advance(minutes(1));
    await send(rosa, ids[5]!).expect(201);
  });
});

describe('a minor', () => {
  test('can write only with the coach and her guardians, and nobody else finds her', async () => {
    const lena = await aDaughter(t, rosa, { name: 'Lena Lind', agreed: ['account', 'messages'] });
    const { id } = await openConversation(rosa, lena);
    await send(rosa, id, 'Home at six?').expect(201);
    await send(lena, id, 'At six').expect(201);
    await send(lena, (await openConversation(lena)).id).expect(201);
    const mia = await aDaughter(t, ida, { name: 'Mia Brook', agreed: ['account', 'messages'] });
    await open(ida, lena).expect(404);
    await open(lena, ida).expect(404);
    await open(lena, mia).expect(404);
    expect(await offered(ida, 'lena')).toEqual([]);
    expect(await offered(lena, 'brook')).toEqual([]);
    expect(await offered(lena)).toContain('Rosa Lind');
  });

  test('cannot write while no guardian consents to messages, and can read earlier ones', async () => {
    const lena = await aDaughter(t, rosa, { agreed: ['account', 'messages'] });
    const { id } = await openConversation(rosa, lena);
    await send(lena, id).expect(201);
    await agree(t, rosa, lena, 'messages', false);
    expect((await send(lena, id).expect(403)).body.code).toBe('may_not_write');
    expect((await send(rosa, id).expect(403)).body.code).toBe('may_not_write');
    expect(await conversation(lena, id)).toMatchObject({ writing: 'not_allowed', lastSequence: 1 });
    expect(await offered(lena)).toEqual([]);
  });

  test('shows her full name only to people close to her', async () => {
    const lena = await aDaughter(t, rosa, { name: 'Lena Lind', agreed: ['account', 'messages'] });
    const { id } = await openConversation(rosa, lena);
    await send(lena, id).expect(201);
    await t.database.query('delete from guardian_links where ward_id = $1', [lena.id]);
    expect(await conversation(rosa, id)).toMatchObject({ participant: { name: 'Lena L.' } });
  });
});

describe('members who only accept messages from the coach', () => {
  test('can be messaged by the coach and their family, and by no other member', async () => {
    const lena = await aDaughter(t, rosa, { agreed: ['account', 'messages'] });
    const name = `Rosa ${rosa.id.slice(-12)}`;
    await t.database.query('update accounts set name = $2 where id = $1', [rosa.id, name]);
    expect(await offered(ida, name)).toEqual([name]);
    const known = await openConversation(ida, rosa);
    await send(ida, known.id).expect(201);
    await wish(rosa, { receivesFrom: 'coach' });
    expect((await send(ida, known.id).expect(403)).body.code).toBe('not_receiving');
    expect((await send(rosa, known.id).expect(403)).body.code).toBe('coach_only');
    expect((await open(await aMember(t), rosa).expect(403)).body.code).toBe('not_receiving');
    await send(lena, (await openConversation(lena, rosa)).id).expect(201);
    await send(coach, (await openConversation(coach, rosa)).id).expect(201);
    expect(await offered(ida, name)).toEqual([]);
    await wish(rosa, { receivesFrom: 'members' });
    await send(ida, known.id).expect(201);
  });
});

describe('a block', () => {
  test('works in both directions, and the blocked person sees the same as for anyone who accepts no messages', async () => {
    const { id } = await openConversation(ida, rosa);
    await send(ida, id).expect(201);
    await block(rosa, ida);
    await block(rosa, ida);
    const refused = await send(ida, id).expect(403);
    const other = await aMember(t);
    await wish(other, { receivesFrom: 'coach' });
    const { body } = await open(ida, other).expect(403);
    expect({ ...refused.body, requestId: '' }).toEqual({ ...(body as object), requestId: '' });
    expect(await conversation(ida, id)).toMatchObject({ writing: 'not_receiving' });
    expect((await send(rosa, id).expect(403)).body.code).toBe('you_blocked');
    expect(await conversation(rosa, id)).toMatchObject({ writing: 'you_blocked' });
    const settings = await rosa.browser.get('/api/me/message-settings').expect(200);
    expect(settings.body).toMatchObject({ blocked: [{ id: ida.id, name: 'Ida Brook' }] });
    expect((await ida.browser.get('/api/me/message-settings').expect(200)).body).toMatchObject({
      blocked: [],
    });
    await rosa.browser.post(`/api/correspondents/${ida.id}/unblock`).expect(204);
    await send(ida, id).expect(201);
  });

  test('cannot apply to the coach or to unknown people', async () => {
    await rosa.browser.post(`/api/correspondents/${coach.id}/block`).expect(422);
    await coach.browser.post(`/api/correspondents/${rosa.id}/block`).expect(403);
    await rosa.browser.post(`/api/correspondents/${newId()}/block`).expect(404);
  });

  test('stops the email about an unread message', async () => {
    const { id } = await openConversation(ida, rosa);
    await send(ida, id).expect(201);
    await block(rosa, ida);
    t.clock.advance(minutes(10));
    await t.runJobs();
    const [waiting] = await t.database.query<{ n: number }>(
      `select count(*)::int as n from mails where kind = 'message_waiting' and account_id = $1`,
      [rosa.id],
    );
    expect(waiting!.n).toBe(0);
  });
});

describe('a report', () => {
  const report = (who: Person, messageId: string, body: object = { reason: 'unkind', note: 'This hurts' }) =>
    who.browser.post(`/api/messages/${messageId}/report`).send(body);
  const reports = async (query: object) =>
    (
      await coach.browser
        .get('/api/creator/message-reports')
        .query({ filter: JSON.stringify(query) })
        .expect(200)
    ).body as { id: string; isSenderMuted: boolean }[];
  const decide = (id: string, how: string, body?: object) =>
    coach.browser.post(`/api/creator/message-reports/${id}/${how}`).send(body);

  async function reported() {
    const { id } = await openConversation(ida, rosa);
    const service = [];
    for (let n = 1; n <= 25; n++) service.push(await write(ida, { id }, `Message ${n}`));
    const message = service[14]!;
    await report(rosa, message.id).expect(204);
    const [{ id: reportId } = { id: '' }] = await reports({ senderId: ida.id });
    return { conversationId: id, message, reportId };
  }

  test('shows the coach the message with ten before and ten after it, and no others', async () => {
    const { message, reportId, conversationId } = await reported();
    const { body } = await coach.browser.get(`/api/creator/message-reports/${reportId}`).expect(200);
    expect(body).toMatchObject({
      senderName: 'Ida Brook',
      reporterName: 'Rosa Lind',
      reason: 'unkind',
      note: 'This hurts',
      settledAt: null,
    });
    const { messages } = body as { messages: { text: string; isReported: boolean; id: string }[] };
    expect(messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 21 }, (_, n) => `Message ${n + 5}`),
    );
    expect(messages.filter(({ isReported }) => isReported)).toMatchObject([{ id: message.id }]);
    await coach.browser.get(`/api/conversations/${conversationId}/messages`).expect(404);
    expect(await reports({ senderId: ida.id, isWaiting: true })).toHaveLength(1);
  });

  test('is made once, by the receiver of a member’s message', async () => {
    const { message } = await reported();
    expect((await report(rosa, message.id).expect(409)).body.code).toBe('reported_already');
    await report(ida, message.id).expect(422);
    await report(rosa, message.id, { reason: 'because', note: '' }).expect(400);
    const fromCoach = await write(coach, await openConversation(coach, rosa), 'Hello');
    await report(rosa, fromCoach.id).expect(422);
  });

  test('is resolved by keeping the message, deleting it, or muting its sender', async () => {
    const { message, reportId, conversationId } = await reported();
    expect((await decide(reportId, 'dismiss').expect(200)).body.settledAt).not.toBeNull();
    expect(await reports({ senderId: ida.id, isWaiting: true })).toEqual([]);

    await decide(reportId, 'remove', { reason: ' ' }).expect(400);
    await decide(reportId, 'remove', { reason: 'Names a child' }).expect(200);
    const { body } = await rosa.browser.get(`/api/conversations/${conversationId}/messages`).expect(200);
    expect(
      (body as { items: { text: string | null; id: string }[] }).items.find(({ id }) => id === message.id),
    ).toMatchObject({
      text: null,
    });

    await decide(reportId, 'mute', { duration: 'until_lifted', reason: 'Twice this week' }).expect(200);
    expect((await send(ida, conversationId).expect(403)).body.code).toBe('muted');
    await send(ida, (await openConversation(ida)).id).expect(201);
    await send(rosa, conversationId).expect(201);
    await coach.browser.post(`/api/creator/message-reports/${reportId}/unmute`).expect(200);
    await send(ida, conversationId).expect(201);

    const entries = await t.database.query(
      `select action, reason from audit_entries where member_id = $1 order by id`,
      [ida.id],
    );
    expect(entries).toEqual([
      { action: 'message_report.dismissed', reason: null },
      { action: 'message.removed', reason: 'Names a child' },
      { action: 'student.muted', reason: 'Twice this week' },
      { action: 'student.unmuted', reason: null },
    ]);
  });

  test('is only for the coach', async () => {
    const { reportId } = await reported();
    for (const [browser, status] of [
      [rosa.browser, 403],
      [t.browser(), 401],
    ] as const) {
      await browser.get('/api/creator/message-reports').expect(status);
      await browser.get(`/api/creator/message-reports/${reportId}`).expect(status);
      await browser.post(`/api/creator/message-reports/${reportId}/dismiss`).expect(status);
    }
    await decide(newId(), 'dismiss').expect(404);
  });
});

describe('read marks', () => {
  test('appear if both people share them', async () => {
    const { id } = await openConversation(rosa, ida);
    await send(rosa, id).expect(201);
    expect((await conversation(rosa, id)).otherReadThrough).toBe(0);
    await ida.browser.post(`/api/conversations/${id}/mark-read`).send({ through: 1 }).expect(204);
    expect((await conversation(rosa, id)).otherReadThrough).toBe(1);
    await wish(ida, { showsRead: false });
    expect((await conversation(rosa, id)).otherReadThrough).toBeNull();
    expect((await conversation(ida, id)).otherReadThrough).toBeNull();
  });
});
