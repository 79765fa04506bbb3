import { CompareMoneyJob } from '../../src/modules/payments/checks/compare-money.job.js';
import { OrdersExportService } from '../../src/modules/payments/orders-export/orders-export.service.js';
import { startTestApp, type TestApp } from '../app.js';
import { aCreator, type Person } from '../builders/people.js';
import { type ManyOrders, manyOrders, ORDERS } from './many-orders.js';
import { rowsHandled, type Statement, statementsOf, stepsOf } from './statements.js';

const PER_PAGE = 25;
const STATEMENTS_AT_MOST = 8;
/** Max rows read for a page: its orders' buyers, versions, lines, reviews and refunds, and some skipped rows. */
const ROWS_OF_A_PAGE = PER_PAGE * 40;
/** Max rows read for each order that a filter finds: the index, the order, and the row that the filter matched. */
const STEPS_PER_FOUND = 15;
/** Max rows of a small table, which is read faster than its index. */
const SMALL = 6_000;
/** PostgreSQL may follow the sort index until the page is full, which is fast even if the sales found are old. */
const UNTIL_IT_IS_FULL = ORDERS * 0.3;
/** Max rows for a page of a thousand orders, for which even a table of tens of thousands is read faster than its index. */
const ROWS_OF_AN_EXPORTED_PAGE = 200_000;
/** Rows of refunds, and of the sums by day and product. */
const ROWS_OF_TWO_YEARS = 200_000;
/** Timeout in milliseconds: half an hour, for a busy machine. */
const A_MILLION_TAKES = 1_800_000;
/** Tables that grow with the orders. */
const LARGE = ['orders', 'order_versions', 'order_lines', 'purchases', 'enrollments'];

let t: TestApp;
let coach: Person;
let many: ManyOrders;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  many = await manyOrders(t);
  await t.app.get(CompareMoneyJob).run();
}, A_MILLION_TAKES);
afterAll(() => t.close());

interface Screen {
  statements: Statement[];
  /** Statement that finds the rows of the page. */
  page: Statement;
  /** Statement that counts all rows. */
  count: Statement;
  /** Number of rows found. */
  found: number;
}

async function opened(path: string, query: Record<string, string>): Promise<Screen> {
  let found = 0;
  const statements = await statementsOf(t, async () => {
    const { headers } = await coach.browser.get(path).query(query).expect(200);
    found = Number(headers['content-range']!.split('/')[1]);
  });
  const page = statements.find(({ text }) => text.includes('limit'))!;
  const count = statements.find(({ text }) => text.startsWith('select count(*)'))!;
  return { statements, page, count, found };
}

/** Returns the large tables that the planner would read by a full scan. */
const readWhole = async (statement: Statement): Promise<string[]> =>
  (await stepsOf(t, statement))
    .filter((step) => step['Node Type'] === 'Seq Scan')
    .map((step) => step['Relation Name'] ?? '')
    .filter((table) => LARGE.includes(table));

/** Returns every table that the planner reads, in whatever way. */
const tablesRead = async (statements: readonly Statement[]): Promise<string[]> =>
  (await Promise.all(statements.map((statement) => stepsOf(t, statement)))).flatMap((steps) =>
    steps.flatMap((step) => step['Relation Name'] ?? []),
  );

