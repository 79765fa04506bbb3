import { startTestApp, type TestApp } from '../app.js';
import { aCreator, type Person } from '../builders/people.js';
import { type Statement, statementsOf, stepsOf } from './statements.js';

const STUDENTS = 100_000;
const PER_PAGE = 25;
const LAST_PAGE = `[${STUDENTS - PER_PAGE},${STUDENTS - 1}]`;
const PRODUCT = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';
const STATEMENTS_AT_MOST = 8;

/** A tenth owns a product, a third was here lately, one in a thousand is blocked. */
const FILL = `
  insert into accounts (id, email, name, role, city, state, phone, created_at, last_seen_at, blocked_at)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'student-' || n || '@example.org',
         (array['Rosa', 'Mia', 'Ada', 'Zoe', 'Ines'])[n % 5 + 1] || ' Number ' || n, 'member',
         case when n % 3 > 0 then 'City ' || n % 700 end, 'OR', case when n % 2 = 0 then '+1 503 ' || n end,
         timestamptz '2027-03-01' - n * interval '5 minutes', timestamptz '2027-03-01' - n * interval '1 minute',
         case when n % 1000 = 0 then timestamptz '2027-02-01' end
  from generate_series(1, ${STUDENTS}) n;
  set session_replication_role = replica;
  insert into enrollments (id, account_id, product_id, source, started_at)
  select gen_random_uuid(), id, '${PRODUCT}', 'purchase', created_at from accounts where right(id::text, 1) = '7';
  insert into purchases (id, order_line_id, account_id, product_id, amount_cents, stripe_payment_id, created_at)
  select gen_random_uuid(), gen_random_uuid(), account_id, product_id, 9700, 'pi_x', started_at from enrollments;
  set session_replication_role = origin;
`;

describe('the list of 100,000 students', () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    const client = await t.database.pool.connect();
    await client.query(FILL);
    await client.query('vacuum analyze accounts, enrollments, purchases');
    client.release();
  });
  afterAll(() => t.close());

  const SCREENS: [string, Record<string, string>][] = [
    ['first', {}],
    ['last', { range: LAST_PAGE }],
    ...['name', 'email', 'location', 'phone', 'lastSeenAt', 'joinedAt'].flatMap((field) =>
      ['ASC', 'DESC'].map((order): [string, Record<string, string>] => [
        `first by ${field} ${order}`,
        { sort: `["${field}","${order}"]` },
      ]),
    ),
    ['last by name', { sort: '["name","ASC"]', range: LAST_PAGE }],
    ...[
      { q: 'number 4711' },
      { email: '-815@' },
      { q: 'nobody' },
      { status: 'lead' },
      { status: 'active' },
      { status: 'inactive' },
      { status: 'blocked' },
      { status: ['active', 'inactive'] },
      { productId: PRODUCT },
      { lastSeenAt_gte: '2027-02-28' },
      { lastSeenAt_lte: '2026-12-24' },
      { productId: PRODUCT, status: 'active', q: 'rosa' },
    ].map((filter): [string, Record<string, string>] => [
      `of ${JSON.stringify(filter)}`,
      { filter: JSON.stringify(filter) },
    ]),
  ];

  async function asked(query: Record<string, string>) {
    const statements = await statementsOf(t, () =>
      coach.browser.get('/api/students').query(query).expect(200),
    );
    const isPage = ({ text }: Statement) => text.includes('members') && text.includes('limit');
    return { page: statements.find(isPage)!, others: statements.filter((one) => !isPage(one)) };
  }

  /** Tables that the planner would read from end to end. */
  const readWhole = async (statement: Statement): Promise<string[]> =>
    (await stepsOf(t, statement))
      .filter((step) => step['Node Type'] === 'Seq Scan')
      .map((step) => step['Relation Name'] ?? '');

  test.each(SCREENS)('shows the page %s by index, in few statements', async (_, query) => {
    const { page, others } = await asked(query);
    expect(1 + others.length).toBeLessThanOrEqual(STATEMENTS_AT_MOST);
    expect(await readWhole(page)).not.toContain('accounts');
  });

  test.each([{ q: 'number 4711' }, { status: 'blocked' }, { lastSeenAt_gte: '2027-02-28' }])(
    'counts the few of %j by index, too',
    async (filter) => {
      const { others } = await asked({ filter: JSON.stringify(filter) });
      const counts = others.filter(({ text }) => text.includes('count(*)') && text.includes('members'));
      expect(counts).toHaveLength(1);
      expect(await readWhole(counts[0]!)).not.toContain('accounts');
    },
  );
});
