import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCircle, aComment, aNeighbour, aPost } from '../../../../test/builders/community.js';
import type { Person } from '../../../../test/builders/people.js';
import { days } from '../../../kernel/clock.js';
import { TrendingJob } from './trending.job.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from community_posts'));

const workOut = () => t.app.get(TrendingJob, { strict: false }).run();
const trending = async ({ browser }: Person) =>
  (await browser.get('/api/community/trending').expect(200)).body.items as {
    id: string;
    beginning: string;
  }[];
const idsOf = async (person: Person) => (await trending(person)).map(({ id }) => id);
const react = ({ browser }: Person, id: string) =>
  browser.post(`/api/community/posts/${id}/react`).send({ emoji: '🌱', isOn: true }).expect(200);

test('the most active posts come first; posts without activity by others are left out', async () => {
  const rosa = await aNeighbour(t);
  const mia = await aNeighbour(t);
  const noor = await aNeighbour(t);
  const quiet = await aPost(rosa);
  const liked = await aPost(rosa);
  const talked = await aPost(rosa, { text: 'A chair' });
  const circle = await aPost(rosa, { groupId: await aCircle(t, [rosa, mia]) });
  await react(rosa, quiet.id);
  await aComment(rosa, quiet.id);
  await react(mia, liked.id);
  await react(noor, liked.id);
  await aComment(mia, talked.id);
  await aComment(mia, circle.id);
  expect(await trending(mia)).toEqual([]);
  await workOut();
  expect(await trending(mia)).toMatchObject([
    { id: talked.id, beginning: 'A chair', comments: 1, reactions: 0, author: { name: 'Rosa Lind' } },
    { id: liked.id, comments: 0, reactions: 2 },
  ]);
  await workOut();
  expect(await idsOf(mia)).toEqual([talked.id, liked.id]);
});

test('hidden and deleted posts disappear right away, old ones at the next run', async () => {
  const rosa = await aNeighbour(t);
  const mia = await aNeighbour(t);
  const hidden = await aPost(rosa);
  const deleted = await aPost(rosa);
  const old = await aPost(rosa);
  for (const { id } of [hidden, deleted, old]) await react(mia, id);
  await workOut();
  expect(await idsOf(mia)).toHaveLength(3);
  await t.database.query(`update community_posts set state = 'hidden' where id = $1`, [hidden.id]);
  await rosa.browser.delete(`/api/community/posts/${deleted.id}`).expect(204);
  expect(await idsOf(mia)).toEqual([old.id]);
  await t.database.query('update community_posts set shown_at = $2 where id = $1', [
    old.id,
    new Date(t.clock.now().getTime() - days(15)),
  ]);
  await workOut();
  expect(await idsOf(mia)).toEqual([]);
});
