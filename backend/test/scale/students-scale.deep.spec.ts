import { startTestApp, type TestApp } from '../app.js';
import { aCreator, type Person } from '../builders/people.js';
import { StudentsExportService } from '../../src/modules/students/export/students-export.service.js';
import { manyStudents, type ManyStudents, OWNERS, STUDENTS } from './many-students.js';
import { rowsHandled, type Statement, statementsOf, stepsOf } from './statements.js';

const PER_PAGE = 25;
const LAST_PAGE = `[${STUDENTS - PER_PAGE},${STUDENTS - 1}]`;
const STATEMENTS_AT_MOST = 8;
/** Placeholder for the course's id in a filter. */
const OWNED = 'the course';

let t: TestApp;
let coach: Person;
let many: ManyStudents;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  many = await manyStudents(t);
});
afterAll(() => t.close());

/** Returns the tables that the planner would read by a full scan. */
const readWhole = async (statement: Statement): Promise<string[]> =>
  (await stepsOf(t, statement))
    .filter((step) => step['Node Type'] === 'Seq Scan')
    .map((step) => step['Relation Name'] ?? '');

describe('the list of 100,000 students', () => {
  const SCREENS: [string, Record<string, string>][] = [
    ['first', {}],
    ['last', { range: LAST_PAGE }],
    ...['name', 'email', 'location', 'phone', 'lastSeenAt', 'joinedAt', 'level'].flatMap((field) =>
      ['ASC', 'DESC'].map((order): [string, Record<string, string>] => [
        `first by ${field} ${order}`,
        { sort: `["${field}","${order}"]` },
      ]),
    ),
    ['last by name', { sort: '["name","ASC"]', range: LAST_PAGE }],
    ['last by level', { sort: '["level","DESC"]', range: LAST_PAGE }],
    ['by level of those of some levels', { sort: '["level","DESC"]', filter: '{"level":[2,3,20]}' }],
    ...[
      { q: 'number 4711' },
      { email: '-815@' },
      { q: 'nobody' },
      { status: 'lead' },
      { status: 'active' },
      { status: 'inactive' },
      { status: 'blocked' },
      { status: ['active', 'inactive'] },
      { ageBand: ['child', 'teen'] },
      { ageBand: 'adult' },
      { ageBand: ['adult', 'teen'] },
      { level: 1 },
      { level: 4 },
      { level: [20] },
      { level: [1, 20] },
      { productId: OWNED },
      { lastSeenAt_gte: '2027-02-28' },
      { lastSeenAt_lte: '2026-12-24' },
      { productId: OWNED, status: 'active', q: 'rosa' },
    ].map((filter): [string, Record<string, string>] => [
      `of ${JSON.stringify(filter)}`,
      { filter: JSON.stringify(filter) },
    ]),
  ];

  async function asked(query: Record<string, string>) {
    const filter = query['filter']?.replace(OWNED, many.courseId);
    const statements = await statementsOf(t, () =>
      coach.browser
        .get('/api/students')
        .query({ ...query, ...(filter !== undefined && { filter }) })
        .expect(200),
    );
    const isPage = ({ text }: Statement) => text.includes('members') && text.includes('limit');
    return { page: statements.find(isPage)!, others: statements.filter((one) => !isPage(one)) };
  }

  test.each(SCREENS)('shows the page %s by index, in few statements', async (_, query) => {
    const { page, others } = await asked(query);
    expect(1 + others.length).toBeLessThanOrEqual(STATEMENTS_AT_MOST);
    const whole = await readWhole(page);
    for (const table of ['accounts', 'member_growth']) expect(whole).not.toContain(table);
  });

  test.each([
    { q: 'number 4711' },
    { status: 'blocked' },
    { lastSeenAt_gte: '2027-02-28' },
    { ageBand: 'adult' },
    { level: 20 },
  ])('counts the few of %j by index too', async (filter) => {
    const { others } = await asked({ filter: JSON.stringify(filter) });
    const counts = others.filter(({ text }) => text.includes('count(*)') && text.includes('members'));
    expect(counts).toHaveLength(1);
    expect(await readWhole(counts[0]!)).not.toContain('accounts');
  });
});

/** Returns the statements of a console page when it is opened, one call after another. */
const openedBy = (paths: readonly string[]) =>
  statementsOf(t, async () => {
    for (const path of paths) await coach.browser.get(path).expect(200);
  });
/** Query for the first ten rows of a list. */
const tenOf = (filter: object): string =>
  new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,9]' }).toString();

