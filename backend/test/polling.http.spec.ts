import { startTestApp, type TestApp } from './app.js';
import { aProduct } from './builders/catalog.js';
import { aBookedCall, aCaller, openTheCalendar } from './builders/coaching.js';
import { acceptGuidelines, aComment, aNeighbour, aPost } from './builders/community.js';
import { openConversation, write } from './builders/messages.js';
import { aPaidOrder } from './builders/orders.js';
import { aCreator, aMember, type Person } from './builders/people.js';

/** A list that programs poll; creates a row, and changes one through the API. */
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
    make: async () => {
      const { id } = await aProduct(t);
      // a request apart, because pages of two rows can't tell rows of the same millisecond apart
      await coach.browser.patch(`/api/creator/products/${id}`).send({ price: '40.00' }).expect(200);
      return id;
    },
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

/** Reads the changes since a time, two rows per page, as docs/api.md says; `between` runs after each page. */
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

  test('returns the changes since a time, earliest first', async () => {
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

  test('returns 304 until something changes', async () => {
    const query = { updatedSince: start };
    const { headers } = await coach.browser.get(path).query(query).expect(200);
    const again = () => coach.browser.get(path).query(query).set('if-none-match', headers.etag!);
    const unchanged = await again().expect(304);
    expect(unchanged.headers['content-range']).toBe(headers['content-range']);
    await change(ids[1]!);
    await again().expect(200);
  });

  test('would miss a change without its trigger', async () => {
    await t.database.query(`alter table ${table} disable trigger ${table}_updated`);
    if (table === 'coaching_bookings')
      await t.database.query('alter table coaching_sessions disable trigger coaching_sessions_updated');
    const last = (await read(path, { updatedSince: start })).at(-1)!;
    await change(ids[2]!);
    expect((await read(path, { updatedSince: start })).at(-1)).toMatchObject({ updatedAt: last.updatedAt });
  });
});

/** A paged list that programs poll, with its rows in order of change. */
const changesOf = async (who: Person, path: string, updatedSince: string): Promise<Row[]> => {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const { body } = await who.browser.get(path).query({ updatedSince, limit: 2, after }).expect(200);
    rows.push(...(body.items as Row[]));
    after = body.next ?? undefined;
  } while (after !== undefined);
  return rows;
};

describe('the list of questions', () => {
  const path = '/api/community/questions';
  let rosa: Person;
  let ids: string[];
  let start: string;
  const newest = async () => (await changesOf(coach, path, start)).at(-1)!.id;
  beforeAll(async () => {
    await acceptGuidelines(coach);
    rosa = await aNeighbour(t);
    const questions: Row[] = [];
    for (const text of ['Which book?', 'Which hour?', 'Which chair?']) {
      const { body } = await rosa.browser.post(path).send({ text, tag: null }).expect(201);
      questions.push(body as Row);
    }
    ids = idsOf(questions);
    start = questions[0]!.updatedAt;
  });

  test('returns the changes since a time, earliest first, in pages', async () => {
    expect(idsOf(await changesOf(coach, path, start))).toEqual(ids);
    expect(await changesOf(coach, path, '2199-01-01T00:00:00Z')).toEqual([]);
  });

  test('returns a question again that was edited, answered or solved, or whose answer was deleted', async () => {
    await rosa.browser
      .patch(`/api/community/posts/${ids[0]}`)
      .send({ text: 'Which books?', tag: null })
      .expect(200);
    expect(await newest()).toBe(ids[0]);
    const { id: answer } = await aComment(coach, ids[1]!);
    expect(await newest()).toBe(ids[1]);
    await aComment(coach, ids[2]!);
    await coach.browser.post(`/api/community/comments/${answer}/accept`).expect(200);
    expect(await newest()).toBe(ids[1]);
    await aComment(coach, ids[0]!);
    await coach.browser.delete(`/api/community/comments/${answer}`).expect(204);
    expect(await newest()).toBe(ids[1]);
  });

  test('leaves out a deleted question, and a post', async () => {
    await rosa.browser.delete(`/api/community/posts/${ids[2]}`).expect(204);
    await aPost(rosa);
    expect(idsOf(await changesOf(coach, path, start)).toSorted()).toEqual(ids.slice(0, 2).toSorted());
  });
});

test('the list of conversations returns one again with a message that arrived, or was edited, read or deleted', async () => {
  const path = '/api/conversations';
  const writers = [await aMember(t), await aMember(t), await aMember(t)];
  const conversations = [];
  for (const writer of writers) conversations.push(await openConversation(writer));
  const messages = [];
  for (const [n, writer] of writers.entries())
    messages.push(await write(writer, conversations[n]!, 'May I move it?'));
  const [rosa, ida, nell] = idsOf(conversations as unknown as Row[]);
  const all = (await coach.browser.get(path).query({ limit: 100 }).expect(200)).body.items as Row[];
  const start = all.find(({ id }) => id === rosa)!.updatedAt;
  const changed = async () => idsOf(await changesOf(coach, path, start));

  expect(await changed()).toEqual([rosa, ida, nell]);
  await writers[0]!.browser.patch(`/api/messages/${messages[0]!.id}`).send({ text: 'May I?' }).expect(200);
  expect(await changed()).toEqual([ida, nell, rosa]);
  await coach.browser.post(`${path}/${ida}/mark-read`).send({ through: 1 }).expect(204);
  expect(await changed()).toEqual([nell, rosa, ida]);
  await writers[2]!.browser.post(`/api/messages/${messages[2]!.id}/remove`).expect(200);
  expect(await changed()).toEqual([rosa, ida, nell]);
  await write(writers[0]!, conversations[0]!, 'Tomorrow?');
  expect(await changed()).toEqual([ida, nell, rosa]);
});

test.each(['yesterday', '2027-03-01', '2027-03-01T10:00:00'])(
  'the time %j is refused',
  async (updatedSince) => {
    for (const path of ['/api/students', '/api/conversations', '/api/community/questions']) {
      const { body } = await coach.browser.get(path).query({ updatedSince }).expect(400);
      expect(body).toMatchObject({ code: 'invalid', fields: { updatedSince: expect.any(String) } });
    }
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
