import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aCircle, aComment, aHost, aNeighbour, aPost, report } from '../../../../test/builders/community.js';
import { aCourse } from '../../../../test/builders/courses.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aDaughter } from '../../../../test/builders/families.js';
import { aMember, joinedAWeekAgo, type Person } from '../../../../test/builders/people.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from community_posts');
  await t.database.query('delete from rate_limits');
});

interface Result {
  id: string;
  type: string;
  title: string;
  subtitle: string | null;
  badge: string | null;
  parentId: string | null;
  moduleId: string | null;
}

const find = async ({ browser }: Person, q: string): Promise<Result[]> =>
  ((await browser.get('/api/community/search').query({ q }).expect(200)).body as { results: Result[] })
    .results;
const typesFound = async (person: Person, q: string) => (await find(person, q)).map(({ type }) => type);

describe('a search', () => {
  test('finds texts by words or their beginnings, ignoring case, with an excerpt', async () => {
    const rosa = await aNeighbour(t, { name: 'Rosa Lind' });
    const post = await aPost(rosa, { text: 'I put a chair in the hallway. She sat down.' });
    const { body: question } = await rosa.browser
      .post('/api/community/questions')
      .send({ text: 'Which CHAIR fits a hallway?', tag: null })
      .expect(201);
    const comment = await aComment(rosa, post.id, 'Hallways and chairs!');
    expect(await find(await aMember(t), 'chair hall')).toMatchObject([
      {
        type: 'post',
        id: post.id,
        subtitle: 'Rosa Lind',
        title: 'I put a chair in the hallway. She sat down.',
      },
      { type: 'question', id: (question as { id: string }).id, badge: null },
      { type: 'comment', id: comment.id, parentId: post.id },
    ]);
    expect(await find(rosa, 'chair garden')).toEqual([]);
    expect(await find(rosa, '… %_')).toEqual([]);
  });

  test('ignores accents, case and kinds of apostrophes', async () => {
    const zoe = await aNeighbour(t, { name: 'Zoë Zuñiga' });
    const post = await aPost(zoe, {
      text: 'Un café con mi niña: el corazón y la emoción de Zoë, in O’Brien’s résumé',
    });
    for (const q of [
      'cafe',
      'nina',
      'emocion',
      'zoe',
      'resume',
      'CAFÉ',
      "o'brien",
      'o’brien',
      'Corazo\u0301n',
    ])
      expect([q, (await find(zoe, q)).map(({ id }) => id)]).toEqual([q, expect.arrayContaining([post.id])]);
    expect((await find(zoe, 'zuniga')).map(({ title }) => title)).toContain('Zoë Zuñiga');
    const body = (await (await aNeighbour(t)).browser.get('/api/community/mentionable?q=zuniga').expect(200))
      .body.items;
    expect(body).toMatchObject([{ name: 'Zoë Zuñiga' }]);
  });

  test('finds adults by name, as the policy shows them, and no blocked people', async () => {
    const searcher = await aMember(t);
    const ottilie = await aMember(t, { name: 'Ottilie Quast' });
    expect(await find(searcher, 'ottilie')).toMatchObject([
      { type: 'person', id: ottilie.id, title: 'Ottilie Quast', badge: null },
    ]);
    await t.database.query('update accounts set blocked_at = $2 where id = $1', [ottilie.id, t.clock.now()]);
    expect(await find(searcher, 'ottilie')).toEqual([]);
  });

  test('finds no minors for anyone but themselves', async () => {
    const mother = await aMember(t);
    const lena = await aDaughter(t, mother, { name: 'Lena Umbriel', agreed: ['account', 'community'] });
    const unasked = await aMember(t, { name: 'Noa Umbriel', band: null });
    for (const person of [mother, unasked, await aHost(t), await aNeighbour(t, { band: 'teen' })])
      expect((await find(person, 'lena umbriel')).map(({ id }) => id)).toEqual([]);
    expect(await typesFound(lena, 'lena umbriel')).toEqual(['person']);
  });

  test('finds content of a circle, and the circle, only for its members and the coach', async () => {
    const rosa = await aNeighbour(t);
    const mia = await aNeighbour(t);
    const circle = await aCircle(t, [rosa]);
    const post = await aPost(rosa, { text: 'Quincewine', groupId: circle });
    await aComment(rosa, post.id, 'Quincewine again');
    for (const person of [rosa, await aHost(t)]) {
      expect(await typesFound(person, 'quincewine')).toEqual(['post', 'comment']);
      expect(await typesFound(person, circle)).toEqual(['circle']);
    }
    expect(await find(mia, 'quincewine')).toEqual([]);
    expect(await find(mia, circle)).toEqual([]);
  });

  test('finds no pending, hidden or deleted content, even for its author', async () => {
    const rosa = await aNeighbour(t);
    const lena = await aNeighbour(t, { band: 'teen' });
    const readers = await Promise.all([1, 2, 3].map(async () => joinedAWeekAgo(t, await aNeighbour(t))));
    const reported = await aPost(rosa, { text: 'Medlar reported' });
    await aComment(rosa, reported.id, 'Medlar below');
    const deleted = await aPost(rosa, { text: 'Medlar deleted' });
    const shown = await aPost(rosa, { text: 'Something else' });
    const above = await aComment(rosa, shown.id, 'Medlar comment');
    await aComment(rosa, shown.id, 'Medlar reply', above.id);
    expect((await aPost(lena, { text: 'Medlar of Lena' })).state).toBe('waiting');
    expect(await typesFound(rosa, 'medlar')).toEqual(['post', 'post', 'comment', 'comment', 'comment']);
    for (const reader of readers) {
      await report(reader, 'posts', reported.id);
      await report(reader, 'comments', above.id);
    }
    await rosa.browser.delete(`/api/community/posts/${deleted.id}`).expect(204);
    for (const person of [rosa, lena, readers[0]!, await aHost(t)])
      expect(await find(person, 'medlar')).toEqual([]);
  });

  test('finds lessons of owned courses without a lock, and products of the shop', async () => {
    const owner = await aMember(t);
    const other = await aMember(t);
    const course = await aCourse(t, {
      title: 'Sorrel course',
      sections: [
        [
          { title: 'Open', lessons: [{ title: 'Sorrel open' }] },
          {
            title: 'Locked',
            lock: { kind: 'date', date: '2099-01-01T00:00:00Z' },
            lessons: [{ title: 'Sorrel locked' }],
          },
        ],
      ],
    });
    await aProduct(t, { title: 'Sorrel draft', status: 'draft', publishedAt: null });
    await enroll(t, owner.id, [course.id]);
    expect(await find(owner, 'sorrel')).toMatchObject([
      {
        type: 'lesson',
        id: course.lessons[0]!.id,
        title: 'Sorrel open',
        subtitle: 'Open',
        parentId: course.id,
        moduleId: course.modules[0],
      },
      { type: 'product', id: course.id, title: 'Sorrel course' },
    ]);
    expect(await typesFound(other, 'sorrel')).toEqual(['product']);
  });

  test('is for members, and requires words', async () => {
    await t.browser().get('/api/community/search').query({ q: 'a' }).expect(401);
    const { browser } = await aMember(t);
    for (const query of [{}, { q: '' }, { q: 'x'.repeat(101) }, { q: ['a', 'b'] }])
      await browser.get('/api/community/search').query(query).expect(400);
  });
});

