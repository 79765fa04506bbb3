import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBundle, aProduct } from '../../../test/builders/catalog.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aMember, type Person } from '../../../test/builders/people.js';
import { AccessEndsService, EnrollmentsService } from './index.js';

// The database compares ends with its own time, so the ends of these tests are far from any day they may run on.
const PAST = '2001-01-01T12:00:00.000Z';
const FUTURE = '2150-03-01T12:00:00.000Z';

let t: TestApp;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  rosa = await aMember(t);
});

const endAt = (productId: string, moment: string) =>
  t.database.query('update enrollments set expires_at = $3 where account_id = $1 and product_id = $2', [
    rosa.id,
    productId,
    moment,
  ]);
const endDue = () => t.app.get(AccessEndsService, { strict: false }).endExpired();
const ended = async (person: Person = rosa) =>
  (await person.browser.get('/api/me/ended-access').expect(200)).body.items;
const endOnPage = async (productId: string) =>
  (await rosa.browser.get(`/api/products/${productId}`).expect(200)).body.accessEndedAt;

describe('access that has ended by itself', () => {
  test('is listed from that moment and after the job has run, until it is open again', async () => {
    const { id } = await aProduct(t, { title: 'Slow Mornings' });
    await enroll(t, rosa.id, [id]);
    expect([await ended(), await endOnPage(id)]).toEqual([[], null]);

    await endAt(id, PAST);
    const listed = [
      {
        productId: id,
        type: 'digital_file',
        title: 'Slow Mornings',
        thumbnailUrl: null,
        endedAt: PAST,
        isOnSale: true,
      },
    ];
    expect([await ended(), await endOnPage(id)]).toEqual([listed, PAST]);
    await endDue();
    expect([await ended(), await endOnPage(id)]).toEqual([listed, PAST]);
    expect(await ended(await aMember(t))).toEqual([]);

    await enroll(t, rosa.id, [id]);
    expect([await ended(), await endOnPage(id)]).toEqual([[], null]);
  });

  test('is not what was taken back before its time', async () => {
    const { id } = await aProduct(t);
    const grant = { accountId: rosa.id, productIds: [id], source: 'grant', sourceId: null } as const;
    await enroll(t, rosa.id, [id]);
    await endAt(id, FUTURE);
    await t.database.transaction((tx) => t.app.get(EnrollmentsService, { strict: false }).end(tx, grant));
    // The end passes after the refund.
    await t.database.query(
      `update enrollments set ended_at = timestamptz '2000-01-01', expires_at = $2 where product_id = $1`,
      [id, PAST],
    );
    expect([await ended(), await endOnPage(id)]).toEqual([[], null]);
  });

  test('is listed once for a bundle, and on the page of each part', async () => {
    const part = await aProduct(t);
    const { id } = await aBundle(t, [part.id]);
    await t.database.transaction((tx) =>
      t.app.get(EnrollmentsService, { strict: false }).grant(tx, {
        accountId: rosa.id,
        productIds: [id],
        source: 'purchase',
        sourceId: id,
        parts: [{ bundleId: id, productId: part.id }],
      }),
    );
    await endAt(id, PAST);
    await endAt(part.id, PAST);
    expect(await ended()).toMatchObject([{ productId: id, type: 'bundle' }]);
    expect(await endOnPage(part.id)).toBe(PAST);
  });

  test('says that a product is no longer sold', async () => {
    const { id } = await aProduct(t);
    await enroll(t, rosa.id, [id]);
    await endAt(id, PAST);
    await t.database.query(`update products set status = 'archived' where id = $1`, [id]);
    expect(await ended()).toMatchObject([{ productId: id, isOnSale: false }]);
    await rosa.browser.get(`/api/products/${id}`).expect(404);
  });
});
