import simpleRestProvider from 'ra-data-simple-rest';
import { startTestApp, type TestApp } from './app.js';
import { aProduct } from './builders/catalog.js';
import { anAsset } from './builders/media.js';
import { aCreator, aMember, type Person } from './builders/people.js';
import { anUpload } from './builders/uploads.js';

/** All that the library leaves to whoever uses it: how to fetch, and what an answer without a body is. */
const fetchWith =
  (accessToken: string) =>
  async (url: string, { headers, ...options }: RequestInit = {}) => {
    const sent = new Headers(headers);
    sent.set('authorization', `Bearer ${accessToken}`);
    if (options.body !== undefined) sent.set('content-type', 'application/json');
    const response = await fetch(url, { ...options, headers: sent });
    const body = await response.text();
    if (!response.ok) throw new Error(`${response.status}: ${body}`);
    const json: unknown = body === '' ? {} : JSON.parse(body);
    return { status: response.status, headers: response.headers, body, json };
  };

const LISTS = [
  ['students', ['username', 'email', 'phone', 'city', 'state']],
  ['creator/products', ['title', 'category']],
  ['creator/media', ['fileName']],
  ['creator/shared-journals', ['memberName', 'courseTitle', 'lessonTitle', 'question']],
  ['creator/payment-reviews', ['orderNumber', 'buyerName']],
] as const;

const sort = { field: 'id', order: 'ASC' } as const;
const page = (perPage: number) => ({ pagination: { page: 1, perPage }, sort, filter: {} });

describe('ra-data-simple-rest, unmodified', () => {
  let t: TestApp;
  let coach: Person;
  let provider: ReturnType<typeof simpleRestProvider>;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    provider = simpleRestProvider(`${t.url}/api`, fetchWith(coach.accessToken));
    await aMember(t);
    await aProduct(t);
    await anAsset(t);
    await t.database.query(
      `insert into accounts (id, email, name, role, created_at)
       select gen_random_uuid(), 'member-' || n || '@example.org', 'Member ' || n, 'member', now()
       from generate_series(1, 129) n`,
    );
  });
  afterAll(() => t.close());

  test.each(LISTS)(
    'lists %s, and finds one, several and those with a word in each column',
    async (list, columns) => {
      const { data, total = 0 } = await provider.getList(list, page(10));
      expect(data).toHaveLength(Math.min(10, total));
      const ids = data.map(({ id }) => id as string);
      expect((await provider.getMany(list, { ids })).data.map(({ id }) => id as string).toSorted()).toEqual(
        ids.toSorted(),
      );
      for (const id of ids.slice(0, 1)) expect((await provider.getOne(list, { id })).data.id).toBe(id);
      for (const column of columns) {
        const found = await provider.getList(list, { ...page(10), filter: { [column]: 'no such word' } });
        expect({ column, total: found.total }).toEqual({ column, total: 0 });
      }
    },
  );

  test('exports more than 100 rows at once, and is told how many there are', async () => {
    const all = await provider.getList('students', page(1000));
    expect(all.total).toBe(130);
    expect(all.data).toHaveLength(130);
    const { data } = await provider.getMany('students', { ids: all.data.map(({ id }) => id as string) });
    expect(data).toHaveLength(130);
    await expect(provider.getList('students', page(1001))).rejects.toThrow('bad_range');
  });

  test('finds students by their status', async () => {
    const count = async (status: string | string[]) =>
      (await provider.getList('students', { ...page(10), filter: { status } })).total;
    expect(await count('lead')).toBe(130);
    expect(await count(['active', 'inactive'])).toBe(0);
  });

  test('finds what belongs to something', async () => {
    const target = { target: 'accountId', id: coach.id, ...page(10) };
    expect(await provider.getManyReference('creator/shared-journals', target)).toMatchObject({ total: 0 });
  });

  test('creates, updates and deletes, one and several', async () => {
    const words = { title: 'Made by a library', description: 'Words.', category: 'For Moms' };
    const make = async () => {
      const thumbnailUrl = await anUpload(coach.browser, { purpose: 'thumbnail', fileName: 'forest.png' });
      return (await provider.create('courses', { data: { ...words, thumbnailUrl } })).data.id as string;
    };
    const [one, two, three] = [await make(), await make(), await make()];
    const changed = { data: { title: 'Changed' }, previousData: { id: one } };
    expect((await provider.update('creator/products', { id: one, ...changed })).data).toMatchObject({
      id: one,
      title: 'Changed',
    });
    await provider.updateMany('creator/products', { ids: [two, three], data: { title: 'Changed, too' } });
    expect(
      (await provider.getMany('creator/products', { ids: [one, two, three] })).data
        .map(({ title }) => title as string)
        .toSorted(),
    ).toEqual(['Changed', 'Changed, too', 'Changed, too']);
    await provider.delete('creator/products', { id: one });
    await provider.deleteMany('creator/products', { ids: [two, three] });
    expect((await provider.getMany('creator/products', { ids: [one, two, three] })).data).toEqual([]);
  });

  test('renames a file of the media library', async () => {
    const { data } = await provider.getList('creator/media', page(1));
    const id = data[0]!.id as string;
    const renamed = await provider.update('creator/media', {
      id,
      data: { fileName: 'renamed.pdf' },
      previousData: { id },
    });
    expect(renamed.data.fileName).toMatch(/^renamed/);
  });
});
