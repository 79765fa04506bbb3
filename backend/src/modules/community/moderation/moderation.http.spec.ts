import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aComment, aHost, aNeighbour, aPost, report } from '../../../../test/builders/community.js';
import { joinedAWeekAgo, type Person } from '../../../../test/builders/people.js';
import { newId } from '../../../kernel/ids.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let readers: Person[];
let post: string;
let published: jest.SpyInstance;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aHost(t);
  readers = await Promise.all([1, 2, 3].map(async () => joinedAWeekAgo(t, await aNeighbour(t))));
  rosa = await aNeighbour(t, { name: 'Rosa Lind' });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from community_posts');
  await t.database.query('delete from rate_limits');
  post = (await aPost(rosa)).id;
  published = jest.spyOn(t.app.get(Outbox), 'publish');
});
afterEach(() => published.mockRestore());

const told = () => published.mock.calls.map(([, name]) => name as string);
const REPORTED = 'contribution.reported';
/** Events about the contribution itself, without those that notify its author and the coach. */
const events = () => told().filter((name) => !name.startsWith('contribution') && name !== 'subject.gone');
const sees = async ({ browser }: Person) =>
  (await browser.get(`/api/community/posts/${post}`)).status === 200;
const own = async () => (await rosa.browser.get(`/api/community/posts/${post}`).expect(200)).body;
const act = (id: string, action: string, body: object = {}) =>
  coach.browser.post(`/api/creator/contributions/${id}/${action}`).send(body);
const list = async (filter: object) =>
  (
    await coach.browser
      .get('/api/creator/contributions')
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body;

describe('reports', () => {
  test('by three readers hide a post until the coach decides', async () => {
    await report(readers[0]!, 'posts', post).expect(204);
    await report(readers[1]!, 'posts', post).expect(204);
    expect(await sees(readers[0]!)).toBe(true);
    await report(readers[2]!, 'posts', post).expect(204);
    expect(await sees(readers[0]!)).toBe(false);
    expect(await own()).toMatchObject({ state: 'hidden', hiddenReason: null });
    expect(events()).toEqual(['post.removed']);
    expect(told().filter((name) => name === REPORTED)).toHaveLength(readers.length);
    expect(await list({ isWaiting: true })).toMatchObject([
      {
        id: post,
        state: 'hidden',
        openReportCount: 3,
        authorName: 'Rosa Lind',
        isKept: false,
        reports: [{ reason: 'unkind', weight: 'counts' }, {}, {}],
      },
    ]);
    await act(post, 'publish').expect(200);
    expect(await sees(readers[0]!)).toBe(true);
    expect(await list({ isWaiting: true })).toEqual([]);
  });

  test('that arrive at once hide it too', async () => {
    await Promise.all(readers.map((reader) => report(reader, 'posts', post).expect(204)));
    expect(await sees(readers[0]!)).toBe(false);
    expect(events()).toEqual(['post.removed']);
  });

  test('by one reader count once, even at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => report(readers[0]!, 'posts', post)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('reported_already');
    expect(await sees(readers[1]!)).toBe(true);
  });

  deepTest('would be kept several times without the constraint', async () => {
    await t.database.query('alter table community_reports drop constraint community_reports_post_once');
    try {
      for (let n = 0; n < 3; n += 1) await report(readers[0]!, 'posts', post).expect(204);
      expect(await list({ isWaiting: true })).toMatchObject([{ id: post, openReportCount: 3 }]);
    } finally {
      await t.database.query('delete from community_reports');
      await t.database.query(
        'alter table community_reports add constraint community_reports_post_once unique (post_id, reporter_id)',
      );
    }
  });

  test('hide comments in the same way, and cannot be about one’s own', async () => {
    const { id } = await aComment(rosa, post);
    expect((await report(rosa, 'comments', id).expect(422)).body.code).toBe('not_possible');
    for (const reader of readers) await report(reader, 'comments', id).expect(204);
    const seen = async ({ browser }: Person) =>
      (await browser.get(`/api/community/posts/${post}/comments`).expect(200)).body.items;
    expect(await seen(readers[0]!)).toEqual([]);
    expect(await seen(rosa)).toMatchObject([{ id, state: 'hidden' }]);
    expect(events()).toEqual(['comment.written', 'comment.removed']);
    await report(readers[0]!, 'comments', newId()).expect(404);
  });
});

