import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './database.js';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
  // The tables are empty; without this setting each would be read by a full scan.
  await client.query('set enable_seqscan = off');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Step[];
}

/** Returns the steps of the plan, each with its table and index, from top to bottom. */
async function planOf(sql: string): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(`explain (format json) ${sql}`);
  const steps = (step: Step): string[] => [
    [step['Node Type'], step['Relation Name'], step['Index Name']].filter(Boolean).join(' '),
    ...(step.Plans ?? []).flatMap(steps),
  ];
  return steps(rows[0]!['QUERY PLAN'][0].Plan);
}

const ID = `'0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa'::uuid`;

/** Frequent reads, each through the view and on the tables. */
const READS: [string, string, string][] = [
  [
    'whether somebody owns a product',
    `select 1 from active_enrollments where account_id = ${ID} and product_id = ${ID}`,
    `select 1 from enrollments where account_id = ${ID} and product_id = ${ID} and ended_at is null`,
  ],
  [
    'how many own it',
    `select count(*) from active_enrollments where product_id = ${ID}`,
    `select count(*) from enrollments where product_id = ${ID} and ended_at is null`,
  ],
  [
    'its rating',
    `select avg(rating), count(*) from visible_reviews where product_id = ${ID}`,
    `select avg(rating), count(*) from reviews where product_id = ${ID} and state = 'published'`,
  ],
  [
    'the newest products of the shop',
    `select id from published_products order by published_at desc, id desc limit 12`,
    `select id from products where status = 'published' order by published_at desc, id desc limit 12`,
  ],
  [
    'the lesson somebody opens, up to its course',
    `select l.title, l.course_id from lesson_places l join product_facts p on p.id = l.course_id where l.id = ${ID}`,
    `select l.title, s.course_id from lessons l join course_modules m on m.id = l.module_id
     join sections s on s.id = m.section_id join products p on p.id = s.course_id
     where l.id = ${ID} and l.published_at is not null`,
  ],
  [
    'the lessons of a course in their order',
    `select id from lesson_places where course_id = ${ID} order by section_position, module_position, position`,
    `select l.id from sections s join course_modules m on m.section_id = s.id join lessons l on l.module_id = m.id
     where s.course_id = ${ID} and l.published_at is not null order by s.position, m.position, l.position`,
  ],
  [
    'the videos of a course',
    `select w.id from page_places p join widget_facts w on w.page_id = p.id and w.type = 'video'
     join media_facts a on a.id = w.media_asset_id where p.course_id = ${ID}`,
    `select w.id from sections s join course_modules m on m.section_id = s.id join lessons l on l.module_id = m.id
     join published_pages p on p.lesson_id = l.id join published_widgets w on w.page_id = p.id and w.type = 'video'
     join media_assets a on a.id = (w.settings->>'mediaAssetId')::uuid where s.course_id = ${ID}`,
  ],
  [
    'what a member has paid for, without the order',
    `select sum(amount_cents) from paid_lines where account_id = ${ID}`,
    `select sum(amount_cents) from purchases where account_id = ${ID}`,
  ],
  [
    'a note and its lesson, if that is still there',
    `select n.text, l.title, l.course_id from lesson_notes n left join lesson_places l on l.id = n.lesson_id
     where n.account_id = ${ID}`,
    `select n.text, l.title, s.course_id from lesson_notes n left join lessons l on l.id = n.lesson_id and l.published_at is not null
     left join course_modules m on m.id = l.module_id left join sections s on s.id = m.section_id
     where n.account_id = ${ID}`,
  ],
  [
    'the title of a lesson, without the way up',
    `select title from lesson_places where id = ${ID}`,
    `select title from lessons where id = ${ID} and published_at is not null`,
  ],
  [
    'the lesson of a page, without the way up',
    `select lesson_id from page_places where id = ${ID}`,
    `select lesson_id from published_pages where id = ${ID}`,
  ],
  [
    'a member, without the devices',
    `select name from members where id = ${ID}`,
    `select name from accounts where id = ${ID} and role = 'member'`,
  ],
];

describe('a read through a published view', () => {
  test.each(READS)('finds %s with the same plan as on the tables', async (_, onView, onTables) => {
    expect(await planOf(onView)).toEqual(await planOf(onTables));
  });

  test('has a readable plan: the rows of a course are found by the index on its sections', async () => {
    expect(await planOf(`select id from lesson_places where course_id = ${ID}`)).toContainEqual(
      expect.stringContaining('sections_position'),
    );
  });
});