describe('the page of a person', () => {
  const page = ({ browser }: Person, { id }: Person, what = '') =>
    browser.get(`/api/community/people/${id}${what}`);

  test('lists their texts, as far as the reader may read them', async () => {
    const rosa = await aNeighbour(t, { name: 'Rosa Lind' });
    const mia = await aNeighbour(t);
    const circle = await aCircle(t, [rosa]);
    await aPost(rosa, { text: 'In the circle', groupId: circle });
    await aPost(rosa, { text: 'For all' });
    expect((await page(mia, rosa).expect(200)).body).toMatchObject({ id: rosa.id, name: 'Rosa Lind' });
    const texts = async (reader: Person) =>
      ((await page(reader, rosa, '/posts').expect(200)).body as { items: { text: string }[] }).items.map(
        ({ text }) => text,
      );
    expect(await texts(mia)).toEqual(['For all']);
    expect(await texts(rosa)).toEqual(['For all', 'In the circle']);
    expect(await texts(await aHost(t))).toEqual(['For all', 'In the circle']);
  });

  test('of a minor is visible to her circle, her mother and the coach', async () => {
    const mia = await aNeighbour(t);
    const neighbour = await aNeighbour(t);
    const mother = await aMember(t);
    const lena = await aDaughter(t, mother, { name: 'Lena Berg', agreed: ['account', 'community'] });
    await aCircle(t, [lena, neighbour]);
    for (const what of ['', '/posts', '/pictures']) await page(mia, lena, what).expect(404);
    for (const reader of [neighbour, mother, await aHost(t), lena])
      for (const what of ['', '/posts', '/pictures']) await page(reader, lena, what).expect(200);
    expect((await page(neighbour, lena)).body).toMatchObject({ name: 'Lena B.' });
  });
});
