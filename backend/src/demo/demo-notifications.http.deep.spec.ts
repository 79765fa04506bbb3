import { startTestApp, type TestApp } from '../../test/app.js';
import { type Demo, idOfMember, theDemo } from '../../test/builders/demo.js';
import { tellUnanswered } from '../../test/builders/community.js';
import { payForCart } from '../../test/builders/gifts.js';
import { addToCart } from '../../test/builders/orders.js';
import { aMember } from '../../test/builders/people.js';
import { days } from '../kernel/clock.js';
import { sameThing } from '../modules/notifications/index.js';
import { demoEvents, demoId, demoNotifications, demoPosts, demoProducts } from './content/index.js';
import { demoGrowth } from './content/growth.js';

// Causes everything again by published calls, as demo-community.http.deep.spec.ts does, and compares it with the planted rows.

let t: TestApp;
let demo: Demo;
beforeAll(async () => {
  t = await startTestApp();
  demo = await theDemo(t);
});
beforeEach(() => t.database.query('delete from rate_limits'));
afterAll(() => t.close());

type Planted = (typeof demoNotifications)[number];
type Ids = Record<string, string>;

/** Returns the notification of a kind about a subject, with the names of these ids instead of the ids. */
async function told(accountId: string, kind: string, thing: string, ids: Ids = {}): Promise<unknown> {
  const rows = await t.database.query(
    `select n.thing, n.path, n.facts, n.in_app,
            json_agg(json_build_array(s.source, s.actor_id) order by s.happened_at) as sources
     from notifications n join notification_sources s on s.notification_id = n.id
     where n.account_id = $1 and n.kind = $2 and n.thing = $3 group by n.id`,
    [accountId, kind, thing],
  );
  let text = JSON.stringify(rows);
  for (const [name, id] of Object.entries({ ...ids, thing })) text = text.replaceAll(id, name);
  return JSON.parse(text) as unknown;
}

/** A planted notification and its repetition, which are equal once their ids have the same names. */
interface Twins {
  planted: [thing: string, ids?: Ids];
  made: [accountId: string, thing: string, ids?: Ids];
}

const postOf = ({ about }: Planted) => ('post' in about ? about.post : '');
const write = async (memberKey: string, path = 'posts') =>
  (
    await demo.post<{ id: string }>(memberKey, `/api/community/${path}`, {
      text: 'Once more.',
      tag: null,
      ...(path === 'posts' ? { groupId: null, images: [], files: [] } : { lesson: null }),
    })
  ).id;
const idIn = async (sql: string, ...values: unknown[]) =>
  (await t.database.one<{ id: string }>(sql, values))!.id;

