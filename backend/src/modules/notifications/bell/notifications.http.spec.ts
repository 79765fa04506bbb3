import { startTestApp, type TestApp } from '../../../../test/app.js';
import {
  aCircle,
  aComment,
  aHost,
  aNeighbour,
  aPost,
  comeOfAge,
  report,
  type Written,
} from '../../../../test/builders/community.js';
import { anEvent, EVENT_TERMS, rsvp } from '../../../../test/builders/events.js';
import { aDaughter } from '../../../../test/builders/families.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aMember, joinedAWeekAgo, type Person } from '../../../../test/builders/people.js';
import { statementsOf } from '../../../../test/scale/statements.js';
import { days, minutes } from '../../../kernel/clock.js';
import { roundOf } from '../../../platform/jobs/job.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { anyJob } from '../../../platform/jobs/testing/handlers-of.js';
import type { Page } from '../../../platform/http/list-response.js';
import type { NotificationResponse } from './notifications.dto.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let ana: Person;
let ida: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aHost(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  rosa = await aNeighbour(t, { name: 'Rosa Lind' });
  ana = await aNeighbour(t, { name: 'Ana Reis' });
  ida = await aNeighbour(t, { name: 'Ida Holm' });
});

const PATH = '/api/me/notifications';
const list = async ({ browser }: Person, query = ''): Promise<Page<NotificationResponse>> => {
  await t.runJobs();
  return (await browser.get(`${PATH}${query}`).expect(200)).body as Page<NotificationResponse>;
};
const told = async (who: Person): Promise<NotificationResponse[]> => (await list(who)).items;
const unread = async ({ browser }: Person): Promise<number> => {
  await t.runJobs();
  return ((await browser.get(`${PATH}/unread`).expect(200)).body as { unread: number }).unread;
};
const read = ({ browser }: Person, id: string) => browser.post(`${PATH}/${id}/mark-read`).send({});
const react = ({ browser }: Person, { id }: Written, emoji = '💚', isOn = true) =>
  browser.post(`/api/community/posts/${id}/react`).send({ emoji, isOn }).expect(200);
const aQuestion = (who: Person): Promise<Written> =>
  who.browser
    .post('/api/community/questions')
    .send({ text: 'How do you begin the day?', tag: null })
    .expect(201)
    .then(({ body }) => body as Written);
const accept = ({ browser }: Person, { id }: Written, isAccepted = true) =>
  browser.post(`/api/community/comments/${id}/${isAccepted ? 'accept' : 'unaccept'}`).expect(200);
const runDue = async (kind: string) => {
  await t.app.get(JobQueue).addAlone({ job: roundOf(kind), payload: {} });
  await t.runJobs();
};

