import pg from 'pg';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCircle, aComment, aHost, aNeighbour, aPost } from '../../../../test/builders/community.js';
import { anEvent, EVENT_TERMS } from '../../../../test/builders/events.js';
import type { Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { days } from '../../../kernel/clock.js';
import { TELL_MEMBERS } from './tell-many.service.js';
import { roundOf } from '../../../platform/jobs/job.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aHost(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  rosa = await aNeighbour(t, { name: 'Rosa Lind' });
});

interface Told {
  kind: string;
  title: string | null;
  path: string;
  people: string[];
  times: number;
}
async function notified({ browser }: Person): Promise<Told[]> {
  await t.runJobs();
  return ((await browser.get('/api/me/notifications').expect(200)).body as { items: Told[] }).items;
}
const kinds = async (person: Person) => (await notified(person)).map(({ kind }) => kind);
const prefer = ({ browser }: Person, preference: object) =>
  browser
    .put('/api/me/notification-preferences')
    .send({ preferences: [preference] })
    .expect(200);
const announce = async (priority: 'high' | 'normal' = 'high') =>
  (
    await coach.browser
      .post('/api/creator/announcements')
      .send({ priority, title: 'The spring circle begins', text: 'On Thursday at seven.' })
      .expect(201)
  ).body as { id: string };
const subjects = async ({ email }: Person) => {
  await t.runJobs();
  return (await mailsTo(t, email)).map(({ subject }) => subject);
};

