import { startTestApp, type TestApp } from './app.js';
import { aProduct } from './builders/catalog.js';
import { aBookedCall, aCaller, openTheCalendar } from './builders/coaching.js';
import { aPaidOrder } from './builders/orders.js';
import { aCreator, aMember, type Person } from './builders/people.js';

/** A list that programs poll: makes a row, and changes one by the API. */
interface Polled {
  path: string;
  table: string;
  make: () => Promise<string>;
  change: (id: string) => Promise<unknown>;
}

interface Row {
  id: string;
  updatedAt: string;
}

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  await openTheCalendar(t);
});
afterAll(() => t.close());

const latest = async (table: string): Promise<string> => {
  const row = await t.database.one<{ id: string }>(
    `select id from ${table} order by created_at desc, id desc limit 1`,
  );
  return row!.id;
};

const LISTS: Record<string, Polled> = {
  orders: {
    path: '/api/creator/orders',
    table: 'orders',
    make: async () => {
      await aPaidOrder(t, await aMember(t), (await aProduct(t)).id);
      return latest('orders');
    },
    change: (id) =>
      coach.browser.post(`/api/creator/orders/${id}/refunds`).send({ amount: '27.00' }).expect(202),
  },
  students: {
    path: '/api/students',
    table: 'accounts',
    make: async () => (await aMember(t)).id,
    change: (id) => coach.browser.patch(`/api/students/${id}`).send({ city: 'Oslo' }).expect(200),
  },
  products: {
    path: '/api/creator/products',
    table: 'products',
    make: async () => (await aProduct(t)).id,
    change: (id) => coach.browser.patch(`/api/creator/products/${id}`).send({ price: '41.00' }).expect(200),
  },
  sessions: {
    path: '/api/creator/coaching/bookings',
    table: 'coaching_bookings',
    make: async () => {
      await aBookedCall(t, await openTheCalendar(t), aCaller());
      return latest('coaching_bookings');
    },
    change: (id) =>
      coach.browser
        .post(`/api/creator/coaching/bookings/${id}/cancel`)
        .send({ reason: 'I have lost my voice.' })
        .expect(200),
  },
};

const read = async (path: string, query: object): Promise<Row[]> =>
  (await coach.browser.get(path).query(query).expect(200)).body as Row[];
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Reads what has changed since a time, two rows a page, as docs/api.md says; `between` runs after each page. */
async function poll(path: string, since: string, between = async (): Promise<unknown> => undefined) {
  const seen = new Map<string, string>();
  for (let from = since, pages = 0; ; pages += 1) {
    const rows = await read(path, { updatedSince: from, range: '[0,1]' });
    const fresh = rows.filter(({ id, updatedAt }) => seen.get(id) !== updatedAt);
    for (const { id, updatedAt } of rows) seen.set(id, updatedAt);
    if (fresh.length === 0 || rows.length < 2) return seen;
    from = rows.at(-1)!.updatedAt;
    if (pages === 0) await between();
  }
}

describe.each(Object.entries(LISTS))('the list of %s', (_name, { path, table, make, change }) => {
  let ids: string[];
  let start: string;
  beforeAll(async () => {
    ids = [];
    for (let n = 0; n < 5; n += 1) ids.push(await make());
    start = (await read(path, { sort: '["updatedAt","ASC"]', filter: JSON.stringify({ id: ids }) }))[0]!
      .updatedAt;
  });

  test('gives what has changed since a time, the earliest first', async () => {
    const rows = await read(path, { updatedSince: start });
    expect(rows.map(({ updatedAt }) => updatedAt)).toEqual(rows.map(({ updatedAt }) => updatedAt).toSorted());
    expect(idsOf(rows)).toEqual(expect.arrayContaining(ids));
    expect(await read(path, { updatedSince: '2199-01-01T00:00:00Z' })).toEqual([]);
  });

  test('loses no row that changes while its pages are read', async () => {
    const seen = await poll(path, start, () => change(ids[0]!));
    expect([...seen.keys()]).toEqual(expect.arrayContaining(ids));
    const now = await read(path, { filter: JSON.stringify({ id: [ids[0]] }) });
    expect(seen.get(ids[0]!)).toBe(now[0]!.updatedAt);
    expect(idsOf(await read(path, { updatedSince: start })).at(-1)).toBe(ids[0]);
  });

  test('is answered with 304 until something changes', async () => {
    const query = { updatedSince: start };
    const { headers } = await coach.browser.get(path).query(query).expect(200);
    const again = () => coach.browser.get(path).query(query).set('if-none-match', headers.etag!);
    const unchanged = await again().expect(304);
    expect(unchanged.headers['content-range']).toBe(headers['content-range']);
    await change(ids[1]!);
    await again().expect(200);
  });

  test('without its trigger would miss a change', async () => {
    await t.database.query(`alter table ${table} disable trigger ${table}_updated`);
    if (table === 'coaching_bookings')
      await t.database.query('alter table coaching_sessions disable trigger coaching_sessions_updated');
    const last = (await read(path, { updatedSince: start })).at(-1)!;
    await change(ids[2]!);
    expect((await read(path, { updatedSince: start })).at(-1)).toMatchObject({ updatedAt: last.updatedAt });
  });
});

test.each(['yesterday', '2027-03-01', '2027-03-01T10:00:00'])(
  'the time %j is refused',
  async (updatedSince) => {
    const { body } = await coach.browser.get('/api/students').query({ updatedSince }).expect(400);
    expect(body).toMatchObject({ code: 'invalid', fields: { updatedSince: expect.any(String) } });
  },
);

test('a visit changes no student', async () => {
  const rosa = await aMember(t);
  const of = async () =>
    (await read('/api/students', { filter: JSON.stringify({ id: [rosa.id] }) }))[0]!.updatedAt;
  const before = await of();
  await t.database.query('update accounts set last_seen_at = now() where id = $1', [rosa.id]);
  expect(await of()).toBe(before);
});