describe('the page of a course with 10,000 owners', () => {
  const at = (part = '') => `/api/creator/products/${many.courseId}${part}`;
  const TABS: [string, () => string[]][] = [
    [
      'students and orders',
      () => [
        at(),
        at('/students?range=[0,24]'),
        `/api/creator/orders?${tenOf({ productId: many.courseId })}`,
      ],
    ],
    ['results', () => [at(), at('/results')]],
    ['the names behind a result', () => [at(`/results/${many.question}?range=[0,24]`)]],
    ['analytics', () => [at(), at('/analytics?from=2027-02-01')]],
  ];

  test.each(TABS)('opens %s in few statements', async (_, paths) => {
    expect((await openedBy(paths())).length).toBeLessThanOrEqual(STATEMENTS_AT_MOST);
  });

  const pageOf = async (path: string): Promise<Statement> =>
    (await openedBy([path])).find(({ text }) => text.includes('limit'))!;

  test('reads no more owners than it shows, on the first and the last page', async () => {
    for (const order of ['DESC', 'ASC']) {
      const page = await pageOf(at(`/students?sort=["since","${order}"]&range=[0,24]`));
      expect(await rowsHandled(t, [page])).toBeLessThan(PER_PAGE * 20);
    }
  });

  test.each(['/students?sort=["name","ASC"]', '/students?filter={"q":"4711"}'])(
    'reads %s without the other 90,000 students',
    async (path) => {
      expect(await rowsHandled(t, [await pageOf(at(path))])).toBeLessThan(OWNERS * 8);
    },
  );

  test('reads the last page with a single pass over the students', async () => {
    expect(await rowsHandled(t, [await pageOf(at('/students?range=[9975,9999]'))])).toBeLessThan(
      STUDENTS * 2,
    );
  });

  test('counts results only from the answers to its own questions', async () => {
    expect(await rowsHandled(t, await openedBy([at('/results')]))).toBeLessThan(OWNERS * 12);
  });

  test('lists the names behind a result with one pass over the students for the page and one for the total', async () => {
    const [page, total] = await openedBy([at(`/results/${many.question}`)]).then((all) =>
      all.filter(({ text }) => text.includes('lateral')),
    );
    for (const statement of [page!, total!])
      expect(await rowsHandled(t, [statement])).toBeLessThan(STUDENTS * 3);
  });
});

describe('the page of one student among 100,000', () => {
  const of = (part = '') => `/api/students/${many.studentId}${part}`;
  const journals = () => `/api/creator/shared-journals?${tenOf({ accountId: many.studentId })}`;
  const TABS: [string, () => string[]][] = [
    ['Personal Info', () => []],
    ['Purchases', () => [of('/purchases')]],
    ['Payments', () => [of('/payments')]],
    ['Circles/Pods', () => ['/api/circles', '/api/pods', of('/groups')]],
    ['Coaching', () => []],
    ['Messages', () => []],
    ['Notes', () => [of('/notes')]],
    ['Learning', () => [of('/enrollments'), of('/answers'), journals()]],
    ['Timeline', () => [of('/timeline')]],
  ];

  test.each(TABS)('opens %s in few statements, and reads only the student’s data', async (_, paths) => {
    const statements = await openedBy([of(), of('/bookings'), ...paths()]);
    expect(statements.length).toBeLessThanOrEqual(STATEMENTS_AT_MOST);
    expect(await rowsHandled(t, statements)).toBeLessThan(300);
  });
});

describe('the export of 100,000 students', () => {
  /** Returns the rows handled for each of the first three pages. */
  async function rowsOfPages(wanted: { sort?: string; filter?: string }): Promise<[number, number, number]> {
    const pages = t.app.get(StudentsExportService, { strict: false }).pages(wanted);
    const rowsOfNext = async (): Promise<number> => {
      let students: unknown[] = [];
      const statements = await statementsOf(t, async () => {
        students = (await pages.next()).value ?? [];
      });
      expect(students).toHaveLength(1000);
      expect(statements).toHaveLength(2);
      return rowsHandled(t, statements);
    };
    const rows: [number, number, number] = [await rowsOfNext(), await rowsOfNext(), await rowsOfNext()];
    await pages.return(undefined);
    return rows;
  }

  test.each<[string, { sort?: string }]>([
    ['in the order of joining', {}],
    ['by name', { sort: '["name","DESC"]' }],
  ])('%s continues by index after each page where it ended', async (_, wanted) => {
    const [first, second, third] = await rowsOfPages(wanted);
    // A query that reads earlier pages again would handle half as many rows more for the third.
    expect(third).toBeLessThan(second * 1.1);
    expect(first).toBeLessThan(STUDENTS);
  });

  test('of active ones reads the students at most once per page', async () => {
    for (const rows of await rowsOfPages({ filter: '{"status":["active"]}' }))
      expect(rows).toBeLessThan(STUDENTS);
  });
});
