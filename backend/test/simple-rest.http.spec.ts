import simpleRestProvider from 'ra-data-simple-rest';
import { PRODUCT_TYPES } from '../src/kernel/product-types.js';
import { newId } from '../src/kernel/ids.js';
import { SUBMISSION_FIELDS } from '../src/modules/answers/assignments/submissions.queries.js';
import { SHARED_JOURNAL_FIELDS } from '../src/modules/answers/shared-journals.queries.js';
import { AUDIT_LOG_FIELDS } from '../src/modules/audit-log/audit-log.queries.js';
import { TOPICS } from '../src/modules/catalog/index.js';
import { COUPON_FIELDS } from '../src/modules/coupons/coupons.queries.js';
import { MEDIA_FIELDS } from '../src/modules/media/library/creator-media.queries.js';
import { COACH_ORDER_FIELDS } from '../src/modules/payments/coach-orders/coach-order-fields.sql.js';
import { PAYMENT_REVIEW_FIELDS } from '../src/modules/payments/reviews/payment-reviews.queries.js';
import { STUDENT_FIELDS } from '../src/modules/students/students.sql.js';
import { COACH_SUBSCRIPTION_FIELDS } from '../src/modules/subscriptions/coach-subscriptions.queries.js';
import { PRODUCT_FIELDS } from '../src/modules/studio/creator-products.queries.js';
import type { ListFilter } from '../src/platform/http/list-query.js';
import { startTestApp, type TestApp } from './app.js';
import { aProduct } from './builders/catalog.js';
import { aCoupon } from './builders/coupons.js';
import { anAsset } from './builders/media.js';
import { aPaidOrder } from './builders/orders.js';
import { aCreator, aMember, type Person } from './builders/people.js';
import { anUpload, aPicture } from './builders/uploads.js';

/** Fetches as the library's users do: with its own `fetchJson` and a token. */
const plainFetch = globalThis.fetch;
const fetchWith =
  (accessToken: string): typeof fetch =>
  (input, { headers, ...options } = {}) => {
    const sent = new Headers(headers);
    sent.set('authorization', `Bearer ${accessToken}`);
    return plainFetch(input, { ...options, headers: sent });
  };

const LISTS = [
  ['students', ['username', 'email', 'phone', 'city', 'state']],
  ['creator/student-tags', ['name']],
  ['creator/products', ['title', 'category']],
  ['creator/media', ['fileName']],
  ['creator/shared-journals', ['memberName', 'courseTitle', 'lessonTitle', 'question']],
  ['creator/assignments', ['memberName', 'courseTitle', 'lessonTitle', 'title']],
  ['creator/payment-reviews', ['orderNumber', 'buyerName']],
  ['creator/orders', []],
  ['creator/coupons', ['code']],
] as const;

