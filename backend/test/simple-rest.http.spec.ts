import simpleRestProvider from 'ra-data-simple-rest';
import { PRODUCT_TYPES } from '../src/kernel/product-types.js';
import { newId } from '../src/kernel/ids.js';
import { SHARED_JOURNAL_FIELDS } from '../src/modules/answers/shared-journals.queries.js';
import { TOPICS } from '../src/modules/catalog/index.js';
import { MEDIA_FIELDS } from '../src/modules/media/library/creator-media.queries.js';
import { PAYMENT_REVIEW_FIELDS } from '../src/modules/payments/reviews/payment-reviews.queries.js';
import { STUDENT_FIELDS } from '../src/modules/students/students.sql.js';
import { PRODUCT_FIELDS } from '../src/modules/studio/creator-products.queries.js';
import type { ListFilter } from '../src/platform/http/list-query.js';
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

/** Something this filter takes, and one of each kind it might. */
const SAMPLES = [
  'x',
  '2026-03-01',
  12,
  true,
  newId(),
  'published',
  'image',
  'lead',
  'granted',
  'wrong_amount',
];
const sampleFor = ({ value }: ListFilter): unknown => {
  const takes = (sample: unknown) => {
    try {
      return value(sample) !== undefined;
    } catch {
      return false;
    }
  };
  return [...SAMPLES, ...PRODUCT_TYPES, ...TOPICS].find(takes);
};

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

  test.each([
    ['students', STUDENT_FIELDS],
    ['creator/products', PRODUCT_FIELDS],
    ['creator/media', MEDIA_FIELDS],
    ['creator/shared-journals', SHARED_JOURNAL_FIELDS],
    ['creator/payment-reviews', PAYMENT_REVIEW_FIELDS],
  ])(
    'filters %s by everything the contract names, and sorts by it',
    async (list, { filter, sort: sorts }) => {
      for (const [name, field] of Object.entries(filter)) {
        const asked = { ...page(1), filter: { [name]: sampleFor(field) } };
        await expect(provider.getList(list, asked)).resolves.toHaveProperty('data');
      }
      for (const field of Object.keys(sorts)) {
        await expect(
          provider.getList(list, { ...page(1), sort: { field, order: 'DESC' } }),
        ).resolves.toHaveProperty('data');
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