describe(`the coach’s list of ${ORDERS} orders`, () => {
  const list = (query: Record<string, string>) => opened('/api/creator/orders', query);

  test('is counted in a single pass', async () => {
    const { count, found } = await list({});
    expect(found).toBe(ORDERS * 0.98); // without expired ones
    expect(await rowsHandled(t, [count])).toBeLessThan(ORDERS * 1.1);
  });

  test.each(
    ['paidAt', 'amountPaid', 'id'].flatMap((field) => ['ASC', 'DESC'].map((order) => [field, order])),
  )('shows its first page by %s %s without reading other rows', async (field, order) => {
    const { statements, page } = await list({ sort: JSON.stringify([field, order]) });
    expect(statements.length).toBeLessThanOrEqual(STATEMENTS_AT_MOST);
    expect(await readWhole(page)).toEqual([]);
    expect(await rowsHandled(t, [page])).toBeLessThan(ROWS_OF_A_PAGE);
  });

  test('shows its last page with a single pass along an index', async () => {
    const { found } = await list({});
    const { statements, page } = await list({ range: JSON.stringify([found - PER_PAGE, found - 1]) });
    expect(statements.length).toBeLessThanOrEqual(STATEMENTS_AT_MOST);
    expect(await readWhole(page)).toEqual([]);
    expect(await rowsHandled(t, [page])).toBeLessThan(ORDERS * 2);
  });

  /** Name of each filter, and its value once the ids are known. */
  const FILTERS: [string, () => Record<string, unknown>][] = [
    ['a buyer’s name', () => ({ q: 'number 1717' })],
    ['a name that one in five has', () => ({ q: 'rosa' })],
    ['an address', () => ({ q: 'BUYER-815@' })],
    ['a name of two letters', () => ({ q: 'xu' })],
    ['one letter', () => ({ q: 'z' })],
    ['a letter that nothing begins with', () => ({ q: 'q' })],
    ['words that nobody has', () => ({ q: 'nobody at all' })],
    ['an order’s number', () => ({ q: 's-10777' })],
    ['a payment', () => ({ q: 'pi_4242' })],
    ['a status', () => ({ status: 'disputed' })],
    ['the status of most', () => ({ status: 'paid' })],
    ['two statuses', () => ({ status: ['review', 'disputed'] })],
    ['a stage of disputes', () => ({ dispute: 'needs_answer' })],
    ['a product of every tenth order', () => ({ productId: many.commonProduct })],
    ['a product of few orders', () => ({ productId: [many.rareProduct] })],
    ['a buyer', () => ({ buyerId: many.buyerId })],
    ['a coupon of every tenth order', () => ({ couponId: many.commonCoupon })],
    ['a coupon of few orders', () => ({ couponId: many.rareCoupon })],
    ['the days since one', () => ({ from: '2027-02-20' })],
    ['the days until one', () => ({ to: '2025-03-20' })],
    ['a month', () => ({ from: '2026-05-01', to: '2026-05-31' })],
    ['what waits', () => ({ isWaiting: true })],
    ['what was paid for and is not open', () => ({ check: 'paid_without_access' })],
    ['an amount at least', () => ({ amountPaid_gte: '300.00' })],
    ['an amount at most', () => ({ amountPaid_lte: '2.00' })],
    ['a moment at least', () => ({ paidAt_gte: '2027-02-25' })],
    ['a moment at most', () => ({ paidAt_lte: '2025-03-10T12:00:00Z' })],
    [
      'several at once',
      () => ({ status: 'paid', productId: many.rareProduct, from: '2026-01-01', amountPaid_gte: '9.00' }),
    ],
  ];
  const SORTS = ['["paidAt","DESC"]', '["amountPaid","ASC"]'];

  test.each(FILTERS.flatMap(([name, filter]) => SORTS.map((sort) => [name, sort, filter] as const)))(
    'is filtered by %s, sorted by %s, reading little more than the matches',
    async (_, sort, filter) => {
      const { statements, page, count, found } = await list({ sort, filter: JSON.stringify(filter()) });
      expect(statements.length).toBeLessThanOrEqual(STATEMENTS_AT_MOST);
      const limit = found * STEPS_PER_FOUND + ROWS_OF_A_PAGE + SMALL;
      expect(await rowsHandled(t, [page])).toBeLessThan(limit + UNTIL_IT_IS_FULL);
      expect(await rowsHandled(t, [count])).toBeLessThan(limit);
      if (found < ORDERS / 20) {
        expect(await readWhole(page)).toEqual([]);
        expect(await readWhole(count)).toEqual([]);
      }
    },
  );

  test('finds orders from a few letters, by the start of a word in a name', async () => {
    expect((await list({ filter: '{"q":"xu"}' })).found).toBeGreaterThan(ORDERS / 4);
    expect((await list({ filter: '{"q":"um"}' })).found).toBe(0);
    expect((await list({ filter: '{"q":"umb"}' })).found).toBe(ORDERS * 0.98);
  });
});

test(`the revenue of all ${ORDERS} orders reads totals of sales and fees, and no single order`, async () => {
  let figures: Record<string, unknown> = {};
  const statements = await statementsOf(t, async () => {
    ({ figures } = (await coach.browser.get('/api/creator/revenue').expect(200)).body);
  });
  const sales = Number(figures['sales']);
  expect(figures).toMatchObject({ orderCount: ORDERS * 0.979 });
  expect(statements.length).toBeLessThanOrEqual(STATEMENTS_AT_MOST);
  expect(await tablesRead(statements)).not.toContain('order_lines');
  // each sale and its fee, the sales again to find their refunds, and a few rows of each refund
  expect(await rowsHandled(t, statements)).toBeLessThan(sales * 3.5 + ROWS_OF_TWO_YEARS);
});

