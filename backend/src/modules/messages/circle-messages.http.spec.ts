import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCircle, aHost, aNeighbour } from '../../../test/builders/community.js';
import { aDaughter } from '../../../test/builders/families.js';
import { listen } from '../../../test/builders/live-updates.js';
import { write } from '../../../test/builders/messages.js';
import { aMember, type Person } from '../../../test/builders/people.js';
import { statementsOf } from '../../../test/scale/statements.js';
import { anUpload } from '../../../test/builders/uploads.js';
import { minutes } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import type {
  ConversationResponse,
  InboxItemResponse,
  UnreadResponse,
} from './conversations/conversations.dto.js';
import type { Page } from '../../platform/http/list-response.js';
import type { MessageResponse } from './writing/messages.dto.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let ana: Person;
let groupId: string;
let chat: ConversationResponse;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aHost(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  await coach.browser.post('/api/auth/refresh').expect(200);
  rosa = await aMember(t, { name: 'Rosa Lind' });
  ana = await aMember(t, { name: 'Ana Reis' });
  groupId = await aCircle(t, [rosa, ana]);
  chat = await open(rosa);
  t.clock.advance(1_000);
});

/** Advances the clock, and renews the browsers' sessions. */
async function pass(count: number): Promise<void> {
  t.clock.advance(minutes(count));
  for (const { browser } of [coach, rosa, ana]) await browser.post('/api/auth/refresh').expect(200);
}
const asked = ({ browser }: Person) => browser.post('/api/conversations/open').send({ groupId });
const open = async (who: Person) => (await asked(who).expect(200)).body as ConversationResponse;
const page = async ({ browser }: Person): Promise<MessageResponse[]> =>
  (
    (await browser.get(`/api/conversations/${chat.id}/messages`).expect(200)).body as Page<MessageResponse>
  ).items.toReversed();
const inbox = async ({ browser }: Person, query: object = {}) =>
  ((await browser.get('/api/conversations').query(query).expect(200)).body as Page<InboxItemResponse>).items;
const unread = async ({ browser }: Person) =>
  ((await browser.get('/api/conversations/unread').expect(200)).body as UnreadResponse).conversations;
const read = ({ browser }: Person, through: number) =>
  browser.post(`/api/conversations/${chat.id}/mark-read`).send({ through }).expect(204);
const silence = ({ browser }: Person, isSilenced: boolean) =>
  browser.post(`/api/conversations/${chat.id}/${isSilenced ? 'mute' : 'unmute'}`).expect(204);
const bell = async ({ browser }: Person) => {
  await t.runJobs();
  return ((await browser.get('/api/me/notifications').expect(200)).body as { items: unknown[] }).items;
};
const leave = ({ id }: Person) =>
  coach.browser.put(`/api/students/${id}/groups`).send({ circleId: null, podId: null }).expect(200);
const join = ({ id }: Person) =>
  coach.browser.put(`/api/students/${id}/groups`).send({ circleId: groupId, podId: null }).expect(200);

