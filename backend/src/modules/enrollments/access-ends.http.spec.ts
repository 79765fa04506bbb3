import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBundle, aProduct } from '../../../test/builders/catalog.js';
import { aCourse } from '../../../test/builders/courses.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { refundAll } from '../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aCourseForTwo, chooseSeat } from '../../../test/builders/second-seats.js';
import type { AccessTerm } from '../../kernel/access-term.js';
import { days } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { AccessEndsService, EnrollmentsService } from './index.js';

// The database compares ends with its own time, so the ends of these tests are far from any day they may run on.
const SPRING = '2150-03-01T12:00:00.000Z';
const SUMMER = '2150-06-01T12:00:00.000Z';
const PAST = '2001-01-01T12:00:00.000Z';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  rosa = await aMember(t);
});

const enrollments = () => t.app.get(EnrollmentsService, { strict: false });
const endDue = () => t.app.get(AccessEndsService, { strict: false }).endExpired();
const owns = async (productId: string, { id }: Person = rosa) =>
  (await enrollments().owns(id, [productId])).has(productId);
const at = (part = '') => `/api/students/${rosa.id}/enrollments${part}`;
const give = (productId: string, accessUntil: string | null) =>
  coach.browser.post(at('/grant')).send({ productId, accessUntil });
const moveEnd = (productId: string, accessUntil: string | null) =>
  coach.browser.post(at(`/${productId}/move-end`)).send({ accessUntil, reason: 'Asked for it by phone' });
const endsOf = async ({ id }: Person = rosa) => {
  const rows = await t.database.query<{ productId: string; expiresAt: Date | null }>(
    'select product_id as "productId", expires_at as "expiresAt" from enrollments where account_id = $1 and ended_at is null',
    [id],
  );
  return new Map(rows.map(({ productId, expiresAt }) => [productId, expiresAt?.toISOString() ?? null]));
};
const endOf = async (productId: string, person: Person = rosa) => (await endsOf(person)).get(productId);
/** Moves the time of an end, as if it had passed, without the job that acts on it. */
const pass = (productId: string) =>
  t.database.query('update enrollments set expires_at = $2 where product_id = $1', [productId, PAST]);
const grant = (source: 'purchase' | 'gift', productId: string, term: AccessTerm, sourceId = newId()) =>
  t.database.transaction((tx) =>
    enrollments().grant(tx, {
      accountId: rosa.id,
      productIds: [productId],
      source,
      sourceId,
      terms: new Map([[productId, term]]),
    }),
  );
const NINETY_DAYS: AccessTerm = { days: 90, until: null };

