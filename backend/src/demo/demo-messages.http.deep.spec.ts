import { startTestApp, type TestApp } from '../../test/app.js';
import { type Demo, idOfMember, theDemo } from '../../test/builders/demo.js';
import { newId } from '../kernel/ids.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import {
  demoBroadcasts,
  demoCircleChat,
  demoConversations,
  demoCoupons,
  demoId,
  demoMemberConversations,
  demoSavedReplies,
  demoSequence,
  demoTags,
} from './content/index.js';

// Creates everything again by published calls, as demo-community.http.deep.spec.ts does, and compares it with the planted rows.

let t: TestApp;
let demo: Demo;
beforeAll(async () => {
  t = await startTestApp();
  demo = await theDemo(t);
});
beforeEach(() => t.database.query('delete from rate_limits'));
afterAll(() => t.close());

interface Written {
  from: string;
  text: string;
}

/** Writes the same messages again in a conversation that is deleted first, and reads as far as they were read. */
async function sayAgain(
  conversationId: string,
  openedBy: [string, { accountId?: string; groupId?: string }],
  messages: readonly Written[],
  read: Record<string, number>,
): Promise<string[]> {
  await t.database.query('delete from conversations where id = $1', [conversationId]);
  const [opener, whom] = openedBy;
  const { id } = await demo.post<{ id: string }>(opener, '/api/conversations/open', whom);
  const ids: string[] = [];
  for (const { from, text } of messages) {
    const words = text.replaceAll(/@\{(\w+)\}/g, (_, key: string) => `@[${idOfMember(key)}]`);
    t.clock.advance(1_000);
    const said = await demo.post<{ id: string }>(from, `/api/conversations/${id}/messages`, {
      clientId: newId(),
      text: words,
    });
    ids.push(said.id);
  }
  for (const [key, through] of Object.entries(read))
    if (through > 0) await demo.post(key, `/api/conversations/${id}/mark-read`, { through });
  return [id, ...ids];
}

/** Returns the conversation, its participants and its messages. Of a pending answer, only the fact, not the time. */
async function conversation(id: string): Promise<object> {
  const { between, inGroup } = (await t.database.one<{ between: string[]; inGroup: string | null }>(
    `select array[low_account_id, high_account_id] as between, group_id as "inGroup" from conversations where id = $1`,
    [id],
  ))!;
  const taking = await t.database.query(
    `select account_id, other_account_id, last_sequence, read_through, answer_awaited_since is not null as "isAwaiting"
     from conversation_participants where conversation_id = $1 order by account_id`,
    [id],
  );
  const said = await demo.stored(
    'messages r where conversation_id = $2 order by sequence',
    ['conversation_id', 'client_id', 'sent_at'],
    id,
  );
  const mentions = await t.database.query(
    `select m.sequence, n.account_id from message_mentions n join messages m on m.id = n.message_id
     where m.conversation_id = $1`,
    [id],
  );
  return { between, inGroup, taking, said, mentions };
}

test('every conversation with the coach can be started by its member', async () => {
  for (const { memberKey, messages, readByCoach, readByMember } of demoConversations) {
    const planted = demoId(`conversation/${memberKey}`);
    const before = await conversation(planted);
    const [made] = await sayAgain(
      planted,
      [memberKey, {}],
      messages.map(({ from, text }) => ({ from: from === 'coach' ? 'coach' : memberKey, text })),
      { coach: readByCoach, [memberKey]: readByMember },
    );
    expect(await conversation(made!)).toEqual(before);
  }
});

test('every conversation between members can take place, and be reported', async () => {
  for (const { between, messages, read, reported } of demoMemberConversations) {
    const [first, second] = between;
    const planted = demoId(`conversation/${between.join('-')}`);
    const before = await conversation(planted);
    const reports = () => demo.stored('message_reports r', ['message_id']);
    const reportsBefore = reported && (await reports());
    if (reported) await t.database.query('delete from message_reports');
    const [made, ...ids] = await sayAgain(planted, [first, { accountId: idOfMember(second) }], messages, {
      [first]: read[0],
      [second]: read[1],
    });
    expect(await conversation(made!)).toEqual(before);
    if (!reported) continue;
    const { index, reason, note } = reported;
    const reporter = messages[index]!.from === first ? second : first;
    await demo.post(reporter, `/api/messages/${ids[index]}/report`, { reason, note });
    expect(await reports()).toEqual(reportsBefore);
  }
});

test('the chat of a circle can be written by its members', async () => {
  const { groupKey, messages, read } = demoCircleChat;
  const planted = demoId(`conversation/${groupKey}`);
  const before = await conversation(planted);
  const [made] = await sayAgain(
    planted,
    [messages[0].from, { groupId: demoId(`group/${groupKey}`) }],
    messages,
    read,
  );
  expect(await conversation(made!)).toEqual(before);
});

