import { TrendingJob } from '../../src/modules/community/trending/trending.job.js';
import { newId } from '../../src/kernel/ids.js';
import { cursorOf } from '../../src/platform/http/cursor.js';
import { startTestApp, type TestApp } from '../app.js';
import { aCircle, aNeighbour } from '../builders/community.js';
import type { Person } from '../builders/people.js';
import { rowsHandled, statementsOf, stepsOf, UNHURRIED } from './statements.js';

/** Number of posts, each with ten reactions and three comments. With 100,000 the test takes minutes. */
const POSTS = Number(process.env.SCALE_POSTS ?? 20_000);
const PEOPLE_REACTING = 2;
const COMMENTS = 3;
const MOST_STATEMENTS = 4;
/** Max rows that all steps handle for twenty posts with reactions and comments, regardless of the number of posts. */
const MOST_ROWS = 2_500;

/**
 * Creates posts over many months, a quarter of them in a circle, a quarter questions, each with three comments and ten
 * reactions.
 */
async function manyPosts({ database, clock }: TestApp, she: Person, circle: string): Promise<void> {
  const values = [she.id, circle, clock.now(), POSTS];
  await database.query(
    `insert into community_posts (id, kind, account_id, group_id, text, state, shown_at, created_at)
     select gen_random_uuid(), case when n % 4 = 1 then 'question' else 'post' end, $1, case when n % 4 = 0 then $2::uuid end, 'Post ' || n, 'published',
            $3::timestamptz - n * interval '1 minute', $3::timestamptz - n * interval '1 minute'
     from generate_series(1, $4::int) n`,
    values,
  );
  await database.query(
    `insert into community_reactions (post_id, emoji, account_id, reacted_at)
     select p.id, emoji, who, p.shown_at from community_posts p, unnest($1::uuid[]) who,
       unnest(array['🌱', '💚', '🤗', '👏', '😊']) emoji`,
    [[she.id, ...Array.from({ length: PEOPLE_REACTING - 1 }, () => newId())]],
  );
  await database.query(
    `insert into community_comments (id, post_id, account_id, text, state, created_at)
     select gen_random_uuid(), id, $1, 'So do we.', 'published', shown_at
     from community_posts, generate_series(1, $2::int)`,
    [she.id, COMMENTS],
  );
  for (const table of ['posts', 'reactions', 'comments']) await database.query(`analyze community_${table}`);
}

describe(`with ${POSTS.toLocaleString('en')} posts`, () => {
  let t: TestApp;
  let she: Person;
  let circle: string;
  beforeAll(async () => {
    t = await startTestApp(UNHURRIED);
    she = await aNeighbour(t);
    circle = await aCircle(t, [she]);
    await manyPosts(t, she, circle);
  }, 600_000);
  afterAll(() => t.close());

  /** Measures a page, which must be read only by its index, without reading earlier pages. */
  async function measure(path: string, after?: string) {
    const open = () => she.browser.get(path).query({ after }).expect(200);
    const { body } = await open();
    const statements = await statementsOf(t, open);
    const steps = await Promise.all(statements.map((statement) => stepsOf(t, statement)));
    const readWhole = steps
      .flat()
      .filter((step) => step['Node Type'] === 'Seq Scan' && step['Relation Name']?.startsWith('community_'));
    return {
      body,
      readWhole,
      statements: statements.length,
      rows: await rowsHandled(t, statements),
    };
  }

  test('a search reads only matching texts', async () => {
    const open = () => she.browser.get('/api/community/search').query({ q: 'post 1999' }).expect(200);
    expect((await open()).body.results).toHaveLength(7);
    const statements = await statementsOf(t, open);
    expect(statements.length).toBeLessThanOrEqual(MOST_STATEMENTS);
    const steps = (await Promise.all(statements.map((statement) => stepsOf(t, statement)))).flat();
    const read = steps
      .filter((step) => step['Node Type'] === 'Seq Scan')
      .map((step) => step['Relation Name']);
    expect(read.filter((table) => /^community_(posts|comments)$/.test(table ?? ''))).toEqual([]);
    expect(await rowsHandled(t, statements)).toBeLessThan(1000);
  });

  test('changes to questions since a time are read along an index', async () => {
    const questions = '/api/community/questions?updatedSince=2000-01-01T00:00:00Z';
    const { body, readWhole, rows } = await measure(questions);
    const far = await measure(questions, (body as { next: string }).next);
    expect([...readWhole, ...far.readWhole]).toEqual([]);
    expect(far.rows).toBeLessThan(2 * rows);
  });

  test('a profile is read by its index', async () => {
    const { statements, readWhole } = await measure(`/api/community/people/${she.id}`);
    expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS);
    expect(readWhole).toEqual([]);
  });

  test('trends are computed in advance, and read in few statements', async () => {
    await t.app.get(TrendingJob).run();
    const { body, statements, readWhole } = await measure('/api/community/trending');
    expect(body.items).not.toEqual([]);
    expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS);
    expect(readWhole.filter(({ 'Relation Name': table }) => table !== 'community_trending')).toEqual([]);
  });

  test.each([
    ['the feed', () => '/api/community/feed'],
    ['a circle', () => `/api/community/groups/${circle}/feed`],
    ['what one has written', () => '/api/me/community/posts'],
    ['the questions', () => '/api/community/questions'],
    ['the questions without an answer', () => '/api/community/questions?unsolved=true'],
    ['what somebody has written', () => `/api/community/people/${she.id}/posts`],
  ])('%s costs the same on its first page and far back', async (_, path) => {
    const first = await measure(path());
    const [far] = await t.database.query<{ id: string; at: Date }>(
      `select id, shown_at as at from community_posts where (group_id = $1) is not distinct from $2
       order by shown_at, id offset 200 limit 1`,
      [circle, path().includes(circle) ? true : null],
    );
    const back = await measure(path(), cursorOf(far!.at, far!.id));
    expect(first.body.items).toHaveLength(20);
    expect(back.body.items).toHaveLength(20);
    for (const page of [first, back]) {
      expect(page.statements).toBeLessThanOrEqual(MOST_STATEMENTS);
      expect(page.readWhole).toEqual([]);
    }
    expect(back.rows).toBeLessThan(2 * first.rows);
    expect(first.rows).toBeLessThan(MOST_ROWS);
  });
});