describe('access that the coach gives until a day', () => {
  test('shows its end to the coach and to the member', async () => {
    const course = await aCourse(t, { sections: [[{ lessons: [{}] }]] });
    const given = await give(course.id, SPRING).expect(200);
    expect(given.body.items).toMatchObject([{ productId: course.id, accessUntil: SPRING }]);
    const { body } = await rosa.browser.get('/api/learning/courses').expect(200);
    expect(body.items).toMatchObject([{ id: course.id, accessUntil: SPRING }]);
    const library = await rosa.browser.get('/api/me/library').expect(200);
    expect(library.body.items).toMatchObject([{ productId: course.id, accessUntil: SPRING }]);
  });

  test('is closed from that moment, even before the job has run', async () => {
    const course = await aCourse(t, { sections: [[{ lessons: [{}] }]] });
    await give(course.id, SPRING).expect(200);
    await pass(course.id);
    await rosa.browser.get(`/api/learning/courses/${course.id}`).expect(404);
    expect(await owns(course.id)).toBe(false);
  });

  test('is ended by the job, and returns with its progress and its first day', async () => {
    const course = await aCourse(t, { sections: [[{ lessons: [{}, {}] }]] });
    await give(course.id, SPRING).expect(200);
    await rosa.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/complete`).send({}).expect(200);
    await pass(course.id);
    await endDue();
    expect((await endsOf()).has(course.id)).toBe(false);
    expect((await give(course.id, null).expect(200)).body.items).toMatchObject([
      { accessUntil: null, progress: { progressPercent: 50 } },
    ]);
  });

  test('that cannot be ended for one member is ended for the others', async () => {
    const { id } = await aProduct(t);
    const other = await aMember(t);
    await give(id, SPRING).expect(200);
    await coach.browser
      .post(`/api/students/${other.id}/enrollments/grant`)
      .send({ productId: id, accessUntil: SPRING })
      .expect(200);
    await pass(id);
    jest.spyOn(enrollments(), 'endExpired').mockRejectedValueOnce(new Error('lock not available'));
    await expect(endDue()).rejects.toThrow('access not ended for some members');
    const stillOpen = async () => [(await endsOf()).has(id), (await endsOf(other)).has(id)];
    expect((await stillOpen()).filter(Boolean)).toHaveLength(1);
    await endDue();
    expect(await stillOpen()).toEqual([false, false]);
  });

  test('must end in the future, and has no end for sessions', async () => {
    const { id } = await aProduct(t);
    expect((await give(id, PAST).expect(400)).body.fields).toHaveProperty('accessUntil');
    const coaching = await aProduct(t, { type: 'coaching' });
    expect((await give(coaching.id, SPRING).expect(400)).body.fields).toHaveProperty('accessUntil');
  });

  test('ends at another time if the coach moves it, with a reason in the audit log', async () => {
    const { id } = await aProduct(t);
    await give(id, SPRING).expect(200);
    expect((await moveEnd(id, SUMMER).expect(200)).body.items).toMatchObject([{ accessUntil: SUMMER }]);
    expect((await moveEnd(id, null).expect(200)).body.items).toMatchObject([{ accessUntil: null }]);
    expect((await moveEnd(id, PAST).expect(400)).body.fields).toHaveProperty('accessUntil');
    const entries = await t.database.query(
      `select reason from audit_facts where member_id = $1 and action = 'enrollment.end_moved'`,
      [rosa.id],
    );
    expect(entries).toEqual([{ reason: 'Asked for it by phone' }, { reason: 'Asked for it by phone' }]);
  });

  test('can only be moved if it has an end or was given by the coach', async () => {
    const { id } = await aProduct(t);
    await aPaidOrder(t, rosa, id);
    expect((await moveEnd(id, SPRING).expect(409)).body.code).toBe('not_granted');
    expect((await moveEnd(newId(), SPRING).expect(409)).body.code).toBe('not_granted');
  });
});

describe('other rights to the product', () => {
  test('keep it open: one bought forever outlasts the end, and its refund brings the end back', async () => {
    const { id } = await aProduct(t);
    await give(id, SPRING).expect(200);
    const page = await rosa.browser.get(`/api/products/${id}`).expect(200);
    expect(page.body).toMatchObject({ isOwned: true, accessUntil: SPRING, canBuyAgain: true });
    const orderId = await aPaidOrder(t, rosa, id);
    expect(await endOf(id)).toBeNull();
    await refundAll(t, coach, orderId);
    expect(await endOf(id)).toBe(SPRING);
  });

  test('keep a part of a bundle open after its own end', async () => {
    const part = await aProduct(t);
    const bundle = await aBundle(t, [part.id]);
    await give(part.id, SPRING).expect(200);
    await give(bundle.id, SUMMER).expect(200);
    expect(await endsOf()).toEqual(
      new Map([
        [part.id, SUMMER],
        [bundle.id, SUMMER],
      ]),
    );
    await moveEnd(bundle.id, null).expect(200);
    expect([...(await endsOf()).values()]).toEqual([null, null]);
  });

  test('end with the course they came with: a second seat', async () => {
    const productId = await aCourseForTwo(t, coach);
    const lena = await aDaughter(t, rosa);
    await give(productId, SPRING).expect(200);
    await chooseSeat(rosa, productId, { wardId: lena.id }).expect(200);
    expect(await endOf(productId, lena)).toBe(SPRING);
    await moveEnd(productId, SUMMER).expect(200);
    expect(await endOf(productId, lena)).toBe(SUMMER);
    await pass(productId);
    expect(await owns(productId, lena)).toBe(false);
    await endDue();
    expect((await endsOf(lena)).has(productId)).toBe(false);
  });
});

describe('access for some days', () => {
  test('that is bought again lasts from its current end, once for each order', async () => {
    const { id } = await aProduct(t);
    const renewal = newId();
    await grant('purchase', id, NINETY_DAYS);
    const first = new Date((await endOf(id))!);
    expect(first.getTime()).toBe(t.clock.now().getTime() + days(90));
    for (const sourceId of [renewal, renewal]) await grant('purchase', id, NINETY_DAYS, sourceId);
    expect(new Date((await endOf(id))!).getTime()).toBe(first.getTime() + days(90));
    await t.database.transaction((tx) =>
      enrollments().end(tx, { accountId: rosa.id, productIds: [id], source: 'purchase', sourceId: renewal }),
    );
    expect(await endOf(id)).toBe(first.toISOString());
  });

  test('counts both of two renewals at once', async () => {
    const { id } = await aProduct(t);
    await grant('purchase', id, NINETY_DAYS);
    await Promise.all([grant('purchase', id, NINETY_DAYS), grant('gift', id, NINETY_DAYS)]);
    expect(new Date((await endOf(id))!).getTime()).toBe(t.clock.now().getTime() + days(270));
  });

  test('is open after a renewal at the moment of its end, at two workers', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await aProduct(t);
      await grant('purchase', id, NINETY_DAYS);
      await pass(id);
      const [given] = await Promise.all([grant('purchase', id, NINETY_DAYS), endDue(), endDue()]);
      expect(given).toEqual(new Set([id]));
      expect(new Date((await endOf(id))!).getTime()).toBe(t.clock.now().getTime() + days(90));
    }
  });
});