describe('the coach', () => {
  test('hides a post, its writer reads why, and it returns to its place', async () => {
    const shownAt = (await own()).shownAt;
    t.clock.advance(60_000);
    await act(post, 'hide', { reason: 'Names a child' }).expect(200);
    expect(await sees(readers[0]!)).toBe(false);
    expect(await own()).toMatchObject({ state: 'hidden', hiddenReason: 'Names a child' });
    await rosa.browser.patch(`/api/community/posts/${post}`).send({ text: 'Better', tag: null }).expect(200);
    expect((await own()).state).toBe('hidden');
    const { body } = await act(post, 'publish').expect(200);
    expect(body).toMatchObject({ state: 'published', hiddenReason: null });
    expect((await own()).shownAt).toBe(shownAt);
    expect(events()).toEqual(['post.removed', 'post.published']);
    await act(post, 'publish').expect(200);
    expect(events()).toHaveLength(2);
  });

  test('deletes a post or a comment, with a reason for the audit log', async () => {
    const { id } = await aComment(rosa, post);
    await act(id, 'remove', { reason: 'An advertisement' }).expect(204);
    await act(id, 'remove', { reason: 'An advertisement' }).expect(404);
    await act(post, 'remove', { reason: 'Another one' }).expect(204);
    await rosa.browser.get(`/api/community/posts/${post}`).expect(404);
    const entries = await t.database.query(
      `select action, subject_type as type, member_id as "memberId", reason from audit_entries
       where subject_id = any($1) order by id`,
      [[id, post]],
    );
    expect(entries).toEqual([
      {
        action: 'community.removed',
        type: 'community_comment',
        memberId: rosa.id,
        reason: 'An advertisement',
      },
      { action: 'community.removed', type: 'community_post', memberId: rosa.id, reason: 'Another one' },
    ]);
  });

  test('finds pending content, also by words, author and state', async () => {
    const lena = await aNeighbour(t, { name: 'Lena Roth', band: 'teen' });
    const waiting = await aPost(lena, { text: 'May I come in?' });
    expect(await list({ isWaiting: true })).toMatchObject([
      { id: waiting.id, type: 'post', state: 'waiting' },
    ]);
    expect(await list({ q: 'come IN' })).toHaveLength(1);
    expect(await list({ authorName: 'roth', state: 'waiting' })).toHaveLength(1);
    expect(await list({ state: ['hidden'] })).toEqual([]);
    expect(await list({ type: 'post', id: [post] })).toMatchObject([{ id: post, isPinned: false }]);
  });

  test('is the only one who may do so', async () => {
    for (const [browser, status] of [
      [t.browser(), 401],
      [rosa.browser, 403],
    ] as const) {
      await browser.get('/api/creator/contributions').expect(status);
      await browser.post(`/api/creator/contributions/${post}/hide`).send({ reason: 'x' }).expect(status);
      await browser.post(`/api/creator/contributions/${post}/remove`).send({ reason: 'x' }).expect(status);
      await browser.post(`/api/creator/contributions/${post}/pin`).expect(status);
    }
  });

  test('has to give a reason', async () => {
    await act(post, 'hide', { reason: ' ' }).expect(400);
    await act(post, 'remove', {}).expect(400);
    await act(newId(), 'hide', { reason: 'x' }).expect(404);
    const comment = await aComment(rosa, post);
    await coach.browser.post(`/api/creator/contributions/${comment.id}/pin`).expect(404);
  });
});
