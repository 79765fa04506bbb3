import { cursorOf } from '../../src/platform/http/cursor.js';
import { startTestApp, type TestApp } from '../app.js';
import { operations } from '../contract/contract.js';
import { LISTS, type PagedList } from './lists.js';

const ROWS = 5;
const LIMIT = 2;
const ADDED_MEANWHILE = 2;

interface Page<Row> {
  items: Row[];
  next: string | null;
}

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const readerOf =
  ({ reader, path, query }: PagedList) =>
  async (page: object): Promise<Page<never>> =>
    (
      await reader.browser
        .get(path)
        .query({ ...query, ...page })
        .expect(200)
    ).body as Page<never>;

/** Reads a list to its end, page by page. A row is added after each of the first pages. */
async function readWhileAdding<Row>(
  read: (page: { limit: number; after?: string }) => Promise<Page<Row>>,
  add: (n: number) => unknown,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null | undefined;
  for (let n = 0; after !== null; n += 1) {
    const page = await read({ limit: LIMIT, ...(after && { after }) });
    rows.push(...page.items);
    if (n < ADDED_MEANWHILE) await add(n);
    after = page.next;
  }
  return rows;
}

test('every paged list is read here', () => {
  const named = Object.keys(LISTS).map((name) => `GET ${name.split(' ')[0]}`);
  const paged = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'after'));
  expect(new Set(named)).toEqual(new Set(paged.map(({ name }) => name)));
});

test.each(Object.entries(LISTS))(
  '%s returns each row once, even if rows are added in between',
  async (_, make) => {
    const list = await make(t);
    for (let n = 0; n < ROWS; n += 1) {
      await list.add(n);
      // two rows each have the same time
      if (n % 2 === 1) t.clock.advance(1000);
    }
    const read = readerOf(list);
    const keysOf = (rows: never[]) => rows.map(list.keyOf ?? (({ id }: { id: string }) => id));
    const all = keysOf((await read({ limit: 100 })).items);
    expect(all.length).toBeGreaterThanOrEqual(ROWS);

    const seen = keysOf(await readWhileAdding(read, (n) => list.add(ROWS + n)));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((key) => all.includes(key))).toEqual(all);
  },
);

test('a list that skips rows by number would return one twice', async () => {
  const rows = Array.from({ length: ROWS }, (_, n) => n);
  const bySkipping = ({ limit, after = '0' }: { limit: number; after?: string }) => {
    const end = Number(after) + limit;
    return Promise.resolve({
      items: rows.slice(Number(after), end),
      next: end < rows.length ? String(end) : null,
    });
  };
  const seen = await readWhileAdding(bySkipping, (n) => rows.unshift(ROWS + n));
  expect(new Set(seen).size).toBeLessThan(seen.length);
});

test.each(Object.entries(LISTS))('%s reports a wrong limit or cursor', async (_, make) => {
  const { reader, path, query } = await make(t);
  for (const [field, value] of [
    ['after', 'x'],
    ['after', cursorOf('x')],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'x'],
  ] as const) {
    const { body } = await reader.browser
      .get(path)
      .query({ ...query, [field]: value })
      .expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  }
});
