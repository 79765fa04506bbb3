import { startTestApp, type TestApp } from '../../../test/app.js';
import { aDaughter } from '../../../test/builders/families.js';
import { openConversation, write } from '../../../test/builders/messages.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { anUpload } from '../../../test/builders/uploads.js';
import { newId } from '../../kernel/ids.js';
import type { Page } from '../../platform/http/list-response.js';
import type { InboxItemResponse } from './conversations/conversations.dto.js';
import { PersonalDataService } from './personal-data.service.js';
import type { MessageResponse } from './writing/messages.dto.js';

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

const inboxPage = async (who: Person, query: object) =>
  (await who.browser.get('/api/conversations').query(query).expect(200)).body as Page<InboxItemResponse>;
const inbox = async (who: Person, query: object) => (await inboxPage(who, query)).items;
const messages = async (who: Person, id: string) =>
  ((await who.browser.get(`/api/conversations/${id}/messages`).expect(200)).body as Page<MessageResponse>)
    .items;

describe('the coach’s inbox', () => {
  test('lists unread conversations, and unanswered ones by waiting time', async () => {
    const first = await openConversation(coach, rosa);
    const second = await openConversation(coach, ida);
    await write(rosa, first, 'May I move our session?');
    const since = t.clock.now().toISOString();
    t.clock.advance(1000);
    await write(rosa, first, 'Are you there?');
    t.clock.advance(1000);
    await write(ida, second, 'Good morning');
    expect((await inbox(coach, { view: 'unanswered' })).map(({ id }) => id)).toEqual([first.id, second.id]);
    const { items, next } = await inboxPage(coach, { view: 'unanswered', limit: 1 });
    expect(items.map(({ id }) => id)).toEqual([first.id]);
    expect(await inboxPage(coach, { view: 'unanswered', limit: 1, after: next! })).toMatchObject({
      items: [{ id: second.id }],
      next: null,
    });
    expect((await coach.browser.get('/api/conversations/unread').expect(200)).body).toEqual({
      conversations: 2,
      unanswered: 2,
      oldestUnansweredSince: since,
    });
    expect((await coach.browser.get('/api/creator/day').expect(200)).body).toMatchObject({
      waitingAnswerCount: 2,
      oldestWaitingAnswer: since,
    });
    await coach.browser.post(`/api/conversations/${first.id}/mark-read`).send({ through: 2 }).expect(204);
    expect((await inbox(coach, { view: 'unread' })).map(({ id }) => id)).toEqual([second.id]);
    expect(await inbox(coach, { view: 'unanswered' })).toHaveLength(2);
    t.clock.advance(1000);
    await write(coach, first, 'Of course');
    expect(await inbox(coach, { view: 'unanswered' })).toMatchObject([{ id: second.id }]);
    expect(await inbox(coach, {})).toMatchObject([
      { id: first.id, answerAwaitedSince: null },
      { id: second.id },
    ]);
    await coach.browser.get('/api/conversations').query({ view: 'odd' }).expect(400);
  });
});

describe('saved replies', () => {
  const reply = { title: 'Moving a session', text: 'You can move it yourself.' };

  test('are created, changed and deleted only by the coach who owns them', async () => {
    const { body } = await coach.browser.post('/api/creator/saved-replies').send(reply).expect(201);
    const { id } = body as { id: string };
    const other = await aCreator(t);
    await other.browser.put(`/api/creator/saved-replies/${id}`).send(reply).expect(404);
    await other.browser.delete(`/api/creator/saved-replies/${id}`).expect(404);
    const changed = { ...reply, text: 'Until a day before.' };
    await coach.browser.put(`/api/creator/saved-replies/${id}`).send(changed).expect(200);
    expect((await coach.browser.get('/api/creator/saved-replies').expect(200)).body.items).toEqual([
      { id, ...changed, version: 2 },
    ]);
    expect((await other.browser.get('/api/creator/saved-replies').expect(200)).body.items).toEqual([]);
    await coach.browser.delete(`/api/creator/saved-replies/${id}`).expect(204);
    await coach.browser.delete(`/api/creator/saved-replies/${id}`).expect(404);
  });

  test('are limited to fifty, each with a title and a text', async () => {
    await coach.browser.post('/api/creator/saved-replies').send({ title: ' ', text: 'x' }).expect(400);
    await t.database.query(
      `insert into saved_replies (id, account_id, title, text, created_at)
       select gen_random_uuid(), $1, 'Reply ' || n, 'x', now() from generate_series(1, 50) n`,
      [coach.id],
    );
    const full = await coach.browser.post('/api/creator/saved-replies').send(reply).expect(409);
    expect(full.body.code).toBe('full');
  });
});

