import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBundle, aProduct } from '../../../test/builders/catalog.js';
import { aCircle } from '../../../test/builders/community.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aGift, redeem } from '../../../test/builders/gifts.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { refundAll } from '../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { newId } from '../../kernel/ids.js';
import { EnrollmentsService } from '../enrollments/index.js';
import { BroughtMembersService } from './brought-members.service.js';
import { deepTest } from '../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let productId: string;
let circle: string;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  rosa = await aMember(t);
  productId = (await aProduct(t, { title: 'Oak' })).id;
  circle = await aCircle(t, []);
  await brings(productId, circle).expect(200);
});

const path = (id: string) => `/api/creator/products/${id}/groups`;
const brings = (id: string, ...groupIds: string[]) => coach.browser.put(path(id)).send({ groupIds });
const circlesOf = async (person: Person) => {
  await t.runJobs();
  const body = (await person.browser.get('/api/me/groups').expect(200)).body.items;
  return (body as { id: string }[]).map(({ id }) => id);
};
const told = async (id = productId) => (await coach.browser.get(path(id)).expect(200)).body.items as object[];
const byHand = (person: Person, circleId: string | null) =>
  coach.browser.put(`/api/students/${person.id}/groups`).send({ circleId, podId: null }).expect(200);
const ofStudent = async (person: Person) =>
  (await coach.browser.get(`/api/students/${person.id}/groups`).expect(200)).body as { brought: object[] };
describe('a product adds its owners to its circles:', () => {
  test('a buyer joins, and leaves after a refund', async () => {
    const order = await aPaidOrder(t, rosa, productId);
    expect(await circlesOf(rosa)).toEqual([circle]);
    await refundAll(t, coach, order);
    expect(await circlesOf(rosa)).toEqual([]);
  });

  test('so does anyone who redeems it, is granted it, or gets it in a bundle with circles of its own', async () => {
    const pod = await aCircle(t, []);
    const ida = await aMember(t);
    const mia = await aMember(t);
    await redeem(rosa, (await aGift(t, await aMember(t), productId)).token).expect(200);
    expect(await circlesOf(rosa)).toEqual([circle]);
    await enroll(t, ida.id, [productId]);
    expect(await circlesOf(ida)).toEqual([circle]);
    const bundle = await aBundle(t, [productId]);
    await brings(bundle.id, pod).expect(200);
    await aPaidOrder(t, mia, bundle.id);
    expect((await circlesOf(mia)).toSorted()).toEqual([circle, pod].toSorted());
  });

  test('people added by hand stay, and so do those with another product that adds them', async () => {
    const ida = await aMember(t);
    const other = (await aProduct(t)).id;
    await brings(other, circle).expect(200);
    await byHand(rosa, circle);
    const orders = [await aPaidOrder(t, rosa, productId), await aPaidOrder(t, ida, productId, other)];
    await t.runJobs();
    const [{ products }] = (await ofStudent(ida)).brought as [{ products: { id: string }[] }];
    expect(products.map(({ id }) => id).toSorted()).toEqual([other, productId].toSorted());
    await refundAll(t, coach, orders[0]!);
    expect(await circlesOf(rosa)).toEqual([circle]);
    const { body } = await coach.browser.get(`/api/creator/orders/${orders[1]}`).expect(200);
    const lineIds = (body.lines as { id: string; title: string }[])
      .filter(({ title }) => title === 'Oak')
      .map(({ id }) => id);
    const refunds = `/api/creator/orders/${orders[1]}/refunds`;
    const { body: preview } = await coach.browser.post(`${refunds}/preview`).send({ lineIds }).expect(200);
    await coach.browser.post(refunds).send({ lineIds, amount: preview.amount }).expect(202);
    expect(await circlesOf(ida)).toEqual([circle]);
    expect(await ofStudent(ida)).toMatchObject({ brought: [{ id: circle, products: [{ id: other }] }] });
  });

  test('a person removed by hand stays if a product keeps her there, and is not notified', async () => {
    await byHand(rosa, circle);
    await enroll(t, rosa.id, [productId]);
    expect(await circlesOf(rosa)).toEqual([circle]);
    await byHand(rosa, null);
    expect(await circlesOf(rosa)).toEqual([circle]);
    expect(await ofStudent(rosa)).toMatchObject({ circleId: null, brought: [{ id: circle }] });
  });

  test('a minor joins once her guardian has agreed to the community, and leaves when that is withdrawn', async () => {
    const lena = await aDaughter(t, rosa);
    await aPaidOrder(t, rosa, (await aProduct(t)).id); // proves that an adult agrees
    await enroll(t, lena.id, [productId]);
    expect(await circlesOf(lena)).toEqual([]);
    const agree = (...purposes: string[]) =>
      rosa.browser.post(`/api/family/wards/${lena.id}/update-consents`).send({ purposes }).expect(200);
    await agree('account', 'community');
    expect(await circlesOf(lena)).toEqual([circle]);
    await agree('account');
    expect(await circlesOf(lena)).toEqual([]);
  });

  test('grants and refunds may arrive in any order and any number of times', async () => {
    const enrollments = t.app.get(EnrollmentsService, { strict: false });
    const given = { accountId: rosa.id, productIds: [productId], source: 'grant', sourceId: null } as const;
    await t.database.transaction((tx) => enrollments.grant(tx, given));
    await t.database.transaction((tx) => enrollments.end(tx, given));
    expect(await circlesOf(rosa)).toEqual([]);
    const brought = t.app.get(BroughtMembersService, { strict: false });
    await t.database.transaction((tx) => enrollments.grant(tx, given));
    for (let times = 0; times < 2; times += 1)
      await t.database.transaction((tx) => brought.settle(tx, [rosa.id]));
    expect(await circlesOf(rosa)).toEqual([circle]);
  });

  test('a refund handled during a purchase waits and decides last', async () => {
    const enrollments = t.app.get(EnrollmentsService, { strict: false });
    const brought = t.app.get(BroughtMembersService, { strict: false });
    const given = { accountId: rosa.id, productIds: [productId], source: 'grant', sourceId: null } as const;
    await t.database.transaction((tx) => enrollments.grant(tx, given));
    let refund: Promise<void> = Promise.resolve();
    await t.database.transaction(async (tx) => {
      await brought.settle(tx, [rosa.id]); // has read that she owns it, and has not committed yet
      await t.database.transaction((other) => enrollments.end(other, given));
      refund = t.database.transaction((other) => brought.settle(other, [rosa.id]));
    });
    await refund;
    const body = (await rosa.browser.get('/api/me/groups').expect(200)).body.items;
    expect(body).toEqual([]);
  });
});

