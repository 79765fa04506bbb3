import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBundle } from '../../../test/builders/catalog.js';
import { aCircle } from '../../../test/builders/community.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aGift, redeem } from '../../../test/builders/gifts.js';
import { addToCart, aPaidOrder } from '../../../test/builders/orders.js';
import { refundAll } from '../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aCourseForTwo, chooseSeat } from '../../../test/builders/second-seats.js';
import { newId } from '../../kernel/ids.js';
import { days } from '../../kernel/clock.js';
import { EnrollmentsService } from './enrollments.service.js';
import { SecondSeatsService } from './second-seats.service.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let lena: Person;
let productId: string;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  coach = await aCreator(t);
  rosa = await aMember(t, { name: 'Rosa Lind' });
  lena = await aDaughter(t, rosa, { name: 'Lena Lind' });
  productId = await aCourseForTwo(t, coach);
});

const enrollments = () => t.app.get(EnrollmentsService, { strict: false });
const owns = async ({ id }: Person, product = productId) =>
  (await enrollments().owns(id, [product])).has(product);
const both = async () => [await owns(rosa), await owns(lena)];
const seatsOf = async ({ browser }: Person) =>
  (await browser.get('/api/me/second-seats').expect(200)).body.items as object[];
const give = (wardId = lena.id) => chooseSeat(rosa, productId, { wardId });
const code = ({ body }: { body: unknown }) => (body as { code: string }).code;