describe('an announcement', () => {
  test('notifies every member, and sends an email right away only with High Priority', async () => {
    await announce('normal');
    expect(await notified(rosa)).toMatchObject([
      {
        kind: 'announced',
        title: 'The spring circle begins',
        path: '/community/announcements',
        people: ['Maren Holt'],
      },
    ]);
    expect(await subjects(rosa)).not.toContain('The spring circle begins');
    await announce('high');
    expect(await kinds(rosa)).toEqual(['announced', 'announced']);
    const mails = (await mailsTo(t, rosa.email)).filter(
      ({ subject }) => subject === 'The spring circle begins',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('On Thursday at seven.');
    await t.browser().post(new URL(mails[0]!.unsubscribeUrl!).pathname).expect(200);
    await announce('high');
    expect((await subjects(rosa)).filter((subject) => subject === 'The spring circle begins')).toHaveLength(
      1,
    );
    expect(await kinds(coach)).toEqual([]);
  });

  test('stops being announced once it is deleted, even to members not reached yet', async () => {
    const { id } = await announce();
    expect(await kinds(rosa)).toEqual(['announced']);
    await coach.browser.delete(`/api/creator/announcements/${id}`).expect(204);
    expect(await kinds(rosa)).toEqual([]);
    const another = await announce();
    await coach.browser.delete(`/api/creator/announcements/${another.id}`).expect(204);
    expect(await kinds(rosa)).toEqual([]);
    expect((await subjects(rosa)).filter((subject) => subject === 'The spring circle begins')).toHaveLength(
      1,
    );
  });

  test('with High Priority is mailed to a batch of members in one statement', async () => {
    await aNeighbour(t);
    await announce('high');
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    await t.runJobs();
    const statements = sent.mock.calls.map(([statement]) => JSON.stringify(statement));
    sent.mockRestore();
    expect(statements.filter((text) => text.includes('insert into mails'))).toHaveLength(1);
    expect(await subjects(rosa)).toContain('The spring circle begins');
  });

  test('that a member has seen is marked as read only for them', async () => {
    const ana = await aNeighbour(t);
    const { id } = await announce('normal');
    const isRead = async ({ browser }: Person) => {
      await t.runJobs();
      const { body } = await browser.get('/api/me/notifications').expect(200);
      return (body as { items: { kind: string; isRead: boolean }[] }).items.find(
        ({ kind }) => kind === 'announced',
      )!.isRead;
    };
    expect(await isRead(rosa)).toBe(false);
    await rosa.browser
      .post('/api/community/announcements/mark-seen')
      .send({ ids: [id] })
      .expect(204);
    expect([await isRead(rosa), await isRead(ana)]).toEqual([true, false]);
  });

  test('reaches all members batch by batch, each once', async () => {
    await t.database.query(
      `insert into accounts (id, email, name, age_band, created_at)
       select gen_random_uuid(), 'reader-' || n || '@example.org', 'Reader ' || n, 'adult', $1 from generate_series(1, 450) n`,
      [t.clock.now()],
    );
    const { id } = await announce('normal');
    await t.runJobs();
    const counts = async () =>
      (
        await t.database.query(
          `select count(*)::int as notified, count(distinct account_id)::int as people, (select count(*)::int from members) as members
           from notifications where thing = $1`,
          [id],
        )
      )[0] as { notified: number; people: number; members: number };
    const { members, ...first } = await counts();
    expect(first).toEqual({ notified: members, people: members });
    await t.app.get(JobQueue).addAlone({
      job: TELL_MEMBERS,
      payload: {
        news: { kind: 'announced', thing: id, source: id, by: coach.id, path: '/', groupId: null },
        after: null,
      },
    });
    await t.runJobs();
    expect(await counts()).toEqual({ notified: members, people: members, members });
    await t.database.query(`delete from accounts where email like 'reader-%'`);
  });

  test('does not reach blocked members, or minors without consent to the community', async () => {
    const lena = await aNeighbour(t, { name: 'Lena Lind', band: 'teen' });
    const unasked = await aNeighbour(t, { name: 'Noa Lind', band: 'teen', agreed: ['account'] });
    const blocked = await aNeighbour(t);
    await t.database.query('update accounts set blocked_at = $2 where id = $1', [blocked.id, t.clock.now()]);
    await announce();
    expect(await kinds(lena)).toEqual(['announced']);
    expect(await kinds(unasked)).toEqual([]);
    const rows = await t.database.query('select from notifications where account_id = $1', [blocked.id]);
    expect(rows).toEqual([]);
  });
});

describe('a new event', () => {
  test('notifies the members it is for, until it is canceled', async () => {
    const ana = await aNeighbour(t, { name: 'Ana Reis' });
    const circle = await aCircle(t, [ana]);
    const { id } = await anEvent(coach, { groupId: circle });
    expect(await kinds(rosa)).toEqual([]);
    expect(await notified(ana)).toMatchObject([
      { kind: 'event_planned', title: EVENT_TERMS.title, path: `/community/events/${id}` },
    ]);
    await coach.browser
      .post(`/api/creator/events/${id}/cancel`)
      .send({ reason: 'The library is closed.', scope: 'this' })
      .expect(200);
    expect(await kinds(ana)).toEqual([]);
  });

  test('is not announced to members who turned off event notifications', async () => {
    await prefer(rosa, { kind: 'event_planned', isInAppOn: false });
    await anEvent(coach);
    expect(await kinds(rosa)).toEqual([]);
  });
});

describe('the coach’s post', () => {
  test('notifies those who can see it, and a member’s post notifies nobody', async () => {
    const ana = await aNeighbour(t, { name: 'Ana Reis' });
    const circle = await aCircle(t, [ana]);
    await aPost(coach, { groupId: circle });
    await aPost(ana, { text: 'Hello @everyone' });
    expect(await kinds(ana)).toEqual(['coach_posted']);
    expect(await kinds(rosa)).toEqual([]);
  });

  test('can mention everyone, and nobody is notified twice', async () => {
    const ana = await aNeighbour(t, { name: 'Ana Reis' });
    const { id } = await aPost(coach, { text: `@everyone, and you, @[${ana.id}]` });
    for (const person of [rosa, ana])
      expect(await notified(person)).toMatchObject([
        { kind: 'mentioned', times: 1, path: `/community/posts/${id}` },
      ]);
    expect((await subjects(rosa)).filter((subject) => /mentioned/.test(subject))).toEqual([]);
  });

  test('can mention one member, and only that member is notified of the mention', async () => {
    const ana = await aNeighbour(t, { name: 'Ana Reis' });
    await aPost(coach, { text: `Dear @[${ana.id}]` });
    expect(await kinds(ana)).toEqual(['mentioned']);
    expect(await kinds(rosa)).toEqual(['coach_posted']);
  });

  test('can mention everyone in a comment, which the post’s author is notified of as a comment', async () => {
    const ana = await aNeighbour(t, { name: 'Ana Reis' });
    const { id } = await aPost(ana);
    await aComment(coach, id, 'Look, @everyone!');
    await aComment(coach, id, 'Well said.');
    expect(await kinds(rosa)).toEqual(['mentioned']);
    expect(await kinds(ana)).toEqual(['post_commented']);
  });

  test('stops notifying once it is removed', async () => {
    const { id } = await aPost(coach, { text: '@everyone' });
    expect(await kinds(rosa)).toEqual(['mentioned']);
    await coach.browser.delete(`/api/community/posts/${id}`).expect(204);
    expect(await kinds(rosa)).toEqual([]);
  });
});

test('is in the digest with announcements and events; with emails right away, none of it is emailed', async () => {
  await rosa.browser
    .put('/api/me/notification-settings')
    .send({ quietFrom: null, quietTo: null, digest: 'daily' })
    .expect(200);
  const ana = await aNeighbour(t, { name: 'Ana Reis' });
  await announce('normal');
  await announce('high');
  await anEvent(coach);
  await aPost(coach);
  await t.runJobs();
  t.clock.advance(days(1));
  await t.app.get(JobQueue).addAlone({ job: roundOf('notifications.community-news'), payload: {} });
  await t.runJobs();
  const digests = async ({ email }: Person) =>
    (await mailsTo(t, email)).filter(({ subject }) => /in the community/.test(subject));
  const [digest, ...more] = await digests(rosa);
  expect(more).toEqual([]);
  expect(digest!.subject).toBe('3 updates in the community');
  for (const line of [
    'Maren Holt announced: The spring circle begins',
    `New event: ${EVENT_TERMS.title}`,
    'Maren Holt posted in the community',
  ])
    expect(digest!.text).toContain(line);
  expect(await digests(ana)).toEqual([]);
});