describe(`the export of ${ORDERS} orders`, () => {
  /** Returns the rows handled for each of the first three pages of a thousand. */
  async function rowsOfPages(wanted: { sort?: string; filter?: string }): Promise<[number, number, number]> {
    const pages = t.app.get(OrdersExportService, { strict: false }).pages(wanted);
    const rowsOfNext = async (): Promise<number> => {
      let orders: unknown[] = [];
      const statements = await statementsOf(t, async () => {
        orders = (await pages.next()).value ?? [];
      });
      expect(orders).toHaveLength(1000);
      expect(statements).toHaveLength(2);
      return rowsHandled(t, statements);
    };
    const rows: [number, number, number] = [await rowsOfNext(), await rowsOfNext(), await rowsOfNext()];
    await pages.return(undefined);
    return rows;
  }

  test.each<[string, { sort?: string; filter?: string }]>([
    ['of all, the newest first', {}],
    ['by amount', { sort: '["amountPaid","ASC"]' }],
    ['of a status', { filter: '{"status":"paid"}' }],
    ['since a day', { filter: '{"from":"2026-01-01"}' }],
  ])('%s continues by index after each page where it ended', async (_, wanted) => {
    const [first, , third] = await rowsOfPages(wanted);
    expect(first).toBeLessThan(ROWS_OF_AN_EXPORTED_PAGE);
    expect(third).toBeLessThan(first * 1.2);
  });

  test('of a search reads its matches once per page', async () => {
    for (const rows of await rowsOfPages({ filter: '{"q":"rosa"}' }))
      expect(rows).toBeLessThan((ORDERS / 5) * STEPS_PER_FOUND + ROWS_OF_AN_EXPORTED_PAGE);
  });
});

describe(`the reviews of payments among ${ORDERS} orders`, () => {
  const reviews = (query: Record<string, string>) => opened('/api/creator/payment-reviews', query);

  test.each(['ASC', 'DESC'])('show the first page by time %s without reading the others', async (order) => {
    const { statements, page } = await reviews({ sort: `["openedAt","${order}"]` });
    expect(statements.length).toBeLessThanOrEqual(STATEMENTS_AT_MOST);
    expect(await rowsHandled(t, [page])).toBeLessThan(ROWS_OF_A_PAGE);
  });

  test('read pending ones without the resolved ones', async () => {
    const { page, count, found } = await reviews({ filter: '{"isOpen":true}' });
    expect(found).toBe(ORDERS / 1000);
    for (const statement of [page, count])
      expect(await rowsHandled(t, [statement])).toBeLessThan(found * STEPS_PER_FOUND + ROWS_OF_A_PAGE);
  });

  test.each<Record<string, string>>([
    { range: `[${ORDERS / 500 - 9},${ORDERS / 500}]` },
    { sort: '["resolvedAt","DESC"]' },
    { sort: '["amountPaid","ASC"]' },
    { sort: '["orderNumber","ASC"]' },
    { sort: '["buyerName","DESC"]' },
    { filter: '{"q":"number 1051"}' },
    { filter: '{"orderNumber":"S-1005"}' },
    { filter: '{"buyerName":"rosa"}' },
    { filter: '{"buyerEmail":"buyer-51@"}' },
    { filter: '{"lines":"course"}' },
    { filter: '{"reason":"wrong_amount"}' },
    { filter: '{"resolution":"granted"}' },
    { filter: '{"amountPaid_gte":"200.00"}' },
    { filter: '{"amountExpected_lte":"20.00"}' },
    { filter: '{"openedAt_gte":"2027-02-20"}' },
    { filter: '{"resolvedAt_lte":"2025-04-01"}' },
  ])('of %j read the reviews and their own data, and no other order', async (query) => {
    const { statements, page, count } = await reviews(query);
    expect(statements.length).toBeLessThanOrEqual(STATEMENTS_AT_MOST);
    const all = ORDERS / 500;
    for (const statement of [page, count]) {
      expect(await readWhole(statement)).toEqual([]);
      expect(await rowsHandled(t, [statement])).toBeLessThan(all * 25);
    }
  });
});