describe('the second seat of a course for two', () => {
  test('is assigned afterwards, and the daughter has the course with her own progress', async () => {
    await aPaidOrder(t, rosa, productId);
    expect(await seatsOf(rosa)).toMatchObject([
      { productId, isOwned: true, wardId: null, name: null, isOpen: false },
    ]);
    expect((await give().expect(200)).body).toMatchObject({ wardId: lena.id, name: 'Lena', isOpen: true });
    expect(await both()).toEqual([true, true]);
    await lena.browser.get(`/api/learning/courses/${productId}`).expect(200);
    const { body } = await rosa.browser.get(`/api/family/wards/${lena.id}/learning`).expect(200);
    expect(JSON.stringify(body)).toContain(productId);
    const student = (await coach.browser.get(`/api/students/${lena.id}/enrollments`).expect(200)).body.items;
    expect(JSON.stringify(student)).toContain('"seat"');
  });

  test('and the daughter’s course have their Spanish title for a Spanish reader', async () => {
    await aPaidOrder(t, rosa, productId);
    await give().expect(200);
    await t.database.query('update products set translations = $2 where id = $1', [
      productId,
      { es: { title: 'Tres noches' } },
    ]);
    const inSpanish = async (path: string) =>
      (await rosa.browser.get(path).set('accept-language', 'es').expect(200)).body;
    expect((await inSpanish('/api/me/second-seats')).items).toMatchObject([{ title: 'Tres noches' }]);
    expect((await inSpanish(`/api/family/wards/${lena.id}/learning`)).products).toMatchObject([
      { title: 'Tres noches' },
    ]);
  });

  test('assigned at checkout opens with the payment, also through a bundle that contains the course', async () => {
    const bundle = await aBundle(t, [productId]);
    expect((await give().expect(200)).body).toMatchObject({ isOwned: false, isOpen: false });
    expect(await both()).toEqual([false, false]);
    await aPaidOrder(t, rosa, bundle.id);
    expect(await both()).toEqual([true, true]);
  });

  test('ends with a refund, and returns with the course', async () => {
    await give().expect(200);
    await refundAll(t, coach, await aPaidOrder(t, rosa, productId));
    expect(await both()).toEqual([false, false]);
    await aPaidOrder(t, rosa, productId);
    expect(await both()).toEqual([true, true]);
  });

  test('also comes with gifts and grants, and ends with them', async () => {
    await give().expect(200);
    await redeem(rosa, (await aGift(t, await aMember(t), productId)).token).expect(200);
    expect(await both()).toEqual([true, true]);
    const other = await aCourseForTwo(t, coach);
    const given = { accountId: rosa.id, productIds: [other], source: 'grant', sourceId: null } as const;
    await enroll(t, rosa.id, [other]);
    await chooseSeat(rosa, other, { wardId: lena.id }).expect(200);
    await t.database.transaction((tx) => enrollments().end(tx, given));
    expect([await owns(rosa, other), await owns(lena, other)]).toEqual([false, false]);
  });

  test('can move to another daughter, to a name, or to nobody; the previous holder loses it', async () => {
    const mia = await aDaughter(t, rosa, { name: 'Mia Lind' });
    await enroll(t, rosa.id, [productId]);
    await give().expect(200);
    await give(mia.id).expect(200);
    expect([await owns(lena), await owns(mia)]).toEqual([false, true]);
    const { body } = await chooseSeat(rosa, productId, { name: 'Juni' }).expect(200);
    expect(body).toMatchObject({ wardId: null, name: 'Juni', isOpen: false });
    expect(await owns(mia)).toBe(false);
    expect((await chooseSeat(rosa, productId, {}).expect(200)).body).toMatchObject({ name: null });
    await chooseSeat(rosa, productId, { wardId: lena.id, name: 'Juni' }).expect(400);
  });

  test('cannot go to someone else’s ward, or to a ward without consent', async () => {
    await enroll(t, rosa.id, [productId]);
    const other = await aDaughter(t, await aMember(t));
    const unagreed = await aDaughter(t, rosa, { agreed: [] });
    for (const wardId of [other.id, unagreed.id, newId(), rosa.id]) await give(wardId).expect(404);
    expect(await owns(other)).toBe(false);
  });

  test('cannot be given away by a minor', async () => {
    await enroll(t, lena.id, [productId]);
    expect(code(await chooseSeat(lena, productId, { name: 'Juni' }).expect(403))).toBe('adults_only');
    await t.browser().put(`/api/me/second-seats/${productId}`).send({ name: 'Juni' }).expect(401);
  });

  test('is free for someone else when the daughter has the course already, even if she got it meanwhile', async () => {
    await give().expect(200);
    await enroll(t, lena.id, [productId]);
    await aPaidOrder(t, rosa, productId);
    expect(await seatsOf(rosa)).toMatchObject([{ wardId: null, isOpen: false }]);
    expect(code(await give().expect(409))).toBe('already_owned');
    const enrollment = {
      accountId: lena.id,
      productIds: [productId],
      source: 'seat' as const,
      sourceId: rosa.id,
    };
    await t.database.transaction((tx) => enrollments().end(tx, enrollment));
    expect(await owns(lena)).toBe(true);
  });

  test('ends when her consent ends, and the mother’s stays', async () => {
    await aPaidOrder(t, rosa, productId);
    await give().expect(200);
    await rosa.browser
      .post(`/api/family/wards/${lena.id}/update-consents`)
      .send({ purposes: [] })
      .expect(200);
    await t.runJobs();
    expect(await both()).toEqual([true, false]);
    expect(await seatsOf(rosa)).toMatchObject([{ wardId: null, name: 'Lena', isOpen: false }]);
  });

  test('adds the daughter to the circle of the course if a guardian has agreed to that', async () => {
    const circle = await aCircle(t, []);
    await coach.browser
      .put(`/api/creator/products/${productId}/groups`)
      .send({ groupIds: [circle] })
      .expect(200);
    const mia = await aDaughter(t, rosa, { name: 'Mia Lind', agreed: ['account', 'community'] });
    await enroll(t, rosa.id, [productId]);
    await give(mia.id).expect(200);
    await t.runJobs();
    const body = (await mia.browser.get('/api/me/groups').expect(200)).body.items;
    expect(body).toMatchObject([{ id: circle }]);
  });

  test('exists for products for two, as long as they can be bought', async () => {
    const one = await aCourseForTwo(t, coach);
    await coach.browser.put(`/api/creator/products/${one}/pairs`).send({ isForPairs: false }).expect(200);
    await chooseSeat(rosa, one, { name: 'Juni' }).expect(404);
    await chooseSeat(rosa, newId(), { name: 'Juni' }).expect(404);
    await enroll(t, rosa.id, [one]);
    expect(await seatsOf(rosa)).toEqual([]);
  });

  test('stays as it was given when the coach changes the setting later', async () => {
    await enroll(t, rosa.id, [productId]);
    await coach.browser
      .put(`/api/creator/products/${productId}/pairs`)
      .send({ isForPairs: false })
      .expect(200);
    await give().expect(200);
    expect(await both()).toEqual([true, true]);
  });

  test('chosen for a course that was not bought within a month is forgotten', async () => {
    await give().expect(200);
    const mia = await aMember(t);
    await enroll(t, mia.id, [productId]);
    t.clock.advance(days(31));
    await t.app.get(SecondSeatsService, { strict: false }).forgetWishes();
    const rows = await t.database.query('select account_id as id from second_seats where product_id = $1', [
      productId,
    ]);
    expect(rows).toEqual([{ id: mia.id }]);
  });
});