/** A value this filter accepts, and one of each kind it might. */
const SAMPLES = [
  'x',
  '2026-03-01',
  '2026-03-01/2026-03-31',
  12,
  true,
  newId(),
  'published',
  'image',
  'lead',
  'granted',
  'wrong_amount',
  'order',
  'product.created',
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
    globalThis.fetch = fetchWith(coach.accessToken);
    provider = simpleRestProvider(`${t.url}/api`);
    await aMember(t);
    await aProduct(t);
    await anAsset(t);
    await aCoupon(t);
    await t.database.query(
      `insert into accounts (id, email, name, role, created_at)
       select gen_random_uuid(), 'member-' || n || '@example.org', 'Member ' || n, 'member', now()
       from generate_series(1, 129) n`,
    );
  });
  afterAll(async () => {
    globalThis.fetch = plainFetch;
    await t.close();
  });

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
    ['creator/assignments', SUBMISSION_FIELDS],
    ['creator/payment-reviews', PAYMENT_REVIEW_FIELDS],
    ['creator/orders', COACH_ORDER_FIELDS],
    ['creator/audit-entries', AUDIT_LOG_FIELDS],
    ['creator/coupons', COUPON_FIELDS],
    ['creator/subscriptions', COACH_SUBSCRIPTION_FIELDS],
  ])('filters %s by everything in the contract, and sorts by it', async (list, { filter, sort: sorts }) => {
    for (const [name, field] of Object.entries(filter)) {
      const asked = { ...page(1), filter: { [name]: sampleFor(field) } };
      await expect(provider.getList(list, asked)).resolves.toHaveProperty('data');
    }
    for (const field of Object.keys(sorts)) {
      await expect(
        provider.getList(list, { ...page(1), sort: { field, order: 'DESC' } }),
      ).resolves.toHaveProperty('data');
    }
  });

  test('exports more than 100 rows at once, and gets their total', async () => {
    const all = await provider.getList('students', page(1000));
    expect(all.total).toBe(130);
    expect(all.data).toHaveLength(130);
    const { data } = await provider.getMany('students', { ids: all.data.map(({ id }) => id as string) });
    expect(data).toHaveLength(130);
    await expect(provider.getList('students', page(1001))).rejects.toMatchObject({
      body: { code: 'bad_range' },
    });
  });

  test('finds students by their status', async () => {
    const count = async (status: string | string[]) =>
      (await provider.getList('students', { ...page(10), filter: { status } })).total;
    expect(await count('lead')).toBe(130);
    expect(await count(['active', 'inactive'])).toBe(0);
  });

  test('finds records by their parent', async () => {
    const target = { target: 'accountId', id: coach.id, ...page(10) };
    expect(await provider.getManyReference('creator/shared-journals', target)).toMatchObject({ total: 0 });
  });

  test('creates, updates and deletes, one and several', async () => {
    const words = { title: 'Made by a library', description: 'Words.', category: 'For Moms' };
    const make = async () => {
      const thumbnailUrl = await anUpload(coach.browser, { purpose: 'thumbnail', fileName: 'forest.png' });
      return (await provider.create('courses', { data: { ...words, thumbnailUrl } })).data.id as string;
    };
    const one = await make();
    const two = await make();
    const three = await make();
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
    expect((await provider.delete('creator/products', { id: one })).data).toEqual({ id: one });
    const gone = await provider.deleteMany('creator/products', { ids: [two, three] });
    expect(gone.data).toEqual([two, three]);
    expect((await provider.getMany('creator/products', { ids: [one, two, three] })).data).toEqual([]);
  });

  test('sends a product back as it was returned, with the changes', async () => {
    const asset = await anAsset(t);
    const picture = await anAsset(t, { kind: 'image', isPublic: true });
    const { id } = await aProduct(t, { files: [asset.id], thumbnailAssetId: picture.id });
    const before = (await provider.getOne('creator/products', { id })).data;
    const data = { ...before, title: 'Sent whole', studentsCount: 0 };
    const { data: after } = await provider.update('creator/products', { id, data, previousData: before });
    expect(after).toEqual({
      ...before,
      title: 'Sent whole',
      version: before.version + 1,
      updatedAt: expect.any(String),
    });
    const { id: plain } = await aProduct(t, { type: 'course', category: 'For Moms', thumbnailAssetId: null });
    const bare = (await provider.getOne('creator/products', { id: plain })).data;
    expect(
      (await provider.update('creator/products', { id: plain, data: bare, previousData: bare })).data,
    ).toEqual(bare);
  });

  test.each([{ isAdmin: true }, { thumbnailUrl: '/api/media/public/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa' }])(
    'is refused a record with %j',
    async (more) => {
      const { id } = await aProduct(t);
      const before = (await provider.getOne('creator/products', { id })).data;
      await expect(
        provider.update('creator/products', { id, data: { ...before, ...more }, previousData: before }),
      ).rejects.toMatchObject({ status: 400, body: { code: 'invalid', fields: expect.anything() } });
    },
  );

  test('sends a student back as it was returned, with the changes', async () => {
    const { id } = await aMember(t);
    const before = (await provider.getOne('students', { id })).data;
    const data = { ...before, city: 'Hood River' };
    const { data: after } = await provider.update('students', { id, data, previousData: before });
    expect(after).toMatchObject({ id, email: before.email, city: 'Hood River', pendingEmail: null });
    await expect(
      provider.update('students', { id, data: { role: 'creator' }, previousData: before }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('renames a file of the media library, sent back unchanged otherwise, and deletes it', async () => {
    const { id } = await anAsset(t);
    const before = (await provider.getOne('creator/media', { id })).data;
    const renamed = await provider.update('creator/media', {
      id,
      data: { ...before, fileName: 'renamed.pdf' },
      previousData: before,
    });
    expect(renamed.data.fileName).toMatch(/^renamed/);
    expect((await provider.delete('creator/media', { id })).data).toEqual({ id });
    const { id: other } = await anAsset(t);
    expect((await provider.deleteMany('creator/media', { ids: [other] })).data).toEqual([other]);
  });

  describe('sold products', () => {
    const bought = { product: '', buyer: '', order: '' };
    beforeAll(async () => {
      const member = await aMember(t);
      bought.buyer = member.id;
      bought.product = (await aProduct(t)).id;
      // the payment provider is called from this process too, and has its own token
      globalThis.fetch = plainFetch;
      bought.order = await aPaidOrder(t, member, bought.product);
      globalThis.fetch = fetchWith(coach.accessToken);
    });

    const idsOf = ({ data }: { data: { id: string | number }[] }) => data.map(({ id }) => id);

    test('lists orders by their ids, and finds one and several', async () => {
      expect(
        idsOf(await provider.getList('creator/orders', { ...page(10), filter: { id: bought.order } })),
      ).toEqual([bought.order]);
      const ids = [bought.order, newId()];
      expect(idsOf(await provider.getList('creator/orders', { ...page(10), filter: { id: ids } }))).toEqual([
        bought.order,
      ]);
      expect(idsOf(await provider.getMany('creator/orders', { ids }))).toEqual([bought.order]);
      const { data } = await provider.getOne('creator/orders', { id: bought.order });
      expect(data).toMatchObject({
        id: bought.order,
        buyerId: bought.buyer,
        lines: [{ productId: bought.product }],
      });
    });

    test.each([
      ['creator/orders', 'buyerId', 'buyer', 'order'],
      ['creator/orders', 'productId', 'product', 'order'],
      ['students', 'productId', 'product', 'buyer'],
    ] as const)('finds %s by their %s', async (list, target, of, found) => {
      const { data, total } = await provider.getManyReference(list, { target, id: bought[of], ...page(10) });
      expect([idsOf({ data }), total]).toEqual([[bought[found]], 1]);
    });

    test.each([['students'], ['creator/products'], ['creator/media'], ['creator/orders']])(
      'exports all %s at once',
      async (list) => {
        const { data, total } = await provider.getList(list, page(1000));
        expect(data.length).toBeGreaterThan(0);
        expect(data).toHaveLength(total!);
      },
    );

    /** Our response for a refusal. */
    const notOffered = {
      status: 405,
      body: { statusCode: 405, code: 'method_not_allowed', requestId: expect.any(String) },
    };

    test('an order comes from a payment and stays: it cannot be created, changed or deleted', async () => {
      const data = { status: 'refunded' };
      const previousData = { id: bought.order };
      await expect(provider.create('creator/orders', { data })).rejects.toMatchObject(notOffered);
      await expect(
        provider.update('creator/orders', { id: bought.order, data, previousData }),
      ).rejects.toMatchObject(notOffered);
      await expect(
        provider.updateMany('creator/orders', { ids: [bought.order], data }),
      ).rejects.toMatchObject(notOffered);
      await expect(provider.delete('creator/orders', { id: bought.order })).rejects.toMatchObject(notOffered);
      await expect(provider.deleteMany('creator/orders', { ids: [bought.order] })).rejects.toMatchObject(
        notOffered,
      );
      expect((await provider.getOne('creator/orders', { id: bought.order })).data).toMatchObject({
        status: 'paid',
      });
    });

    test('a student is invited and leaves by themselves: none can be created or deleted', async () => {
      await expect(provider.create('students', { data: { username: 'Rosa' } })).rejects.toMatchObject(
        notOffered,
      );
      await expect(provider.delete('students', { id: bought.buyer })).rejects.toMatchObject(notOffered);
      await expect(provider.deleteMany('students', { ids: [bought.buyer] })).rejects.toMatchObject(
        notOffered,
      );
    });

    test('a product is created as a course or a download, not through the list of both', async () => {
      const data = { title: 'Oak' };
      await expect(provider.create('creator/products', { data })).rejects.toMatchObject(notOffered);
    });

    test('creates a file of the media library only from its upload', async () => {
      const bytes = await aPicture();
      const words = { fileName: 'oak.png', fileType: 'image', mimeType: 'image/png', fileSize: bytes.length };
      const storageUrl = await anUpload(coach.browser, { bytes, purpose: 'media', fileName: 'oak.png' });
      const { data } = await provider.create('creator/media', { data: { ...words, storageUrl } });
      expect(data).toMatchObject({ id: expect.any(String), fileName: expect.stringMatching(/^oak/) });
      await expect(provider.create('creator/media', { data: words })).rejects.toMatchObject({
        body: { code: 'invalid', fields: { storageUrl: expect.any(String) } },
      });
    });

    test('cannot be deleted, and the refusal says what to do instead', async () => {
      await expect(provider.delete('creator/products', { id: bought.product })).rejects.toMatchObject({
        body: { code: 'sold' },
      });
    });

    test('changes several students at once', async () => {
      const ids = [bought.buyer, (await aMember(t)).id];
      await provider.updateMany('students', { ids, data: { city: 'Astoria' } });
      const { data } = await provider.getMany('students', { ids });
      expect(data.map(({ city }) => city as string)).toEqual(['Astoria', 'Astoria']);
    });

    test('renames several files at once', async () => {
      const ids = [(await anAsset(t)).id, (await anAsset(t)).id];
      await provider.updateMany('creator/media', { ids, data: { fileName: 'oak.pdf' } });
      const { data } = await provider.getMany('creator/media', { ids });
      expect(data.map(({ fileName }) => fileName as string)).toEqual(['oak.pdf', 'oak.pdf']);
    });
  });
});
