import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aComment, aHost, aNeighbour, aPost } from '../../../../test/builders/community.js';
import type { Person } from '../../../../test/builders/people.js';
import { newId } from '../../../kernel/ids.js';
import { PersonalDataService } from '../personal-data.service.js';

let t: TestApp;
let rosa: Person;
let mia: Person;
let post: string;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  rosa = await aNeighbour(t);
  mia = await aNeighbour(t);
  post = (await aPost(rosa)).id;
});

interface Thread {
  id: string;
  text: string;
  state: string;
  replies: Thread[];
}

const threads = async ({ browser }: Person, after?: string) =>
  (await browser.get(`/api/community/posts/${post}/comments`).query({ after }).expect(200)).body as {
    items: Thread[];
    next: string | null;
  };

describe('comments', () => {
  test('are listed under a post, oldest first, each with its replies', async () => {
    const first = await aComment(mia, post, 'Which book?');
    const answer = await aComment(rosa, post, 'The one about the lighthouse.', first.id);
    await aComment(mia, post, 'Thank you!', answer.id);
    await aComment(mia, post, 'And another thing.');
    const { items, next } = await threads(rosa);
    expect(next).toBeNull();
    expect(items).toMatchObject([
      {
        text: 'Which book?',
        replies: [{ text: 'The one about the lighthouse.' }, { text: 'Thank you!' }],
      },
      { text: 'And another thing.', replies: [] },
    ]);
    const { body } = await rosa.browser.get(`/api/community/posts/${post}`).expect(200);
    expect(body.comments).toBe(4);
  });

  test('come in pages', async () => {
    for (let n = 0; n < 22; n += 1) await aComment(mia, post, `Comment ${n}`);
    const first = await threads(rosa);
    const second = await threads(rosa, first.next!);
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 2, null]);
    expect(second.items.map(({ text }) => text)).toEqual(['Comment 20', 'Comment 21']);
  });

  test('are edited and deleted by their authors, while others’ replies stay', async () => {
    const { id } = await aComment(mia, post, 'Wich book?');
    const reply = await aComment(rosa, post, 'The blue one.', id);
    await aComment(mia, post, 'Another thing');
    const path = `/api/community/comments/${id}`;
    await rosa.browser.patch(path).send({ text: 'x' }).expect(404);
    await rosa.browser.delete(path).expect(404);
    t.clock.advance(60_000);
    const { body } = await mia.browser.patch(path).send({ text: 'Which book?' }).expect(200);
    expect(body).toMatchObject({ text: 'Which book?', editedAt: t.clock.now().toISOString() });
    await mia.browser.delete(path).expect(204);
    expect((await threads(rosa)).items).toMatchObject([
      { id, isDeleted: true, text: '', author: { id: null, name: '' }, replies: [{ text: 'The blue one.' }] },
      { isDeleted: false, text: 'Another thing' },
    ]);
    await aComment(mia, post, 'I see', reply.id);
    expect((await threads(rosa)).items[0]?.replies.map(({ text }) => text)).toEqual([
      'The blue one.',
      'I see',
    ]);
    expect((await rosa.browser.get(`/api/community/posts/${post}`).expect(200)).body.comments).toBe(3);
    const own = (await threads(mia)).items[0]!.replies[1]!;
    await mia.browser.delete(`/api/community/comments/${own.id}`).expect(204);
    await rosa.browser.delete(`/api/community/comments/${reply.id}`).expect(204);
    expect((await threads(rosa)).items.map(({ text }) => text)).toEqual(['Another thing']);
  });

  test('replies stay when the coach deletes the comment above, or its writer is erased', async () => {
    const coach = await aHost(t);
    const removed = await aComment(mia, post, 'By the coach');
    const left = await aComment(mia, post, 'By erasure');
    for (const { id } of [removed, left]) await aComment(rosa, post, 'Still here', id);
    await coach.browser
      .post(`/api/creator/contributions/${removed.id}/remove`)
      .send({ reason: 'Names a child' });
    await t.database.transaction((tx) => t.app.get(PersonalDataService).erase({ accountId: mia.id }, tx));
    expect((await threads(rosa)).items).toMatchObject([
      { id: removed.id, isDeleted: true, replies: [{ text: 'Still here' }] },
      { id: left.id, isDeleted: true, replies: [{ text: 'Still here' }] },
    ]);
  });

  test('and posts of someone whom the reader has blocked are hidden from that reader only', async () => {
    const ida = await aNeighbour(t);
    const theirs = await aPost(ida, { text: 'Lighthouse' });
    const comment = await aComment(ida, post, 'Lighthouse, too');
    const seenBy = async ({ browser }: Person) => {
      const feed = (await browser.get('/api/community/feed').expect(200)).body as {
        items: { id: string }[];
      };
      const found = (await browser.get('/api/community/search?q=lighthouse').expect(200)).body as {
        results: { id: string }[];
      };
      return {
        feed: feed.items.some(({ id }) => id === theirs.id),
        page: (await browser.get(`/api/community/posts/${theirs.id}`)).status,
        comment: (await threads({ browser } as Person)).items.some(({ id }) => id === comment.id),
        search: found.results.filter(({ id }) => id === theirs.id || id === comment.id).length,
      };
    };
    const all = { feed: true, page: 200, comment: true, search: 2 };
    expect(await seenBy(mia)).toEqual(all);
    const to = `/api/correspondents/${ida.id}`;
    await mia.browser.post(`${to}/block`).expect(204);
    expect(await seenBy(mia)).toEqual({ feed: false, page: 404, comment: false, search: 0 });
    expect(await seenBy(rosa)).toEqual(all);
    await mia.browser.post(`${to}/unblock`).expect(204);
    expect(await seenBy(mia)).toEqual(all);
  });

  test('only reply to comments of their own post', async () => {
    const other = await aPost(rosa);
    const elsewhere = await aComment(mia, other.id);
    const answer = (parentId: string) =>
      mia.browser.post(`/api/community/posts/${post}/comments`).send({ text: 'x', parentId });
    await answer(elsewhere.id).expect(404);
    await answer(newId()).expect(404);
  });

  test('of a minor are pending until approved, and cannot be replied to before', async () => {
    const lena = await aNeighbour(t, { name: 'Lena Roth', band: 'teen' });
    const coach = await aHost(t);
    const { id, state } = await aComment(lena, post, 'Me, too');
    expect(state).toBe('waiting');
    expect((await threads(lena)).items).toHaveLength(1);
    expect((await threads(rosa)).items).toEqual([]);
    const path = `/api/community/posts/${post}/comments`;
    await rosa.browser.post(path).send({ text: 'x', parentId: id }).expect(404);
    await coach.browser.post(`/api/creator/contributions/${id}/publish`).send({}).expect(200);
    expect((await threads(rosa)).items).toMatchObject([{ author: { name: 'Lena R.', id: null } }]);
  });

  test('cannot be written under invisible content', async () => {
    const lena = await aNeighbour(t, { band: 'teen' });
    const { id } = await aPost(lena);
    const path = `/api/community/posts/${id}/comments`;
    const { body } = await lena.browser.post(path).send({ text: 'x', parentId: null }).expect(422);
    expect(body.code).toBe('not_possible');
  });

  test.each([
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(2001) }, 'text'],
    [{ parentId: 'x' }, 'parentId'],
    [{ state: 'published' }, 'state'],
  ])('%j is refused at its field', async (wrong, field) => {
    const comment = { text: 'Hello', parentId: null, ...wrong };
    const { body } = await mia.browser
      .post(`/api/community/posts/${post}/comments`)
      .send(comment)
      .expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});