describe('a course for two, and a daughter who should get it', () => {
  test('cannot be bought for her alone: the mother buys it and gives her the second seat', async () => {
    const path = `/api/cart/${productId}/ward`;
    expect(code(await rosa.browser.put(path).send({ wardId: lena.id }).expect(422))).toBe('not_possible');
    const mia = await aDaughter(t, rosa, { name: 'Mia Lind' });
    await enroll(t, rosa.id, [productId]);
    await give(mia.id).expect(200);
    await rosa.browser.put(path).send({ wardId: lena.id }).expect(200);
  });

  test('requested by her goes into the mother’s cart, with the second seat for her', async () => {
    const asked = (
      await lena.browser
        .post('/api/me/purchase-requests/ask-guardians')
        .send({ productIds: [productId] })
        .expect(200)
    ).body.items;
    const [{ id }] = asked as [{ id: string }];
    await rosa.browser.post(`/api/family/purchase-requests/${id}/approve`).send({}).expect(204);
    const { body: cart } = await rosa.browser.get('/api/cart').expect(200);
    expect(cart).toMatchObject([{ productId, ward: null }]);
    expect(await seatsOf(rosa)).toMatchObject([{ productId, wardId: lena.id, isOwned: false }]);
  });
});

test('with a choice and a refund at the same moment keeps both seats or neither', async () => {
  for (let round = 0; round < 4; round += 1) {
    const mother = await aMember(t);
    const daughter = await aDaughter(t, mother);
    const given = { accountId: mother.id, productIds: [productId], source: 'grant', sourceId: null } as const;
    await enroll(t, mother.id, [productId]);
    await Promise.all([
      chooseSeat(mother, productId, { wardId: daughter.id }).expect(200),
      t.database.transaction((tx) => enrollments().end(tx, given)),
    ]);
    expect([await owns(mother), await owns(daughter)]).toEqual([false, false]);
  }
});

test('with a choice and a payment at the same moment opens both', async () => {
  for (let round = 0; round < 4; round += 1) {
    const mother = await aMember(t);
    const daughter = await aDaughter(t, mother);
    await Promise.all([
      chooseSeat(mother, productId, { wardId: daughter.id }).expect(200),
      enroll(t, mother.id, [productId]),
    ]);
    expect([await owns(mother), await owns(daughter)]).toEqual([true, true]);
  }
});

test('is made one for two by the coach', async () => {
  const path = (id: string) => `/api/creator/products/${id}/pairs`;
  await rosa.browser.put(path(productId)).send({ isForPairs: false }).expect(403);
  expect((await coach.browser.get(path(productId)).expect(200)).body).toEqual({ isForPairs: true });
  await coach.browser.put(path(newId())).send({ isForPairs: true }).expect(404);
  await addToCart(rosa.browser, productId);
});