describe('a message to many', () => {
  test('reaches each student in the conversation with the coach, once, and no minor', async () => {
    const lena = await aDaughter(t, rosa, { agreed: ['account', 'messages'] });
    const blocked = await aMember(t);
    await t.database.query('update accounts set blocked_at = now() where id = $1', [blocked.id]);
    const message = {
      clientId: newId(),
      text: 'The spring circle begins on Thursday.',
      studentIds: [rosa.id, ida.id, lena.id, blocked.id, newId(), ida.id],
    };
    const send = () => coach.browser.post('/api/creator/messages/send').send(message).expect(200);
    const deliveries = (await send()).body.items as { studentId: string; conversationId: string | null }[];
    expect((await send()).body.items).toEqual(deliveries);
    const conversationOf = new Map(deliveries.map((one) => [one.studentId, one.conversationId]));
    expect([...conversationOf.keys()].toSorted()).toEqual(
      [rosa, ida, lena, blocked].map(({ id }) => id).toSorted(),
    );
    for (const student of [lena, blocked]) expect(conversationOf.get(student.id)).toBeNull();
    for (const student of [rosa, ida]) {
      const { id } = await openConversation(coach, student);
      expect(conversationOf.get(student.id)).toBe(id);
      expect(await messages(student, id)).toMatchObject([{ text: message.text, isFromCoach: true }]);
    }
    await coach.browser
      .post('/api/creator/messages/send')
      .send({ ...message, studentIds: [] })
      .expect(400);
    await rosa.browser.post('/api/creator/messages/send').send(message).expect(403);
  });
});

describe('attachments', () => {
  const send = (who: Person, id: string, body: object) =>
    who.browser.post(`/api/conversations/${id}/messages`).send({ clientId: newId(), text: '', ...body });
  const aPictureOf = (who: Person) => anUpload(who.browser, { purpose: 'message', fileName: 'garden.png' });

  test('open for the two people through an expiring URL, with or without text', async () => {
    const { id } = await openConversation(rosa, ida);
    const clientId = newId();
    const attachments = [await aPictureOf(rosa), await aPictureOf(rosa)];
    const { body } = await send(rosa, id, { clientId, attachments }).expect(201);
    expect(body).toMatchObject({
      text: '',
      attachments: [{ isPicture: true, width: 640 }, { isPicture: true }],
    });
    const again = await send(rosa, id, { clientId, attachments }).expect(201);
    expect(again.body).toMatchObject({ id: (body as { id: string }).id });
    const [seen] = await messages(ida, id);
    expect((await fetch(seen!.attachments[0]!.url)).headers.get('content-type')).toBe('image/webp');
    expect(await inbox(ida, {})).toMatchObject([{ lastMessage: { text: '', attachments: 2 } }]);
    await coach.browser.get(`/api/conversations/${id}/messages`).expect(404);
  });

  test('are deleted with the message, and with its sender or receiver', async () => {
    const { id } = await openConversation(rosa, ida);
    const { body } = await send(rosa, id, { attachments: [await aPictureOf(rosa)] }).expect(201);
    await send(ida, id, { attachments: [await aPictureOf(ida)] }).expect(201);
    const assets = async () =>
      (await t.database.query('select id from media_assets where created_by = any($1)', [[rosa.id, ida.id]]))
        .length;
    expect(await assets()).toBe(2);
    await rosa.browser.post(`/api/messages/${(body as { id: string }).id}/remove`).expect(200);
    expect(await assets()).toBe(1);
    await t.database.transaction((tx) =>
      t.app.get(PersonalDataService, { strict: false }).erase({ accountId: rosa.id }, tx),
    );
    expect(await assets()).toBe(0);
  });

  test('must be one’s own, few enough and of an accepted kind, and a message needs some content', async () => {
    const { id } = await openConversation(rosa, ida);
    expect((await send(rosa, id, { attachments: [await aPictureOf(ida)] }).expect(422)).body.code).toBe(
      'upload_unknown',
    );
    await send(rosa, id, { attachments: Array.from({ length: 5 }, () => 'x') }).expect(400);
    await send(rosa, id, { attachments: [5] }).expect(400);
    expect((await send(rosa, id, {}).expect(422)).body.code).toBe('not_possible');
    expect(await messages(rosa, id)).toEqual([]);
  });
});

describe('a conversation', () => {
  test('to answer is counted the same in the overview and the inbox, until the coach answers', async () => {
    const { id } = await openConversation(coach, rosa);
    await write(rosa, { id }, 'May I move our session?');
    const counts = async () => {
      const day = (await coach.browser.get('/api/creator/day').expect(200)).body as Record<string, unknown>;
      const waits = (await coach.browser.get('/api/conversations/unread').expect(200)).body as Record<
        string,
        unknown
      >;
      return {
        day: [day['waitingAnswerCount'], day['oldestWaitingAnswer']],
        inbox: [waits['unanswered'], waits['oldestUnansweredSince']],
        listed: (await inbox(coach, { view: 'unanswered' })).length,
      };
    };
    const since = t.clock.now().toISOString();
    expect(await counts()).toEqual({ day: [1, since], inbox: [1, since], listed: 1 });
    await write(coach, { id }, 'Of course');
    expect(await counts()).toEqual({ day: [0, null], inbox: [0, null], listed: 0 });
  });
});