test('every saved reply can be saved by the coach', async () => {
  for (const { key, title, text } of demoSavedReplies) {
    const about = (id: string) => demo.stored('saved_replies r where id = $2', [], id);
    const before = await about(demoId(`saved-reply/${key}`));
    await t.database.query('delete from saved_replies where id = $1', [demoId(`saved-reply/${key}`)]);
    const { id } = await demo.post<{ id: string }>('coach', '/api/creator/saved-replies', { title, text });
    expect(await about(id)).toEqual(before);
  }
});

test('every coupon can be made by the coach', async () => {
  for (const { code, percent, firstPayments, maxUses, endedDaysAgo } of demoCoupons) {
    const about = (id: string) => demo.stored('coupons r where id = $2', ['code', 'taken', 'ends_at'], id);
    const { id } = await demo.post<{ id: string }>('coach', '/api/creator/coupons', {
      code: `${code}-2`,
      kind: 'percent',
      percent,
      amount: null,
      productIds: [],
      startsAt: null,
      endsAt: endedDaysAgo === null ? null : new Date(t.clock.now().getTime() + 1_000).toISOString(),
      maxUses,
      onSubscriptions: firstPayments === null ? 'none' : 'first_payments',
      firstPayments,
      maxUsesPerPerson: null,
      isActive: true,
    });
    expect(await about(id)).toEqual(await about(demoId(`coupon/${code}`)));
  }
});

test('every tag can be added by the coach', async () => {
  for (const { name, memberKeys } of demoTags) {
    const about = (tag: string) =>
      demo.stored(
        'tagged_students r where tag_id = (select id from student_tags where name = $2) order by account_id',
        ['tag_id', 'tagged_at'],
        tag,
      );
    const again = `${name} again`;
    await demo.post('coach', '/api/creator/student-tags/add', {
      name: again,
      studentIds: memberKeys.map(idOfMember),
    });
    expect(await about(again)).toEqual(await about(name));
  }
});

test('every broadcast and the sequence can be written by the coach', async () => {
  const site = t.app.get<Config>(CONFIG).publicUrl;
  const inFull = (text: string) => text.replaceAll(/\]\((\/[^)]*)\)/g, `](${site}$1)`);
  const everyone = { kind: 'everyone', productId: null, groupId: null, tagId: null, level: null, days: null };
  const contentOf = async (id: string) => [
    await demo.stored('mailings r where id = $2', [], id),
    await t.database.query('select url, label from mailing_links where mailing_id = $1 order by url', [id]),
  ];
  const emailOf = async (table: string, id: string) =>
    (await t.database.one<{ id: string }>(`select mailing_id as id from ${table} where id = $1`, [id]))!.id;
  for (const { key, subject, words, spanish } of demoBroadcasts) {
    const planted = demoId(`broadcast/${key}`);
    const { id } = await demo.post<{ id: string }>('coach', '/api/creator/broadcasts', {
      subject,
      ...('text' in words ? { text: inFull(words.text) } : words),
      ...(spanish && { translations: { es: { ...spanish, text: inFull(spanish.text) } } }),
      purpose: 'marketing',
      segment: everyone,
    });
    const [was] = await demo.stored('broadcasts r where id = $2', [], planted);
    const [made] = await demo.stored('broadcasts r where id = $2', [], id);
    expect(made).toMatchObject({ purpose: (was as { purpose: string }).purpose, segment: everyone });
    expect(await contentOf(await emailOf('broadcasts', id))).toEqual(
      await contentOf(await emailOf('broadcasts', planted)),
    );
  }
  const { name, steps } = demoSequence;
  const { id } = await demo.post<{ id: string }>('coach', '/api/creator/sequences', {
    name: `${name} again`,
    purpose: 'marketing',
    trigger: 'registered',
    productId: null,
    goalProductId: null,
    quietDays: null,
    steps: steps.map(({ text, ...step }) => ({ ...step, id: null, text: inFull(text) })),
  });
  await demo.post('coach', `/api/creator/sequences/${id}/turn-on`, {});
  const planted = demoId(`sequence/${demoSequence.key}`);
  const sequence = (which: string) =>
    demo.stored('sequences r where id = $2', ['name', 'turned_on_at'], which);
  expect(await sequence(id)).toEqual(await sequence(planted));
  const stepsOf = (which: string) =>
    t.database.query<{ mailingId: string; position: number; days: number }>(
      `select mailing_id as "mailingId", position, delay_days as days from sequence_steps where sequence_id = $1 order by position`,
      [which],
    );
  const [were, are] = [await stepsOf(planted), await stepsOf(id)];
  expect(are.map(({ position, days }) => [position, days])).toEqual(
    were.map(({ position, days }) => [position, days]),
  );
  for (const [index, { mailingId }] of are.entries())
    expect(await contentOf(mailingId)).toEqual(await contentOf(were[index]!.mailingId));
});
