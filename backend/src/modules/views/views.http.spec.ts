import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aCreator, aMember } from '../../../test/builders/people.js';
import { hours } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { ProductViewsService } from './product-views.service.js';
import { DataSource } from 'typeorm';
import { deepTest } from '../../../test/deep-test.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from rate_limits'));

const look = (productId: string, browser = t.browser()) =>
  browser.post(`/api/products/${productId}/count-view`);

async function counted(productId: string): Promise<Record<string, number>> {
  const rows = await t.database.query<{ day: string; views: number }>(
    `select to_char(day, 'YYYY-MM-DD') as day, views from product_views where product_id = $1 order by 1`,
    [productId],
  );
  return Object.fromEntries(rows.map(({ day, views }) => [day, views]));
}

test('a view of a product is counted on its day, and the answer is empty', async () => {
  const { id } = await aProduct(t);
  const answer = await look(id).expect(204);
  expect(answer.text).toBe('');
  await look(id, (await aMember(t)).browser).expect(204);
  expect(await counted(id)).toEqual({ '2027-03-01': 2 });
});

test('reading a product writes nothing', async () => {
  const { id } = await aProduct(t);
  await t.browser().get(`/api/products/${id}`).expect(200);
  expect(await counted(id)).toEqual({});
});

test('the coach and owners of the product are not counted', async () => {
  const { id } = await aProduct(t);
  const owner = await aMember(t);
  await enroll(t, owner.id, [id]);
  await look(id, (await aCreator(t)).browser).expect(204);
  await look(id, owner.browser).expect(204);
  expect(await counted(id)).toEqual({});
});

test.each([
  ['a draft', { status: 'draft', publishedAt: null }],
  ['what is archived', { status: 'archived' }],
] as const)('%s has no views', async (_, product) => {
  const { id } = await aProduct(t, product);
  await look(id).expect(204);
  expect(await counted(id)).toEqual({});
});

test('a product that does not exist answers the same, and an invalid id is a 400', async () => {
  await look(newId()).expect(204);
  await look('workbook').expect(400);
});

test('days follow the coach’s time zone: an evening in New York is not yet tomorrow', async () => {
  const { id } = await aProduct(t);
  await t.database.query(`update accounts set time_zone = 'America/New_York' where role = 'creator'`);
  t.clock.advance(hours(18)); // 3 a.m. on March 2 in Greenwich
  await look(id).expect(204);
  t.clock.advance(hours(2));
  await look(id).expect(204);
  expect(await counted(id)).toEqual({ '2027-03-01': 1, '2027-03-02': 1 });
});

test('another site cannot make a browser count', async () => {
  const { id } = await aProduct(t);
  await look(id).set('sec-fetch-site', 'cross-site').expect(403);
  expect(await counted(id)).toEqual({});
});

test('one address counts at most three hundred views an hour', async () => {
  const { id } = await aProduct(t);
  await t.database.query(
    `insert into rate_limits (rule, who, window_start, calls)
     select 'views.count', address, $1, 300 from unnest(array['127.0.0.1', '::ffff:127.0.0.1', '::1']) address`,
    [t.clock.now()],
  );
  const refused = await look(id).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await counted(id)).toEqual({});
});

describe('a hundred views at once', () => {
  /** Upserts cannot run without the key they name; this twin inserts plainly instead. */
  class WithoutUpsert extends Database {
    override query<Row extends Record<string, unknown>>(sql: string, parameters?: readonly unknown[]) {
      return super.query<Row>(sql.replace(/on conflict.*$/s, ''), parameters);
    }
  }

  async function rowsAfterAHundred(views: ProductViewsService) {
    const { id } = await aProduct(t);
    await Promise.all(Array.from({ length: 100 }, () => views.count(undefined, id)));
    return t.database.query<{ views: number }>('select views from product_views where product_id = $1', [id]);
  }

  test('are counted as a hundred', async () => {
    expect(await rowsAfterAHundred(t.app.get(ProductViewsService, { strict: false }))).toEqual([
      { views: 100 },
    ]);
  });

  deepTest('would not be one number for the day without the key', async () => {
    await t.database.query('alter table product_views drop constraint product_views_pk');
    const twin = new ProductViewsService(new WithoutUpsert(t.app.get(DataSource)), t.clock);
    expect((await rowsAfterAHundred(twin)).length).toBeGreaterThan(1);
  });
});