describe('notifications about one subject', () => {
  test('are one while it is unread, with the latest two names and a count of the others', async () => {
    const post = await aPost(rosa);
    const mia = await aNeighbour(t, { name: 'Mia Stone' });
    for (const who of [ana, ida, mia]) {
      await aComment(who, post.id);
      await t.runJobs();
      t.clock.advance(1_000);
    }
    await aComment(mia, post.id, 'Once more.');
    expect(await told(rosa)).toMatchObject([
      { kind: 'post_commented', people: ['Mia Stone', 'Ida Holm'], others: 1, times: 4, isRead: false },
    ]);
    expect(await unread(rosa)).toBe(1);
  });

  test('start a new one once the previous one was read', async () => {
    const post = await aPost(rosa);
    await react(ana, post);
    const [first] = await told(rosa);
    await read(rosa, first!.id).expect(204);
    expect(await unread(rosa)).toBe(0);
    t.clock.advance(1_000);
    await react(ida, post);
    expect(await told(rosa)).toMatchObject([
      { kind: 'post_reacted', people: ['Ida Holm'], others: 0, isRead: false },
      { id: first!.id, people: ['Ana Reis'], isRead: true },
    ]);
  });

  test('are one, even for two emojis of one person, and nobody is notified of their own actions', async () => {
    const post = await aPost(rosa);
    await react(ana, post);
    await react(ana, post, '🌱');
    await react(rosa, post);
    await aComment(rosa, post.id);
    expect(await told(rosa)).toMatchObject([{ people: ['Ana Reis'], others: 0, times: 1 }]);
  });

  test('disappear when the action is undone, or the subject deleted or hidden', async () => {
    const post = await aPost(rosa);
    await react(ana, post);
    await react(ana, post, '💚', false);
    expect(await told(rosa)).toEqual([]);
    const comment = await aComment(ana, post.id);
    await aComment(ida, post.id);
    await ana.browser.delete(`/api/community/comments/${comment.id}`).expect(204);
    expect(await told(rosa)).toMatchObject([{ people: ['Ida Holm'], others: 0 }]);
    for (const who of [1, 2, 3])
      await report(
        await joinedAWeekAgo(t, await aNeighbour(t, { name: `Reader ${who}` })),
        'posts',
        post.id,
      ).expect(204);
    expect(await told(rosa)).toMatchObject([{ kind: 'contribution_hidden' }]);
    expect(await unread(rosa)).toBe(1);
  });

  describe('by several people at once', () => {
    const rings = async () => {
      const other = await t.another();
      const post = await aPost(rosa);
      for (const who of [ana, ida]) await react(who, post);
      await Promise.all([t.runJobs(), other.runJobs()]);
      await other.close();
      return told(rosa);
    };

    deepTest('is one notification, whichever servers tell of it', async () => {
      expect(await rings()).toMatchObject([{ times: 2 }]);
    });

    deepTest('would not be one without the index that decides', async () => {
      await t.database.query('drop index notifications_unread_thing');
      expect(await rings()).not.toMatchObject([{ times: 2 }]);
      await t.database.query(
        `create unique index notifications_unread_thing on notifications (account_id, kind, thing) where read_at is null`,
      );
    });
  });
});

describe('a person who opens a page', () => {
  const open = ({ browser }: Person, path: string) =>
    browser.post(`${PATH}/mark-page-seen`).send({ path }).expect(204);

  test('has read the notifications that lead there, and no others', async () => {
    const [post, other] = [await aPost(rosa), await aPost(rosa)];
    await aComment(ana, post.id);
    await react(ida, post);
    await react(ida, other);
    await told(ana);
    expect(await unread(rosa)).toBe(3);
    await open(rosa, `/community/posts/${post.id}`);
    expect(await unread(rosa)).toBe(1);
    await open(ana, `/community/posts/${other.id}`);
    expect(await unread(rosa)).toBe(1);
  });

  test('must say which page', async () => {
    await rosa.browser.post(`${PATH}/mark-page-seen`).send({}).expect(400);
  });
});

describe('notifications about a circle', () => {
  const put = ({ id }: Person, circleId: string | null) =>
    coach.browser.put(`/api/students/${id}/groups`).send({ circleId, podId: null }).expect(200);
  const kinds = async () => (await told(rosa)).map(({ kind }) => kind).toSorted();
  let circle: string;
  let hers: Written;
  beforeEach(async () => {
    circle = await aCircle(t, [rosa, ana]);
    hers = await aPost(rosa, { groupId: circle });
    await react(ana, hers);
    await aPost(ana, { groupId: circle, text: `Ask @[${rosa.id}].` });
    const event = await anEvent(coach, { groupId: circle });
    await rsvp(rosa, event).expect(200);
    await coach.browser
      .put(`/api/creator/events/${event.id}`)
      .send({ ...EVENT_TERMS, place: 'The garden house', scope: 'this' })
      .expect(200);
    await aPost(ana, { text: `And here, @[${rosa.id}].` });
  });

  test('disappear for members who leave it, except about their own posts and general ones', async () => {
    const all = ['event_changed', 'event_planned', 'mentioned', 'mentioned', 'post_reacted'];
    expect(await kinds()).toEqual(all);
    await put(ana, null);
    expect(await kinds()).toEqual(all);
    await put(rosa, null);
    expect(await kinds()).toEqual(['mentioned', 'post_reacted']);
    for (const { path } of await told(rosa)) await rosa.browser.get(`/api${path.split('#')[0]}`).expect(200);
  });
});