const twins: Partial<Record<Planted['kind'], (one: Planted) => Promise<Twins>>> = {
  post_reacted: async (one) => {
    const planted = demoId(`community-post/${postOf(one)}`);
    const reacted = await t.database.query<{ id: string }>(
      'select distinct account_id as id from community_reactions where post_id = $1',
      [planted],
    );
    expect(reacted.map(({ id }) => id)).toEqual(expect.arrayContaining(one.by.map(idOfMember)));
    const made = await write(one.memberKey);
    for (const key of one.by) {
      t.clock.advance(1_000);
      await demo.post(key, `/api/community/posts/${made}/react`, { emoji: '🌱', isOn: true });
      await t.runJobs();
    }
    const reactions = (id: string): Ids =>
      Object.fromEntries(one.by.map((key) => [`reaction of ${key}`, sameThing(id, idOfMember(key))]));
    return {
      planted: [planted, reactions(planted)],
      made: [idOfMember(one.memberKey), made, reactions(made)],
    };
  },
  post_commented: async (one) => {
    const made = await write(one.memberKey);
    for (const key of one.by) {
      t.clock.advance(1_000);
      await demo.post(key, `/api/community/posts/${made}/comments`, { text: 'Once more.', parentId: null });
      await t.runJobs();
    }
    const comments = async (postId: string): Promise<Ids> => {
      const ids: Ids = {};
      for (const key of one.by)
        ids[`comment of ${key}`] = await idIn(
          'select id from community_comments where post_id = $1 and account_id = $2 order by created_at desc',
          postId,
          idOfMember(key),
        );
      return ids;
    };
    const planted = demoId(`community-post/${postOf(one)}`);
    return {
      planted: [planted, await comments(planted)],
      made: [idOfMember(one.memberKey), made, await comments(made)],
    };
  },
  contribution_reported: async (one) => {
    const { memberKey, report } = demoPosts.find(({ key }) => key === postOf(one))!;
    const made = await write(memberKey);
    await demo.post(report!.memberKey, `/api/community/posts/${made}/report`, {
      reason: 'advertising',
      note: report!.note,
    });
    await t.runJobs();
    const reported = (id: string) => idIn('select id from community_reports where post_id = $1', id);
    const planted = demoId(`community-post/${postOf(one)}`);
    return {
      planted: [planted, { report: await reported(planted) }],
      made: [idOfMember('coach'), made, { report: await reported(made) }],
    };
  },
  question_unanswered: async (one) => {
    const made = await write(one.by[0]!, 'questions');
    t.clock.advance(days(2));
    demo = await theDemo(t);
    await tellUnanswered(t);
    return { planted: [demoId(`community-post/${postOf(one)}`)], made: [idOfMember('coach'), made] };
  },
  sale: async ({ about, by }) => {
    const { productKey } = 'sale' in about ? about.sale : { productKey: '' };
    const buyer = await aMember(t);
    await addToCart(buyer.browser, demoProducts.find(({ key }) => key === productKey)!.id);
    const made = await payForCart(t, buyer);
    const buyerId = idOfMember(by[0]!);
    return {
      planted: [demoId(`order/${buyerId}/${productKey}`), { buyer: buyerId }],
      made: [idOfMember('coach'), made, { buyer: buyer.id }],
    };
  },
  level_reached: async ({ memberKey }) => {
    const somebody = await aMember(t);
    const { points } = demoGrowth.find((growth) => growth.memberKey === memberKey)!;
    await demo.post('coach', `/api/students/${somebody.id}/growth/adjust-points`, {
      points,
      reason: 'Once more.',
    });
    await t.runJobs();
    return { planted: ['level'], made: [somebody.id, 'level'] };
  },
  event_place_given: async ({ memberKey, about }) => {
    const planted = demoId(`event/${'event' in about ? about.event : ''}/0`);
    const { title, minutes } = demoEvents.find(({ key }) => 'event' in about && key === about.event)!;
    const { startsAt } = (await t.database.one<{ startsAt: Date }>(
      'select starts_at as "startsAt" from community_events where id = $1',
      [planted],
    ))!;
    const event = {
      title,
      description: 'Once more.',
      localStart: startsAt.toISOString().slice(0, 16),
      durationSeconds: minutes * 60,
      timeZone: 'UTC',
      place: 'Here',
      meetingUrl: null,
      capacity: 1,
      groupId: null,
      repeats: null,
    };
    await demo.post('coach', '/api/creator/events', event);
    const made = await idIn(
      `select id from community_events where description = 'Once more.' order by created_at desc`,
    );
    await demo.post('dana', `/api/community/events/${made}/rsvp`, {});
    await demo.post(memberKey, `/api/community/events/${made}/rsvp`, {});
    await (await demo.as('dana')).post(`/api/community/events/${made}/cancel-rsvp`).expect(200);
    await t.runJobs();
    const rsvp = (id: string) =>
      idIn(
        'select id from community_event_rsvps where event_id = $1 and account_id = $2',
        id,
        idOfMember(memberKey),
      );
    return {
      planted: [planted, { rsvp: await rsvp(planted) }],
      made: [idOfMember(memberKey), made, { rsvp: await rsvp(made) }],
    };
  },
};

test.each(demoNotifications.map((one) => [one.kind, one.memberKey, one] as const))(
  'a notification of the kind %s can reach %s by published calls',
  async (kind, memberKey, one) => {
    const { planted, made } = await twins[kind]!(one);
    const [accountId, ...about] = made;
    const before = await told(idOfMember(memberKey), kind, ...planted);
    expect(before).toHaveLength(1);
    expect(await told(accountId, kind, ...about)).toEqual(before);
  },
);
