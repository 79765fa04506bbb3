import { startTestApp, type TestApp } from '../../../../test/app.js';
import {
  aCircle,
  acceptGuidelines,
  aComment,
  aHost,
  aNeighbour,
  aPost,
  comeOfAge,
  type Written,
} from '../../../../test/builders/community.js';
import { aDaughter } from '../../../../test/builders/families.js';
import type { Person } from '../../../../test/builders/people.js';
import { anUpload } from '../../../../test/builders/uploads.js';
import { newId } from '../../../kernel/ids.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from community_posts');
  await t.database.query('delete from rate_limits');
});

interface Post extends Written {
  text: string;
  author: { id: string | null; name: string; avatarUrl: string | null; isMe: boolean };
}

const feed = async ({ browser }: Person, path = '/api/community/feed', query: object = {}) =>
  (await browser.get(path).query(query).expect(200)).body as {
    pinned: Post[];
    items: Post[];
    next: string | null;
  };
const textsIn = async (person: Person, path?: string) =>
  (await feed(person, path)).items.map(({ text }) => text);

describe('a feed', () => {
  test('continues where a page ended, and shows nothing twice when others post meanwhile', async () => {
    const she = await aNeighbour(t);
    for (let n = 0; n < 25; n++) {
      await t.database.query(
        `insert into community_posts (id, kind, account_id, text, state, shown_at, created_at)
         values ($1, 'post', $2, $3, 'published', $4, $4)`,
        // five at each moment, so that their ids decide the order
        [newId(), she.id, `Post ${n}`, new Date(t.clock.now().getTime() + Math.floor(n / 5) * 1000)],
      );
    }
    const first = await feed(she);
    t.clock.advance(60_000);
    await aPost(she, { text: 'Meanwhile' });
    const second = await feed(she, '/api/community/feed', { after: first.next });
    const seen = [...first.items, ...second.items].map(({ id }) => id);
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 5, null]);
    expect(new Set(seen).size).toBe(25);
  });

  test.each(['x', newId(), `2027-02-31T00:00:00.000Z_${newId()}`, `2027-01-01T00:00:00.000Z_x`])(
    'cannot continue after %j',
    async (after) => {
      const she = await aNeighbour(t);
      await she.browser.get('/api/community/feed').query({ after }).expect(400);
    },
  );

  test('begins with the coach’s pinned posts, once', async () => {
    const coach = await aHost(t);
    const she = await aNeighbour(t);
    const { id } = await aPost(she, { text: 'Welcome' });
    t.clock.advance(1000);
    await aPost(she, { text: 'Newer' });
    const pin = (isPinned: boolean) =>
      coach.browser.post(`/api/creator/contributions/${id}/${isPinned ? 'pin' : 'unpin'}`).expect(200);
    await pin(true);
    const page = await feed(she);
    expect(page.pinned).toMatchObject([{ text: 'Welcome', isPinned: true }]);
    expect(page.items.map(({ text }) => text)).toEqual(['Newer']);
    await pin(false);
    expect(await textsIn(she)).toEqual(['Newer', 'Welcome']);
  });

  test('of one’s own posts includes those in circles', async () => {
    const rosa = await aNeighbour(t);
    const mia = await aNeighbour(t);
    await aPost(rosa, { text: 'For all' });
    t.clock.advance(1000);
    await aPost(rosa, { text: 'For us', groupId: await aCircle(t, [rosa]) });
    expect(await textsIn(rosa, '/api/me/community/posts')).toEqual(['For us', 'For all']);
    expect(await textsIn(mia, '/api/me/community/posts')).toEqual([]);
  });
});

describe('a circle', () => {
  test('shows its posts to its members and the coach, and to no one else', async () => {
    const rosa = await aNeighbour(t);
    const mia = await aNeighbour(t);
    const other = await aNeighbour(t);
    const coach = await aHost(t);
    const circle = await aCircle(t, [rosa, mia]);
    const { id } = await aPost(rosa, { text: 'Only us', groupId: circle });
    const comment = await aComment(mia, id);
    const path = `/api/community/groups/${circle}/feed`;
    for (const person of [rosa, mia, coach]) expect(await textsIn(person, path)).toEqual(['Only us']);
    expect(await textsIn(other)).toEqual([]);
    const post = `/api/community/posts/${id}`;
    for (const call of [
      other.browser.get(path),
      other.browser.get(post),
      other.browser.get(`${post}/comments`),
      other.browser.get(`${post}/reactions`),
      other.browser.get(`${post}/versions`),
      other.browser.post(`${post}/comments`).send({ text: 'x', parentId: null }),
      other.browser.post(`${post}/react`).send({ emoji: '🌱', isOn: true }),
      other.browser.post(`${post}/save`),
      other.browser.post(`${post}/report`).send({ reason: 'other', note: '' }),
      other.browser.post(`/api/community/comments/${comment.id}/report`).send({ reason: 'other', note: '' }),
      other.browser.post('/api/community/posts').send({ text: 'x', tag: null, groupId: circle, images: [] }),
      coach.browser.get(`/api/community/groups/${newId()}/feed`),
    ])
      expect((await call).status).toBe(404);
  });

  test('loses its posts for a member who leaves it', async () => {
    const rosa = await aNeighbour(t);
    const mia = await aNeighbour(t);
    const circle = await aCircle(t, [rosa, mia]);
    const { id } = await aPost(rosa, { groupId: circle });
    await mia.browser.post(`/api/community/posts/${id}/save`).expect(204);
    await t.database.query('delete from group_members where account_id = $1', [mia.id]);
    await mia.browser.get(`/api/community/posts/${id}`).expect(404);
    expect((await feed(mia, '/api/me/community/saved-posts')).items).toEqual([]);
  });

  test('is listed for those who may post there; the coach sees all of them', async () => {
    const rosa = await aNeighbour(t);
    const coach = await aHost(t);
    const circle = await aCircle(t, [rosa]);
    const another = await aCircle(t, []);
    const mine = async (person: Person) => (await person.browser.get('/api/me/community').expect(200)).body;
    expect(await mine(rosa)).toMatchObject({
      hasAcceptedGuidelines: true,
      canPublishAtOnce: true,
      groups: [{ id: circle, kind: 'circle' }],
    });
    const all = (await mine(coach)).groups.map(({ id }: { id: string }) => id);
    expect(all).toEqual(expect.arrayContaining([circle, another]));
  });
});