describe('earlier owners of a product', () => {
  let early: Person;
  beforeEach(async () => {
    early = await aMember(t);
    await brings(productId).expect(200);
    await enroll(t, early.id, [productId]);
    await t.runJobs();
    t.clock.advance(1000);
    await brings(productId, circle).expect(200);
  });

  test('are counted, and added when the coach decides so', async () => {
    await enroll(t, rosa.id, [productId]);
    expect([await circlesOf(early), await circlesOf(rosa)]).toEqual([[], [circle]]);
    expect(await told()).toMatchObject([
      { id: circle, owners: 2, members: 1, earlier: 1, isBringing: false },
    ]);
    const bring = () =>
      coach.browser
        .post(`${path(productId)}/${circle}/add-earlier-owners`)
        .send({})
        .expect(200);
    expect((await bring()).body.items).toMatchObject([{ members: 1, earlier: 0, isBringing: true }]);
    expect(await circlesOf(early)).toEqual([circle]);
    expect(await told()).toMatchObject([{ owners: 2, members: 2, earlier: 0, isBringing: false }]);
    expect((await bring()).body.items).toMatchObject([{ isBringing: false }]);
  });

  test('are added when they get it again', async () => {
    const given = { accountId: early.id, productIds: [productId], source: 'grant', sourceId: null } as const;
    await t.database.transaction((tx) => t.app.get(EnrollmentsService, { strict: false }).end(tx, given));
    await enroll(t, early.id, [productId]);
    expect(await circlesOf(early)).toEqual([circle]);
  });

  deepTest('comes in however many they are, some at a time', async () => {
    const crowd = 230;
    await t.database.query(
      `with people as (
         insert into accounts (id, email, name, role, password_hash, age_band, created_at)
         select gen_random_uuid(), 'crowd-' || gen_random_uuid() || '@example.org', 'Ada', 'member', 'x', 'adult', $3
         from generate_series(1, $1) returning id)
       insert into enrollments (id, account_id, product_id, source, started_at)
       select gen_random_uuid(), id, $2, 'grant', $3::timestamptz - interval '1 day' from people`,
      [crowd, productId, t.clock.now()],
    );
    await coach.browser
      .post(`${path(productId)}/${circle}/add-earlier-owners`)
      .send({})
      .expect(200);
    await t.runJobs();
    expect(await told()).toMatchObject([{ members: crowd + 1, earlier: 0, isBringing: false }]);
    await brings(productId).expect(200);
    await t.runJobs();
    const [left] = await t.database.query('select count(*)::int from brought_members where group_id = $1', [
      circle,
    ]);
    expect(left).toEqual({ count: 0 });
  });
});

