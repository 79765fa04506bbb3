import { startTestApp, type TestApp } from '../../../test/app.js';
import { openConversation, signedIn, write } from '../../../test/builders/messages.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { anUpload } from '../../../test/builders/uploads.js';
import { mailsTo } from '../../../test/mail.js';
import { statementsOf } from '../../../test/scale/statements.js';
import { minutes } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import type { Page } from '../../platform/http/list-response.js';
import type { InboxItemResponse } from './conversations/conversations.dto.js';
import type { MessageResponse } from './writing/messages.dto.js';
import { MessagesService } from './writing/messages.service.js';

describe('messages between a member and the coach', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    rosa = await aMember(t);
  });

  const inbox = async (who: Person, query: object = {}) =>
    (await who.browser.get('/api/conversations').query(query).expect(200)).body as Page<InboxItemResponse>;
  const messages = async (who: Person, id: string, query: object = {}) =>
    (await who.browser.get(`/api/conversations/${id}/messages`).query(query).expect(200))
      .body as Page<MessageResponse>;
  const unread = async (who: Person) =>
    (await who.browser.get('/api/conversations/unread').expect(200)).body.conversations as number;
  const read = (who: Person, id: string, through: number) =>
    who.browser.post(`/api/conversations/${id}/mark-read`).send({ through });

  /** A message as both people see it, without its sides and the signed end of a URL. */
  const shared = ({ isMine: _, changeableUntil: __, ...message }: MessageResponse) => ({
    ...message,
    attachments: message.attachments.map((one) => ({
      ...one,
      url: one.url.split('?')[0],
      downloadUrl: one.downloadUrl.split('?')[0],
    })),
  });

  test('is the same in My Coaching, the member area, the coach’s inbox and the student’s page, with attachments, edits and deletions', async () => {
    const { id } = await openConversation(rosa);
    const attachments = [await anUpload(rosa.browser, { purpose: 'message', fileName: 'garden.png' })];
    await rosa.browser
      .post(`/api/conversations/${id}/messages`)
      .send({ clientId: newId(), text: 'Our garden', attachments })
      .expect(201);
    const reworded = await write(coach, { id }, 'How lovly');
    await coach.browser.patch(`/api/messages/${reworded.id}`).send({ text: 'How lovely' }).expect(200);
    const deleted = await write(rosa, { id }, 'Sent by mistake');
    await rosa.browser.post(`/api/messages/${deleted.id}/remove`).expect(200);
    await write(coach, { id }, 'See you on Friday');

    const opened = {
      myCoaching: (await openConversation(rosa)).id,
      memberArea: (await inbox(rosa)).items[0]!.id,
      coachsInbox: (await inbox(coach)).items[0]!.id,
      studentsPage: (await openConversation(coach, rosa)).id,
    };
    expect(new Set(Object.values(opened))).toEqual(new Set([id]));
    const ofMember = (await messages(rosa, id)).items.toReversed();
    const ofCoach = (await messages(coach, id)).items.toReversed();
    expect(ofCoach.map(shared)).toEqual(ofMember.map(shared));
    expect(ofCoach.map(({ isMine }) => isMine)).toEqual(ofMember.map(({ isMine }) => !isMine));
    expect(ofMember).toMatchObject([
      { sequence: 1, text: 'Our garden', attachments: [{ fileName: expect.stringContaining('garden') }] },
      { sequence: 2, text: 'How lovely', editedAt: expect.any(String), isFromCoach: true },
      { sequence: 3, text: null, attachments: [] },
      { sequence: 4, text: 'See you on Friday' },
    ]);
    // the list of a student's messages for API consumers agrees
    const { body } = await coach.browser.get(`/api/students/${rosa.id}/messages`).expect(200);
    expect(body).toEqual(
      ofCoach.map((one) => ({
        id: one.id,
        text: one.text,
        timestamp: one.sentAt,
        isFromCoach: one.isFromCoach,
        from: one.isFromCoach ? coach.name : rosa.name,
      })),
    );
  });

  test('two people have one conversation, even if both open it at once', async () => {
    const opened = await Promise.all([
      openConversation(rosa),
      openConversation(coach, rosa),
      openConversation(rosa),
    ]);
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(opened[0]).toMatchObject({
      lastSequence: 0,
      unread: 0,
      participant: { name: 'Maren Holt', isCoach: true },
    });
    expect(opened[1]).toMatchObject({ participant: { id: rosa.id, name: 'Rosa Lind', isCoach: false } });
  });

  test('an empty conversation is in no inbox', async () => {
    await openConversation(rosa);
    expect(await inbox(rosa)).toEqual({ items: [], next: null });
  });

  test('one person’s message reaches the other, and is unread until they read it', async () => {
    const { id } = await openConversation(rosa);
    const before = await unread(coach);
    await write(rosa, { id }, 'May I move our session?');
    expect(await unread(coach)).toBe(before + 1);
    expect(await unread(rosa)).toBe(0);
    expect((await inbox(coach)).items[0]).toMatchObject({
      id,
      unread: 1,
      lastSequence: 1,
      participant: { name: 'Rosa Lind' },
      lastMessage: { text: 'May I move our session?', isMine: false },
    });
    await read(coach, id, 1).expect(204);
    expect(await unread(coach)).toBe(before);
    await write(coach, { id }, 'Of course. Friday?');
    expect((await messages(rosa, id)).items).toMatchObject([
      { sequence: 2, text: 'Of course. Friday?', isMine: false, isFromCoach: true },
      { sequence: 1, text: 'May I move our session?', isMine: true, isFromCoach: false },
    ]);
    expect(await unread(rosa)).toBe(1);
  });

  test('are read by the coach’s programs, with names', async () => {
    const { id } = await openConversation(rosa);
    await write(rosa, { id }, 'Hello');
    await write(coach, { id: (await openConversation(coach, rosa)).id }, 'Hello, Rosa');
    const { body } = await coach.browser.get(`/api/students/${rosa.id}/messages`).expect(200);
    expect(body).toMatchObject([
      { from: 'Rosa Lind', text: 'Hello', isFromCoach: false },
      { from: 'Maren Holt', text: 'Hello, Rosa', isFromCoach: true },
    ]);
    await coach.browser.get(`/api/students/${newId()}/messages`).expect(404);
  });

  test('the read position only moves forward, and not past the last message', async () => {
    const { id } = await openConversation(rosa);
    for (const text of ['One', 'Two', 'Three']) await write(rosa, { id }, text);
    await read(coach, id, 2).expect(204);
    await read(coach, id, 1).expect(204);
    expect((await inbox(coach)).items[0]!.unread).toBe(1);
    await read(coach, id, 900).expect(204);
    expect((await inbox(coach)).items[0]!.unread).toBe(0);
    await read(coach, id, 0).expect(400);
  });

  test('a message sent again with its client id is one message', async () => {
    const { id } = await openConversation(rosa);
    const clientId = newId();
    const first = await write(rosa, { id }, 'Hello', clientId);
    expect(await write(rosa, { id }, 'Hello', clientId)).toEqual(first);
    expect((await messages(rosa, id)).items).toHaveLength(1);
  });

  test('is paged back by fifty', async () => {
    const { id } = await openConversation(rosa);
    const service = t.app.get(MessagesService, { strict: false });
    for (let n = 1; n <= 53; n++)
      await service.send(signedIn(rosa), id, { clientId: newId(), text: `Message ${n}` });
    const newest = await messages(rosa, id);
    expect(newest.items.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 50 }, (_, n) => 53 - n),
    );
    const earlier = await messages(rosa, id, { after: newest.next! });
    expect(earlier.items.map(({ text }) => text)).toEqual(['Message 3', 'Message 2', 'Message 1']);
    expect(earlier.next).toBeNull();
  });

  test('a conversation is only accessible to its two people', async () => {
    const { id } = await openConversation(rosa);
    const message = await write(rosa, { id }, 'Between us');
    const ida = await aMember(t);
    const otherCoach = await aCreator(t);
    for (const stranger of [ida, otherCoach]) {
      await stranger.browser.get(`/api/conversations/${id}`).expect(404);
      await stranger.browser.get(`/api/conversations/${id}/messages`).expect(404);
      await stranger.browser
        .post(`/api/conversations/${id}/messages`)
        .send({ clientId: newId(), text: 'Hi' })
        .expect(404);
      await read(stranger, id, 1).expect(404);
      await stranger.browser.post(`/api/messages/${message.id}/remove`).expect(404);
    }
    await t.browser().get(`/api/conversations/${id}`).expect(401);
  });

  test('nobody can open one with an unknown person, nor the coach with themselves', async () => {
    await rosa.browser.post('/api/conversations/open').send({ accountId: newId() }).expect(404);
    await rosa.browser.post('/api/conversations/open').send({ accountId: rosa.id }).expect(404);
    await coach.browser.post('/api/conversations/open').send({}).expect(404);
  });

  test('an inbox is searched by name and loads page by page, each in three statements at most', async () => {
    const friend = await aCreator(t, { name: 'Another Coach' });
    const members: Person[] = [];
    for (let n = 0; n < 32; n++)
      members.push(await aMember(t, { name: `Member ${String(n).padStart(2, '0')}` }));
    for (const member of members) {
      await write(friend, await openConversation(friend, member), 'Welcome');
      t.clock.advance(1000);
    }
    const first = await inbox(friend);
    await inbox(friend);
    const asked = await statementsOf(t, () => inbox(friend));
    expect(asked.filter(({ text }) => text.includes('conversation_participants'))).toHaveLength(1);
    expect(asked.length).toBeLessThanOrEqual(3);
    expect(first.items.map(({ name }) => name)).toEqual(
      members
        .toReversed()
        .slice(0, 30)
        .map(({ name }) => name),
    );
    const rest = await inbox(friend, { after: first.next! });
    expect(rest).toMatchObject({
      next: null,
      items: [{ participant: { name: 'Member 01' } }, { participant: { name: 'Member 00' } }],
    });
    expect((await inbox(friend, { q: 'member 1' })).items).toHaveLength(10);
    expect((await inbox(friend, { q: '%' })).items).toHaveLength(0);
  });

  test('a minor and the coach write to each other only while a guardian agrees to messages', async () => {
    await t.database.query(`update accounts set age_band = 'teen' where id = $1`, [rosa.id]);
    const refused = await rosa.browser.post('/api/conversations/open').send({}).expect(403);
    expect(refused.body.code).toBe('may_not_write');
    await coach.browser.post('/api/conversations/open').send({ accountId: rosa.id }).expect(403);
  });

  test('the sender can edit and delete a message for fifteen minutes, and nobody else can', async () => {
    const { id } = await openConversation(rosa);
    const first = await write(rosa, { id }, 'Helo');
    const second = await write(rosa, { id }, 'Secret');
    const reworded = await rosa.browser
      .patch(`/api/messages/${first.id}`)
      .send({ text: 'Hello' })
      .expect(200);
    expect(reworded.body).toMatchObject({ text: 'Hello', editedAt: t.clock.now().toISOString() });
    await coach.browser.patch(`/api/messages/${first.id}`).send({ text: 'Changed' }).expect(404);
    await coach.browser.post(`/api/messages/${second.id}/remove`).expect(404);
    await rosa.browser.post(`/api/messages/${second.id}/remove`).expect(200);
    expect((await messages(coach, id)).items).toMatchObject([{ text: null }, { text: 'Hello' }]);
    expect((await inbox(coach)).items[0]!.lastMessage.text).toBeNull();
    await rosa.browser.patch(`/api/messages/${second.id}`).send({ text: 'Back' }).expect(404);
    await t.database.query(`update messages set sent_at = sent_at - interval '15 minutes' where id = $1`, [
      first.id,
    ]);
    const late = await rosa.browser.patch(`/api/messages/${first.id}`).send({ text: 'Later' }).expect(409);
    expect(late.body.code).toBe('too_late');
    expect((await messages(rosa, id)).items.at(-1)!.changeableUntil).toBeNull();
  });
});

describe('an unread message', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  test('brings one email after ten minutes, none once it is read, and without its text', async () => {
    const coach = await aCreator(t);
    const rosa = await aMember(t);
    const { id } = await openConversation(coach, rosa);
    const say = (who: Person, text: string) =>
      t.app.get(MessagesService, { strict: false }).send(signedIn(who), id, { clientId: newId(), text });
    const tell = async () => {
      t.clock.advance(minutes(10));
      await t.runJobs();
    };
    const told = async ({ email }: Person) => await mailsTo(t, email);
    await say(coach, 'First');
    await say(coach, 'Second');
    await tell();
    const [mail, ...others] = await told(rosa);
    expect(mail!.subject).toBe('Maren Holt sent you a message');
    expect(mail!.text).not.toContain('First');
    expect(mail!.text).toContain(`/my-sanctum/community/messages?with=${id}`);
    expect(others).toEqual([]);
    await say(coach, 'Third');
    await tell();
    expect(await told(rosa)).toHaveLength(1);
    await say(rosa, 'I have read it');
    await say(coach, 'Fourth');
    await tell();
    expect(await told(rosa)).toHaveLength(2);
    expect(await told(coach)).toEqual([]);
  });
});
