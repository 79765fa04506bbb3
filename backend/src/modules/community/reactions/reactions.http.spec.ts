import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aHost, aNeighbour, aPost } from '../../../../test/builders/community.js';
import type { Person } from '../../../../test/builders/people.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
let rosa: Person;
let post: string;
beforeEach(async () => {
  t = await startTestApp();
  rosa = await aNeighbour(t, { name: 'Rosa Lind' });
  post = (await aPost(rosa)).id;
});
afterEach(() => t.close());

const react = ({ browser }: Person, emoji: string, isOn = true) =>
  browser.post(`/api/community/posts/${post}/react`).send({ emoji, isOn });
const rows = () => t.database.query('select from community_reactions where post_id = $1', [post]);

describe('reactions', () => {
  test('are counted, at most four emojis are shown at first, and each can be removed', async () => {
    const mia = await aNeighbour(t);
    await react(mia, '👏').expect(200);
    for (const emoji of ['🌱', '💚', '🤗', '👏', '😊']) await react(rosa, emoji).expect(200);
    const { body } = await rosa.browser.get(`/api/community/posts/${post}`).expect(200);
    expect(body.reactions).toHaveLength(4);
    expect(body.reactions[0]).toEqual({ emoji: '👏', count: 2 });
    expect(body.totalReactions).toBe(6);
    expect(body.myReactions).toHaveLength(5);
    const after = (await react(rosa, '👏', false).expect(200)).body;
    expect(after.totalReactions).toBe(5);
    expect(after.myReactions).not.toContain('👏');
    await react(rosa, '👏', false).expect(200);
  });

  test('by one person with one emoji count once, even at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => react(rosa, '🌱').expect(200)));
    expect(await rows()).toHaveLength(1);
  });

  deepTest('would be several without the key of the table', async () => {
    await t.database.query('alter table community_reactions drop constraint community_reactions_one_each');
    await Promise.all(Array.from({ length: 10 }, () => react(rosa, '🌱').expect(200)));
    expect((await rows()).length).toBeGreaterThan(1);
  });

  test('are listed by name, but a minor’s only for people close to her', async () => {
    const lena = await aNeighbour(t, { name: 'Lena Roth', band: 'teen' });
    const mia = await aNeighbour(t, { name: 'Mia Stone' });
    const coach = await aHost(t);
    await react(lena, '🌱').expect(200);
    t.clock.advance(1000);
    await react(mia, '🌱').expect(200);
    const named = async ({ browser }: Person) =>
      (await browser.get(`/api/community/posts/${post}/reactions`).expect(200)).body.items;
    expect(await named(rosa)).toMatchObject([{ emoji: '🌱', people: [{ name: 'Mia Stone' }], others: 1 }]);
    expect(await named(coach)).toMatchObject([
      { people: [{ name: 'Mia Stone' }, { name: 'Lena Roth' }], others: 0 },
    ]);
    expect((await named(lena))[0].people).toHaveLength(2);
  });

  test.each(['x', '🌵', '', null])('%j is not a reaction', async (emoji) => {
    await rosa.browser.post(`/api/community/posts/${post}/react`).send({ emoji, isOn: true }).expect(400);
  });
});