describe('the people of a notification', () => {
  test('are named as the reader may see them, and invisible people are only counted', async () => {
    const lena = await aNeighbour(t, {
      name: 'Lena Marie Roth',
      band: 'teen',
      agreed: ['account', 'community', 'unseen_posts'],
    });
    const post = await aPost(rosa);
    await aComment(lena, post.id);
    expect(await told(rosa)).toMatchObject([{ kind: 'post_commented', people: ['Lena R.'], others: 0 }]);
    await react(lena, post);
    const named = async () => (await told(rosa)).find(({ kind }) => kind === 'post_reacted');
    expect(await named()).toMatchObject({ people: [], others: 1 });
    await aCircle(t, [rosa, lena]);
    expect(await named()).toMatchObject({ people: ['Lena R.'], others: 0 });
    await comeOfAge(t, lena);
    expect(await named()).toMatchObject({ people: ['Lena Marie Roth'], others: 0 });
  });

  test('disappear when they are erased', async () => {
    const post = await aPost(rosa);
    await react(ana, post);
    await react(ida, post);
    await t.runJobs();
    await t.app.get(JobQueue).addAlone({ job: anyJob('privacy.tell-again'), payload: { accountId: ana.id } });
    expect(await told(rosa)).toMatchObject([{ people: ['Ida Holm'], others: 0 }]);
  });
});

describe('a member is notified', () => {
  test('of answers to a question, with links to them', async () => {
    const question = await aQuestion(rosa);
    const answer = await aComment(ana, question.id, 'With tea.');
    const path = `/community/posts/${question.id}#comment-${answer.id}`;
    expect(await told(rosa)).toMatchObject([{ kind: 'question_answered', people: ['Ana Reis'], path }]);
    await accept(rosa, answer);
    expect(await told(ana)).toMatchObject([{ kind: 'answer_accepted', people: ['Rosa Lind'], path }]);
    await accept(rosa, answer, false);
    expect(await told(ana)).toEqual([]);
  });

  test('of a mention, once, with a link to it', async () => {
    const post = await aPost(ana, { text: `Ask @[${rosa.id}].` });
    expect(await told(rosa)).toMatchObject([
      { kind: 'mentioned', people: ['Ana Reis'], path: `/community/posts/${post.id}` },
    ]);
  });

  test('of an event that was moved, starts soon, or was canceled', async () => {
    const event = await anEvent(coach, {});
    await rsvp(rosa, event).expect(200);
    await coach.browser
      .put(`/api/creator/events/${event.id}`)
      .send({ ...EVENT_TERMS, place: 'The garden house', scope: 'this' })
      .expect(200);
    const kinds = async () => (await told(rosa)).map(({ kind }) => kind);
    expect(await told(rosa)).toContainEqual(
      expect.objectContaining({
        kind: 'event_changed',
        title: EVENT_TERMS.title,
        path: `/community/events/${event.id}`,
      }),
    );
    await coach.browser
      .post(`/api/creator/events/${event.id}/cancel`)
      .send({ reason: 'I have lost my voice.', scope: 'this' })
      .expect(200);
    expect(await kinds()).toContain('event_cancelled');
    expect(await kinds()).not.toContain('event_changed');
  });

  test('of a level, once', async () => {
    const give = (points: number) =>
      coach.browser
        .post(`/api/students/${rosa.id}/growth/adjust-points`)
        .send({ points, reason: 'For helping.' })
        .expect(200);
    await give(60);
    expect(await told(rosa)).toMatchObject([{ kind: 'level_reached', level: 2, path: '/my-sanctum/growth' }]);
    await give(-60);
    await give(60);
    expect(await told(rosa)).toHaveLength(1);
  });

  test('of a daughter’s purchase requests, and the daughter of the answers', async () => {
    const lena = await aDaughter(t, rosa, { name: 'Lena Lind', band: 'teen' });
    const product = await aProduct(t, { title: 'Roots' });
    const body = (
      await lena.browser
        .post('/api/me/purchase-requests/ask-guardians')
        .send({ productIds: [product.id] })
        .expect(200)
    ).body.items;
    expect(await told(rosa)).toMatchObject([
      { kind: 'purchase_asked', people: ['Lena Lind'], title: 'Roots', path: '/my-sanctum/family' },
    ]);
    await rosa.browser
      .post(`/api/family/purchase-requests/${(body as [{ id: string }])[0].id}/decline`)
      .send({ answer: 'Next month.' })
      .expect(204);
    expect(await told(lena)).toMatchObject([
      { kind: 'purchase_ended', outcome: 'declined', people: ['Rosa Lind'], title: 'Roots' },
    ]);
  });
});