describe('a person whom the coach removed from a circle', () => {
  const outOf = (id = circle) => `/api/students/${rosa.id}/groups/${id}`;
  const takeOut = (id = circle) => coach.browser.delete(outOf(id));
  const bringBack = (id = circle) => coach.browser.put(outOf(id)).send({});
  const told = async (person = rosa) => {
    await t.runJobs();
    const { body } = await person.browser.get('/api/me/notifications').expect(200);
    return (body as { items: { kind: string; title: string; path: string; isRead: boolean }[] }).items;
  };
  const given = (source: 'grant' | 'free' | 'purchase') => ({
    accountId: rosa.id,
    productIds: [productId],
    sourceId: null,
    source,
  });
  const enrollments = () => t.app.get(EnrollmentsService, { strict: false });

  test('is not added back by products, whatever event is repeated, and is notified', async () => {
    await enroll(t, rosa.id, [productId]);
    expect(await circlesOf(rosa)).toEqual([circle]);
    await takeOut().expect(204);
    expect(await circlesOf(rosa)).toEqual([]);
    const brought = t.app.get(BroughtMembersService, { strict: false });
    await t.database.transaction((tx) => brought.settle(tx, [rosa.id]));
    expect(await circlesOf(rosa)).toEqual([]);
    expect(await ofStudent(rosa)).toMatchObject({
      brought: [],
      takenOut: [{ id: circle, kind: 'circle', products: [{ id: productId, title: 'Oak' }] }],
    });
    // the notification of joining is withdrawn
    expect(await told()).toMatchObject([{ kind: 'circle_taken_out', path: '/my-sanctum/community/circle' }]);
    await takeOut().expect(404);
  });

  test('is added back by the coach, and is notified of that too', async () => {
    await enroll(t, rosa.id, [productId]);
    await circlesOf(rosa);
    for (const again of [() => bringBack().expect(200), () => byHand(rosa, circle)]) {
      await takeOut().expect(204);
      expect(await circlesOf(rosa)).toEqual([]);
      await again();
      expect(await circlesOf(rosa)).toEqual([circle]);
      expect(await ofStudent(rosa)).toMatchObject({ brought: [{ id: circle }], takenOut: [] });
      expect((await told()).filter(({ isRead }) => !isRead)).toMatchObject([
        { kind: 'circle_joined', path: `/my-sanctum/community/circle?group=${circle}` },
      ]);
    }
    await bringBack().expect(404);
  });

  test('is added again by a later purchase or grant, but not by a claim', async () => {
    await enroll(t, rosa.id, [productId]);
    await circlesOf(rosa);
    await takeOut().expect(204);
    for (const [source, isBack] of [
      ['free', false],
      ['purchase', true],
    ] as const) {
      t.clock.advance(1000);
      for (const one of [given('grant'), given('free')])
        await t.database.transaction((tx) => enrollments().end(tx, one));
      await t.database.transaction((tx) => enrollments().grant(tx, given(source)));
      expect(await circlesOf(rosa)).toEqual(isBack ? [circle] : []);
    }
  });

  test('may also have been added by hand, and is not counted among people who can still be added', async () => {
    await brings(productId).expect(200);
    await enroll(t, rosa.id, [productId]);
    t.clock.advance(1000);
    await brings(productId, circle).expect(200);
    await byHand(rosa, circle);
    await takeOut().expect(204);
    expect(await circlesOf(rosa)).toEqual([]);
    const body = (await coach.browser.get(path(productId)).expect(200)).body.items;
    expect(body).toMatchObject([{ id: circle, members: 0, earlier: 0 }]);
  });

  test('is in the audit log, for both actions', async () => {
    await enroll(t, rosa.id, [productId]);
    await circlesOf(rosa);
    await takeOut().expect(204);
    await bringBack().expect(200);
    expect(
      await t.database.query('select action, fields from audit_facts where subject_id = $1 order by id', [
        rosa.id,
      ]),
    ).toEqual([
      { action: 'student.taken_out', fields: ['circle'] },
      { action: 'student.brought_back', fields: ['circle'] },
    ]);
  });

  test('is removed and brought back only by the coach', async () => {
    await rosa.browser.delete(outOf()).expect(403);
    await rosa.browser.put(outOf()).send({}).expect(403);
    await t.browser().delete(outOf()).expect(401);
    for (const id of [newId(), circle]) await takeOut(id).expect(404);
  });

  test('someone added by a product is notified once, in the bell and not by email', async () => {
    const mailed = async () =>
      (await t.database.query('select kind from mails where account_id = $1', [rosa.id])).length;
    await t.runJobs();
    const before = await mailed();
    await enroll(t, rosa.id, [productId]);
    await circlesOf(rosa);
    const brought = t.app.get(BroughtMembersService, { strict: false });
    await t.database.transaction((tx) => brought.settle(tx, [rosa.id]));
    expect(await told()).toMatchObject([
      { kind: 'circle_joined', path: `/my-sanctum/community/circle?group=${circle}` },
    ]);
    expect(await mailed()).toBe(before);
    await byHand(rosa, circle); // already there
    expect(await told()).toHaveLength(1);
  });

  test('a daughter is notified herself, once her guardian has consented', async () => {
    const lena = await aDaughter(t, rosa, { agreed: ['account', 'community'] });
    const mia = await aDaughter(t, rosa);
    for (const { id } of [lena, mia]) await enroll(t, id, [productId]);
    expect(await told(lena)).toMatchObject([{ kind: 'circle_joined' }]);
    expect(await told(mia)).toEqual([]);
    expect(await told(rosa)).toEqual([]);
  });
});