describe('the conversation of a circle', () => {
  test('exists once for its members and the coach, and is in their inboxes once something is written', async () => {
    expect(chat).toMatchObject({
      name: expect.stringMatching(/^Circle/),
      participant: null,
      writing: 'open',
      isReportable: true,
      circle: { id: groupId, kind: 'circle', members: 2, isSilenced: false },
    });
    expect((await open(ana)).id).toBe(chat.id);
    expect((await open(coach)).id).toBe(chat.id);
    expect(await inbox(ana)).toEqual([]);
    await write(rosa, chat, 'Who walks on Sunday?');
    for (const who of [ana, coach])
      expect(await inbox(who, { q: 'circle' })).toMatchObject([
        { id: chat.id, unread: 1, lastMessage: { senderName: 'Rosa Lind', isMine: false } },
      ]);
    expect(await inbox(rosa)).toMatchObject([{ unread: 0, lastMessage: { isMine: true } }]);
    expect(await page(ana)).toMatchObject([{ sender: { name: 'Rosa Lind' }, isMine: false, seenBy: null }]);
  });

  test('is a 404 for everyone else, in every call', async () => {
    const { id } = await write(rosa, chat, 'Among us');
    const stranger = await aNeighbour(t);
    await asked(stranger).expect(404);
    await stranger.browser.get(`/api/conversations/${chat.id}`).expect(404);
    await stranger.browser.get(`/api/conversations/${chat.id}/messages`).expect(404);
    const message = { clientId: newId(), text: 'Hello' };
    await stranger.browser.post(`/api/conversations/${chat.id}/messages`).send(message).expect(404);
    await stranger.browser.post(`/api/conversations/${chat.id}/mark-read`).send({ through: 1 }).expect(404);
    await stranger.browser.post(`/api/conversations/${chat.id}/show-typing`).expect(404);
    await stranger.browser.post(`/api/conversations/${chat.id}/mute`).expect(404);
    await stranger.browser
      .post(`/api/messages/${id}/report`)
      .send({ reason: 'unkind', note: '' })
      .expect(404);
    await rosa.browser.post('/api/conversations/open').send({ groupId, accountId: ana.id }).expect(422);
  });

  test('keeps one order without gaps when its members write at once, and stores a repeated message once', async () => {
    const clientId = newId();
    const sent = await Promise.all([
      ...[rosa, ana, coach, rosa, ana].map((who, n) => write(who, chat, `Message ${n}`)),
      ...[1, 2].map(() => write(rosa, chat, 'Twice', clientId)),
    ]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(6);
    const hers = await page(ana);
    const coachs = await page(coach);
    expect(hers.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(coachs.map(({ id }) => id)).toEqual(hers.map(({ id }) => id));
  });

  test('shows only the sender how many have seen a message, counting members who share it', async () => {
    await write(rosa, chat, 'Who has the blanket?');
    await read(ana, 1);
    await read(coach, 1);
    expect(await page(rosa)).toMatchObject([{ seenBy: 2 }]);
    expect(await page(ana)).toMatchObject([{ seenBy: null }]);
    const hide = ({ browser }: Person) =>
      browser
        .put('/api/me/message-settings')
        .send({ receivesFrom: 'members', showsRead: false, showsTyping: true })
        .expect(200);
    await hide(ana);
    expect(await page(rosa)).toMatchObject([{ seenBy: 1 }]);
    await hide(rosa);
    expect(await page(rosa)).toMatchObject([{ seenBy: null }]);
  });

  test('is edited and deleted by its author for fifteen minutes, and can have attachments', async () => {
    const attachments = [await anUpload(rosa.browser, { purpose: 'message', fileName: 'garden.png' })];
    const { body } = await rosa.browser
      .post(`/api/conversations/${chat.id}/messages`)
      .send({ clientId: newId(), text: 'Look', attachments })
      .expect(201);
    const { id } = body as MessageResponse;
    expect(await page(ana)).toMatchObject([{ attachments: [{ fileName: expect.any(String) }] }]);
    await ana.browser.patch(`/api/messages/${id}`).send({ text: 'Mine' }).expect(404);
    await rosa.browser.patch(`/api/messages/${id}`).send({ text: 'Look here' }).expect(200);
    await rosa.browser.post(`/api/messages/${id}/remove`).expect(200);
    expect(await page(ana)).toMatchObject([{ text: null, attachments: [], sender: { name: 'Rosa Lind' } }]);
    const later = await write(rosa, chat, 'Too late');
    await pass(15);
    await rosa.browser.post(`/api/messages/${later.id}/remove`).expect(409);
  });

  test('is listed with the others by at most three statements', async () => {
    await write(ana, chat, 'Hello');
    await inbox(rosa);
    const statements = await statementsOf(t, () => inbox(rosa));
    expect(statements.length).toBeLessThanOrEqual(3);
  });
});

describe('new and former members', () => {
  test('read only messages written after they joined', async () => {
    await write(rosa, chat, 'Before you came');
    t.clock.advance(1_000);
    const mia = await aMember(t, { name: 'Mia Stone' });
    await join(mia);
    expect((await open(mia)).unread).toBe(0);
    expect(await page(mia)).toEqual([]);
    t.clock.advance(1_000);
    await write(ana, chat, 'Welcome');
    expect(await page(mia)).toMatchObject([{ text: 'Welcome', sequence: 2 }]);
    expect(await inbox(mia)).toMatchObject([{ unread: 1 }]);
  });

  test('have no access from the moment they leave, not even through an open stream', async () => {
    await write(rosa, chat, 'One');
    const stream = await listen(t.url, ana);
    await stream.next();
    await leave(ana);
    await ana.browser.get(`/api/conversations/${chat.id}/messages`).expect(404);
    expect(await inbox(ana)).toEqual([]);
    await write(rosa, chat, 'Two, without Ana');
    await t.runJobs();
    // the only message says to reload, and the conversation is then gone
    expect(await stream.next()).toEqual({
      type: 'changed',
      data: { topic: 'conversation', id: chat.id },
    });
    expect(await unread(ana)).toBe(0);
    await write(rosa, chat, 'Three');
    const own = (await ana.browser.post('/api/conversations/open').send({}).expect(200)).body as {
      id: string;
    };
    await write(ana, own, 'Mine');
    expect(await stream.next()).toMatchObject({ data: { id: own.id } });
    await stream.close();
    expect(await page(rosa)).toHaveLength(3);
  });

  test('lose its messages when the circle is deleted', async () => {
    await write(rosa, chat, 'Among us');
    await coach.browser.delete(`/api/creator/groups/${groupId}`).expect(204);
    await coach.browser.get(`/api/conversations/${chat.id}`).expect(404);
    await t.runJobs();
    expect(await t.database.query('select from messages where conversation_id = $1', [chat.id])).toEqual([]);
  });
});

describe('a minor in a circle', () => {
  const asAgreed = async (...agreed: ('account' | 'community' | 'messages' | 'unseen_posts')[]) => {
    const lena = await aDaughter(t, await aMember(t), { name: 'Lena Roth', agreed });
    await join(lena);
    t.clock.advance(1_000);
    return lena;
  };

  test('can read, and can write if a guardian has agreed to the community, to messages, and to unapproved posts', async () => {
    const reader = await asAgreed('account', 'community', 'messages');
    expect((await open(reader)).writing).toBe('not_allowed');
    const message = { clientId: newId(), text: 'Hello' };
    const refused = await reader.browser
      .post(`/api/conversations/${chat.id}/messages`)
      .send(message)
      .expect(403);
    expect(refused.body.code).toBe('may_not_write');
    await write(rosa, chat, 'Good morning');
    expect(await page(reader)).toHaveLength(1);
    const writer = await asAgreed('account', 'community', 'messages', 'unseen_posts');
    await write(writer, chat, 'Me, too');
    expect((await page(rosa)).at(-1)).toMatchObject({ sender: { name: 'Lena R.' } });
    expect((await page(coach)).at(-1)).toMatchObject({ sender: { name: 'Lena Roth' } });
  });
});

describe('a circle’s notification', () => {
  test('comes after ten minutes unread, once until the conversation is read, and is then marked as read', async () => {
    await write(rosa, chat, 'One');
    expect(await bell(ana)).toEqual([]);
    await pass(10);
    const path = `/my-sanctum/community/messages?with=${chat.id}`;
    expect(await bell(ana)).toMatchObject([
      { kind: 'circle_waiting', people: ['Rosa Lind'], title: chat.name, path, isRead: false },
    ]);
    expect((await bell(coach))[0]).toMatchObject({ path: `/creator/messages/${chat.id}` });
    expect(await bell(rosa)).toEqual([]);
    await write(rosa, chat, 'Two');
    await pass(10);
    expect(await bell(ana)).toMatchObject([{ times: 1 }]);
    await read(ana, 2);
    expect(await bell(ana)).toMatchObject([{ isRead: true }]);
    await write(rosa, chat, 'Three');
    await pass(10);
    expect(await bell(ana)).toMatchObject([{ isRead: false }, { isRead: true }]);
  });

  test('says nothing about a muted circle, except mentions, right away', async () => {
    await silence(ana, true);
    await write(rosa, chat, 'One');
    await pass(10);
    expect(await bell(ana)).toEqual([]);
    expect(await unread(ana)).toBe(0);
    expect(await inbox(ana)).toMatchObject([{ unread: 1, circle: { isSilenced: true } }]);
    await write(rosa, chat, `Dear @[${ana.id}]`);
    expect(await bell(ana)).toMatchObject([{ kind: 'circle_mentioned', people: ['Rosa Lind'] }]);
    expect((await page(coach)).at(-1)).toMatchObject({
      mentions: [{ accountId: ana.id, name: 'Ana Reis', hasPage: true }],
    });
    await silence(ana, false);
    expect(await unread(ana)).toBe(1);
  });

  test('disappears when its message is deleted or hidden', async () => {
    const { id } = await write(rosa, chat, `Dear @[${ana.id}]`);
    expect(await bell(ana)).toHaveLength(1);
    await coach.browser.post(`/api/creator/messages/${id}/hide`).send({ reason: 'Not here' }).expect(204);
    expect(await bell(ana)).toEqual([]);
  });

  test('mentions only members and the coach', async () => {
    const stranger = await aMember(t);
    const say = (text: string) =>
      rosa.browser.post(`/api/conversations/${chat.id}/messages`).send({ clientId: newId(), text });
    await say(`Dear @[${stranger.id}]`).expect(422);
    await say(Array.from({ length: 11 }, () => `@[${newId()}]`).join(' ')).expect(422);
    await say(`Dear @[${coach.id}] and @[${ana.id}]`).expect(201);
  });
});

describe('a circle message', () => {
  test('can be hidden by the coach with a reason that its sender reads, and shown again', async () => {
    const { id } = await write(rosa, chat, 'Something unkind');
    await ana.browser.post(`/api/messages/${id}/report`).send({ reason: 'unkind', note: '' }).expect(204);
    const at = `/api/creator/messages/${id}`;
    await rosa.browser.post(`${at}/hide`).send({ reason: 'No' }).expect(403);
    await coach.browser.post(`${at}/hide`).send({ reason: 'Not in this circle' }).expect(204);
    expect(await page(ana)).toMatchObject([{ text: null, isHidden: true, hiddenReason: null }]);
    expect(await inbox(ana)).toMatchObject([{ lastMessage: { text: null } }]);
    for (const who of [rosa, coach])
      expect(await page(who)).toMatchObject([
        { text: 'Something unkind', isHidden: true, hiddenReason: 'Not in this circle' },
      ]);
    await rosa.browser.post(`/api/messages/${id}/remove`).expect(404);
    await coach.browser.post(`${at}/show`).expect(204);
    expect(await page(ana)).toMatchObject([{ text: 'Something unkind', isHidden: false }]);
    const reports = await t.database.query<{ settled_at: Date | null }>(
      'select settled_at from message_reports where message_id = $1',
      [id],
    );
    expect(reports).toMatchObject([{ settled_at: expect.any(Date) }]);
  });

  test('between two people cannot be hidden by the coach', async () => {
    const pair = (await rosa.browser.post('/api/conversations/open').send({ accountId: ana.id }).expect(200))
      .body as ConversationResponse;
    const { id } = await write(rosa, pair, 'Between us');
    await coach.browser.post(`/api/creator/messages/${id}/hide`).send({ reason: 'No' }).expect(404);
  });

  test('is collapsed for members who blocked its sender, without a notification', async () => {
    await ana.browser.post(`/api/correspondents/${rosa.id}/block`).expect(204);
    await write(rosa, chat, `Dear @[${ana.id}]`);
    await pass(10);
    expect(await bell(ana)).toEqual([]);
    expect(await page(ana)).toMatchObject([{ isFromBlocked: true }]);
    expect(await inbox(ana)).toMatchObject([{ lastMessage: { text: null } }]);
    expect(await page(coach)).toMatchObject([{ isFromBlocked: false }]);
  });

  test('cannot be written by members who may only message the coach', async () => {
    await coach.browser
      .post(`/api/students/${rosa.id}/moderation/mute`)
      .send({ duration: '1_day', reason: 'Unkind words' })
      .expect(200);
    expect((await open(rosa)).writing).toBe('muted');
    const message = { clientId: newId(), text: 'Hello' };
    await rosa.browser.post(`/api/conversations/${chat.id}/messages`).send(message).expect(403);
  });
});