describe('a list', () => {
  const fill = (count: number) =>
    t.database.query(
      `with new as (
         insert into notifications (id, account_id, kind, thing, path, facts, in_app, changed_at)
         select gen_random_uuid(), $1, 'module_opened', 'm' || n, '/course/1', '{"title":"Roots"}', true,
                $2::timestamptz - n * interval '1 minute' from generate_series(1, ${count}) n
         returning id, account_id, kind, thing, changed_at)
       insert into notification_sources (account_id, kind, source, notification_id, happened_at)
       select account_id, kind, thing, id, changed_at from new`,
      [rosa.id, t.clock.now()],
    );

  test('continues page by page, in two statements each, and one for the count', async () => {
    await fill(65);
    await t.runJobs();
    const seen: string[] = [];
    const asked = await statementsOf(t, async () => {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const page: Page<NotificationResponse> = await list(rosa, after && `?after=${after}`);
        seen.push(...page.items.map(({ id }) => id));
        after = page.next ?? undefined;
      }
    });
    expect(new Set(seen).size).toBe(65);
    expect(asked.filter(({ text }) => /notification|grouped_members/.test(text))).toHaveLength(3 * 2);
    const counted = await statementsOf(t, () => unread(rosa));
    expect(counted.filter(({ text }) => text.includes('from notifications'))).toHaveLength(1);
  });

  test('is marked as read up to what was seen; later ones stay unread', async () => {
    await fill(3);
    const [newest] = await told(rosa);
    t.clock.advance(minutes(1));
    await react(ana, await aPost(rosa));
    expect(await unread(rosa)).toBe(4);
    await rosa.browser.post(`${PATH}/mark-all-read`).send({ through: newest!.at }).expect(204);
    expect(await unread(rosa)).toBe(1);
    expect((await told(rosa)).map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
  });

  test('is kept for 90 days', async () => {
    await fill(1);
    await t.database.query('update notifications set changed_at = $2 where account_id = $1', [
      rosa.id,
      new Date(t.clock.now().getTime() - days(90) - 1),
    ]);
    await runDue('notifications.forget');
    expect(await told(rosa)).toEqual([]);
  });

  test('is only for its owner', async () => {
    await fill(1);
    const [one] = await told(rosa);
    await read(ana, one!.id).expect(404);
    expect(await told(ana)).toEqual([]);
    await t.browser().get(PATH).expect(401);
    await rosa.browser.get(`${PATH}?after=tree`).expect(400);
    await rosa.browser.post(`${PATH}/mark-all-read`).send({ through: 'yesterday' }).expect(400);
    const stranger = await aMember(t);
    expect(await unread(stranger)).toBe(0);
  });
});