describe('posts of a minor', () => {
  test.each(['child', 'teen'] as const)('(%s) wait for the coach’s approval', async (band) => {
    const lena = await aNeighbour(t, { name: 'Lena Marie Roth', band });
    const rosa = await aNeighbour(t);
    const coach = await aHost(t);
    const { id, state } = await aPost(lena, { text: 'My first one' });
    expect(state).toBe('waiting');
    expect(await textsIn(lena)).toEqual(['My first one']);
    expect(await textsIn(rosa)).toEqual([]);
    await rosa.browser.get(`/api/community/posts/${id}`).expect(404);
    t.clock.advance(60_000);
    await coach.browser.post(`/api/creator/contributions/${id}/publish`).send({}).expect(200);
    const [seen] = (await feed(rosa)).items;
    expect(seen).toMatchObject({ text: 'My first one', shownAt: t.clock.now().toISOString() });
    expect(seen!.author).toMatchObject({ id: null, name: 'Lena R.', avatarUrl: null });
    await lena.browser.patch(`/api/community/posts/${id}`).send({ text: 'Changed', tag: null }).expect(200);
    expect(await textsIn(rosa)).toEqual([]);
  });

  test('show the full name to the coach, and her picture to her circle', async () => {
    const lena = await aNeighbour(t, { name: 'Lena Roth', band: 'teen' });
    const rosa = await aNeighbour(t);
    const coach = await aHost(t);
    const storageUrl = await anUpload(lena.browser);
    await lena.browser.put('/api/me/avatar').send({ storageUrl }).expect(200);
    const circle = await aCircle(t, [lena, rosa]);
    const { id } = await aPost(lena, { groupId: circle });
    await coach.browser.post(`/api/creator/contributions/${id}/publish`).send({}).expect(200);
    const author = async (person: Person) =>
      (await feed(person, `/api/community/groups/${circle}/feed`)).items[0]!.author;
    expect(await author(coach)).toMatchObject({ id: lena.id, name: 'Lena Roth' });
    expect(await author(rosa)).toMatchObject({ id: lena.id, name: 'Lena R.', avatarUrl: expect.any(String) });
  });

  test('appear at once if her guardian trusts them', async () => {
    const agreed = ['account', 'community', 'unseen_posts'] as const;
    expect((await aPost(await aNeighbour(t, { band: 'teen', agreed }))).state).toBe('published');
  });

  test.each([
    ['whose guardian has not agreed to the community', { band: 'teen', agreed: ['account'] }],
    ['whose age is not known', { band: null }],
  ] as const)('%s cannot be written, and she can only read', async (_, wishes) => {
    const lena = await aNeighbour(t, wishes);
    const rosa = await aNeighbour(t);
    const { id } = await aPost(rosa, { text: 'Read along' });
    const post = `/api/community/posts/${id}`;
    for (const call of [
      lena.browser.post('/api/community/posts').send({ text: 'x', tag: null, groupId: null, images: [] }),
      lena.browser.post('/api/community/questions').send({ text: 'x', tag: null }),
      lena.browser.post(`${post}/comments`).send({ text: 'x', parentId: null }),
      lena.browser.post(`${post}/react`).send({ emoji: '🌱', isOn: true }),
    ])
      expect((await call).body).toMatchObject({ statusCode: 403, code: 'consent_needed' });
    expect(await textsIn(lena)).toEqual(['Read along']);
    expect((await lena.browser.get('/api/me/community').expect(200)).body.canWrite).toBe(false);
  });

  test('show the full name to her guardian', async () => {
    const mother = await aNeighbour(t);
    const lena = await aDaughter(t, mother, {
      name: 'Lena Roth',
      agreed: ['account', 'community', 'unseen_posts'],
    });
    await acceptGuidelines(lena);
    await aPost(lena);
    expect((await feed(mother)).items[0]!.author).toMatchObject({ id: lena.id, name: 'Lena Roth' });
  });

  test('who has come of age are visible at once', async () => {
    const lena = await aNeighbour(t, { band: 'teen' });
    await comeOfAge(t, lena);
    expect((await aPost(lena)).state).toBe('published');
  });
});