test('when a product loses a circle, members with another reason stay', async () => {
  const ida = await aMember(t);
  await byHand(ida, circle);
  await enroll(t, rosa.id, [productId]);
  await enroll(t, ida.id, [productId]);
  expect(await circlesOf(rosa)).toEqual([circle]);
  await brings(productId).expect(200);
  expect([await circlesOf(rosa), await circlesOf(ida)]).toEqual([[], [circle]]);
  expect(await told()).toEqual([]);
});

test('the list of circles names the products that bring people in, and counts everyone once', async () => {
  await byHand(rosa, circle);
  await enroll(t, rosa.id, [productId]);
  await t.runJobs();
  const { body } = await coach.browser.get('/api/circles').expect(200);
  expect((body as { id: string }[]).find(({ id }) => id === circle)).toMatchObject({
    members: 1,
    products: [{ id: productId, type: 'digital_file', title: 'Oak' }],
  });
});

test('a deleted circle loses all members, and no product brings anyone there', async () => {
  await enroll(t, rosa.id, [productId]);
  expect(await circlesOf(rosa)).toEqual([circle]);
  await coach.browser.delete(`/api/creator/groups/${circle}`).expect(204);
  expect(await circlesOf(rosa)).toEqual([]);
  expect(await told()).toEqual([]);
});

test('deleted circles and unknown products are refused; changes are in the audit log', async () => {
  expect((await brings(productId, newId()).expect(422)).body.code).toBe('no_such_group');
  await brings(newId(), circle).expect(404);
  await coach.browser.get(path(newId())).expect(404);
  await coach.browser
    .post(`${path(productId)}/${newId()}/add-earlier-owners`)
    .send({})
    .expect(404);
  await brings(productId, circle).expect(200); // unchanged
  expect(await t.database.query('select action from audit_facts where subject_id = $1', [productId])).toEqual(
    [{ action: 'product.circles_set' }],
  );
});

test('only the coach can do this', async () => {
  await rosa.browser.get(path(productId)).expect(403);
  await rosa.browser.put(path(productId)).send({ groupIds: [] }).expect(403);
  await t.browser().put(path(productId)).send({ groupIds: [] }).expect(401);
});
