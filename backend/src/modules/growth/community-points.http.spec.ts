import { startTestApp, type TestApp } from '../../../test/app.js';
import { aComment, aHost, aNeighbour, aPost } from '../../../test/builders/community.js';
import type { Person } from '../../../test/builders/people.js';
import { dice } from '../../../test/progress/random.js';
import { GrowthLedgerService } from './ledger/growth-ledger.service.js';
import { deepTest } from '../../../test/deep-test.js';

let t: TestApp;
let host: Person;
beforeAll(async () => {
  t = await startTestApp();
  host = await aHost(t);
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from rate_limits'));

const aQuestion = async ({ browser }: Person): Promise<string> =>
  (
    (await browser.post('/api/community/questions').send({ text: 'Which book?', tag: null }).expect(201))
      .body as {
      id: string;
    }
  ).id;
const accept = ({ browser }: Person, answer: string, isAccepted = true) =>
  browser.post(`/api/community/comments/${answer}/${isAccepted ? 'accept' : 'unaccept'}`);
const help = ({ browser }: Person, answer: string, isHelpful = true) =>
  browser.post(`/api/community/comments/${answer}/${isHelpful ? 'mark-helpful' : 'unmark-helpful'}`);
const hide = (id: string) =>
  host.browser.post(`/api/creator/contributions/${id}/hide`).send({ reason: 'Names a child' });
const show = (id: string) => host.browser.post(`/api/creator/contributions/${id}/publish`);

/** Actions for which the person has counting points. */
async function counts({ id }: Person): Promise<Record<string, number>> {
  await t.runJobs();
  const rows = await t.database.query<{ action: string; points: number }>(
    `select action, sum(points)::int as points from growth_entries where account_id = $1 and ended_at is null group by action`,
    [id],
  );
  return Object.fromEntries(rows.map(({ action, points }) => [action, points]));
}

describe('comments and answers', () => {
  test('under other members’ content earn points while they are visible', async () => {
    const rosa = await aNeighbour(t);
    const mia = await aNeighbour(t);
    const post = await aPost(rosa);
    const question = await aQuestion(rosa);
    const comment = await aComment(mia, post.id);
    await aComment(rosa, post.id, 'My own post');
    const answer = await aComment(mia, question, 'The blue one.');
    await aComment(rosa, question, 'I found it myself.');
    expect(await counts(mia)).toEqual({ comment_written: 3, answer_written: 8 });
    expect(await counts(rosa)).toEqual({ post_published: 20 });
    await hide(post.id).expect(200);
    expect(await counts(mia)).toEqual({ answer_written: 8 });
    await show(post.id).expect(200);
    await mia.browser.delete(`/api/community/comments/${answer.id}`).expect(204);
    expect(await counts(mia)).toEqual({ comment_written: 3 });
    await hide(comment.id).expect(200);
    expect(await counts(mia)).toEqual({});
    await rosa.browser.delete(`/api/community/posts/${post.id}`).expect(204);
    expect(await counts(rosa)).toEqual({ post_published: 10 });
  });

  test('that are helpful or accepted earn more, until that is undone', async () => {
    const rosa = await aNeighbour(t);
    const mia = await aNeighbour(t);
    const noor = await aNeighbour(t);
    const question = await aQuestion(rosa);
    const { id } = await aComment(mia, question, 'The blue one.');
    await help(rosa, id).expect(200);
    await help(noor, id).expect(200);
    await accept(rosa, id).expect(200);
    const all = { answer_written: 8, answer_helpful: 10, answer_accepted: 25 };
    expect(await counts(mia)).toEqual(all);
    await help(rosa, id, false).expect(200);
    expect(await counts(mia)).toEqual(all);
    await help(noor, id, false).expect(200);
    await accept(rosa, id, false).expect(200);
    expect(await counts(mia)).toEqual({ answer_written: 8 });
  });

  test('by a minor earn points once approved, and none while pending again', async () => {
    const rosa = await aNeighbour(t);
    const lena = await aNeighbour(t, { band: 'teen' });
    const { id } = await aComment(lena, (await aPost(rosa)).id);
    expect(await counts(lena)).toEqual({});
    await show(id).expect(200);
    expect(await counts(lena)).toEqual({ comment_written: 3 });
    await lena.browser.patch(`/api/community/comments/${id}`).send({ text: 'Better.' }).expect(200);
    expect(await counts(lena)).toEqual({});
  });

  test.each([
    ['deleted', 'delete from community_comments where id = $1'],
    [
      'withheld',
      `update community_comments set state = 'withheld', withheld_state = 'published' where id = $1`,
    ],
  ])('keep their points when the comment above is %s', async (_, statement) => {
    const mia = await aNeighbour(t);
    const post = await aPost(await aNeighbour(t));
    const { id } = await aComment(await aNeighbour(t), post.id);
    await aComment(mia, post.id, 'So do I.', id);
    await t.database.query(statement, [id]);
    await t.app.get(GrowthLedgerService, { strict: false }).catchUpAll();
    expect(await counts(mia)).toEqual({ comment_written: 3 });
  });

  test('beyond the daily limit earn nothing', async () => {
    const rosa = await aNeighbour(t);
    const mia = await aNeighbour(t);
    const { id } = await aPost(rosa);
    for (let n = 0; n < 7; n += 1) await aComment(mia, id);
    expect(await counts(mia)).toEqual({ comment_written: 15 });
  });
});

deepTest('after many actions and undone actions a recomputation finds nothing to change', async () => {
  const people = [await aNeighbour(t), await aNeighbour(t), await aNeighbour(t)];
  const roll = dice(20_270_308);
  const posts: string[] = [];
  const comments: string[] = [];
  /** Picks one of the last six, because many earlier ones were deleted. */
  const one = <Thing>(things: readonly Thing[]): Thing => things.slice(-6)[roll(Math.min(things.length, 6))]!;
  const write = async (who: Person, postId: string, parentId: string | null) => {
    const path = `/api/community/posts/${postId}/comments`;
    const { body, status } = await who.browser.post(path).send({ text: 'So do we.', parentId });
    if (status === 201) comments.push((body as { id: string }).id);
  };
  const actions: ((who: Person) => Promise<unknown>)[] = [
    async (who) => posts.push((await aPost(who)).id),
    async (who) => posts.push(await aQuestion(who)),
    (who) => write(who, one(posts), null),
    (who) => write(who, one(posts), null),
    (who) => write(who, posts[1]!, null),
    (who) => write(who, one(posts), one(comments) ?? null),
    async () => accept(host, one(comments), roll(3) > 0),
    async (who) => help(who, one(comments), roll(3) > 0),
    async (who) => who.browser.delete(`/api/community/comments/${one(comments)}`),
    async (who) => roll(4) === 0 && who.browser.delete(`/api/community/posts/${one(posts)}`),
    async () => hide(one(comments)),
    async () => hide(one(posts)),
    async () => show(one([...posts, ...comments])),
  ];
  for (const who of people) await actions[1]!(who);
  await write(people[0]!, posts[1]!, null);
  for (let n = 0; n < 150; n += 1) {
    await actions[roll(actions.length)]!(one(people));
    if (n % 25 === 0) {
      t.clock.advance(60_000);
      await t.runJobs();
      await t.database.query('delete from rate_limits');
    }
  }
  await t.runJobs();
  const ledger = () =>
    t.database.query(
      `select e.account_id, e.action, e.thing_id, e.points, e.ended_at, g.points as total,
              (select sum(x.points)::int from growth_entries x where x.account_id = e.account_id and x.ended_at is null) as sum
       from growth_entries e join member_growth g on g.account_id = e.account_id where e.account_id = any($1)
       order by e.account_id, e.action, e.thing_id`,
      [people.map(({ id }) => id)],
    );
  const before = await ledger();
  await t.app.get(GrowthLedgerService, { strict: false }).catchUpAll();
  expect(await ledger()).toEqual(before);
  expect(new Set(before.map((entry) => (entry as { action: string }).action)).size).toBe(5);
  for (const entry of before as { total: number; sum: number | null }[])
    expect(entry.total).toBe(entry.sum ?? 0);
});
