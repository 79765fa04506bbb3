import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aBundle, aProduct } from '../../../../test/builders/catalog.js';
import type { Offering } from '../../../../test/builders/coaching.js';
import {
  aBookedSession,
  anHour,
  aPackage,
  type MemberOffering,
} from '../../../../test/builders/coaching-sessions.js';
import { aGift, anIda, give, redeem } from '../../../../test/builders/gifts.js';
import {
  addToCart,
  aPaidOrder,
  confirm,
  deliverWebhooks,
  sendWebhook,
  startCheckout,
} from '../../../../test/builders/orders.js';
import { purchasesOf } from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { minutes } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import { CompareMoneyJob } from './compare-money.job.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let hour: Offering;
let hours: string;
beforeAll(async () => {
  t = await startTestApp();
  hour = await anHour(await aCreator(t));
});
beforeEach(async () => {
  coach = await aCreator(t);
  rosa = await aMember(t, { name: 'Rosa Lind' });
  hours = await aPackage(t, coach, hour, { sessions: 3 });
});
afterAll(() => t.close());

const left = async ({ browser }: Person) => {
  const body = (await browser.get('/api/me/coaching/offerings').expect(200)).body.items;
  return (body as MemberOffering[]).find(({ id }) => id === hour.id)!.creditsLeft;
};
const buy = async (member: Person, ...productIds: string[]) => {
  const orderId = await aPaidOrder(t, member, ...productIds);
  await t.runJobs();
  t.clock.advance(minutes(1));
  return orderId;
};
const page = async ({ browser }: Person, id: string) =>
  (await browser.get(`/api/products/${id}`).expect(200)).body as Record<string, unknown>;
const orderOf = async (id: string) =>
  (await coach.browser.get(`/api/creator/orders/${id}`).expect(200)).body as {
    status: string;
    amountPaid: string;
    lines: { id: string; productId: string; access: string }[];
  };
async function refund(orderId: string): Promise<void> {
  const { amountPaid } = await orderOf(orderId);
  await coach.browser.post(`/api/creator/orders/${orderId}/refunds`).send({ amount: amountPaid }).expect(202);
  await t.runJobs();
}
async function expectMoneyAndAccessAgree(): Promise<void> {
  await t.app.get(CompareMoneyJob).run();
  const body = (await coach.browser.get('/api/creator/money-checks').expect(200)).body.items;
  expect((body as { orderCount: number }[]).map(({ orderCount }) => orderCount)).toEqual([0, 0, 0, 0, 0]);
}
const cartOf = async ({ browser }: Person) =>
  ((await browser.get('/api/cart').expect(200)).body as { productId: string }[]).map(
    (line) => line.productId,
  );

test('a package can be bought any number of times: each purchase brings its sessions, and the member stays one student of it', async () => {
  expect(await page(rosa, hours)).toMatchObject({ isOwned: false, canBuyAgain: true, sessionsLeft: 0 });
  await buy(rosa, hours);
  expect(await page(rosa, hours)).toMatchObject({
    isOwned: true,
    canBuyAgain: true,
    sessionsLeft: 3,
    studentCount: 1,
  });
  await addToCart(rosa.browser, hours);
  expect(await cartOf(rosa)).toEqual([hours]);
  const second = await buy(rosa);
  expect(await left(rosa)).toBe(6);
  expect(await page(rosa, hours)).toMatchObject({ sessionsLeft: 6, studentCount: 1 });
  expect(await cartOf(rosa)).toEqual([]);
  expect(await purchasesOf(t, rosa.id)).toHaveLength(2);
  expect((await orderOf(second)).lines).toMatchObject([{ access: 'open' }]);
  const { body: shop } = await rosa.browser.get('/api/products?type=coaching&pageSize=48').expect(200);
  expect((shop as { items: { id: string }[] }).items.find(({ id }) => id === hours)).toMatchObject({
    isOwned: true,
    canBuyAgain: true,
    sessionsLeft: 6,
  });
  await expectMoneyAndAccessAgree();
});

test.each([
  ['the first', 0],
  ['the second', 1],
])(
  'of two purchases, refunding %s ends only its sessions; access stays until both are refunded',
  async (_, which) => {
    const orders = [await buy(rosa, hours), await buy(rosa, hours)];
    const booked = await aBookedSession(t, rosa, hour);
    await refund(orders[which]!);
    // the booking uses a session of the first purchase
    expect(await left(rosa)).toBe(which === 0 ? 3 : 2);
    const { body } = await rosa.browser.get('/api/me/coaching/bookings?period=upcoming').expect(200);
    expect((body as { items: object[] }).items).toHaveLength(which);
    expect(await page(rosa, hours)).toMatchObject({ isOwned: true });
    expect((await orderOf(orders[which]!)).status).toBe('refunded');
    expect((await orderOf(orders[1 - which]!)).lines).toMatchObject([{ access: 'open' }]);
    await expectMoneyAndAccessAgree();
    await refund(orders[1 - which]!);
    expect(await page(rosa, hours)).toMatchObject({ isOwned: false, sessionsLeft: 0 });
    expect(booked.state).toBe('confirmed');
    await expectMoneyAndAccessAgree();
  },
);

test('a failed refund restores the right and the sessions of that purchase', async () => {
  const first = await buy(rosa, hours);
  const second = await buy(rosa, hours);
  await refund(first);
  const { data } = await t.app.get(StripeAccount).client.refunds.list({ limit: 1 });
  const object = { ...data[0], status: 'failed', failure_reason: 'lost_or_stolen_card' };
  await sendWebhook(t, {
    id: `evt_${newId()}`,
    object: 'event',
    type: 'refund.failed',
    data: { object },
  }).expect(200);
  await t.runJobs();
  expect(await left(rosa)).toBe(6);
  await refund(second);
  expect(await page(rosa, hours)).toMatchObject({ isOwned: true, sessionsLeft: 3 });
  await expectMoneyAndAccessAgree();
});

test('a product that no longer brings sessions cannot be bought again; a course never can', async () => {
  const oak = (await aProduct(t)).id;
  await buy(rosa, hours, oak);
  await coach.browser.delete(`/api/creator/products/${hours}/sessions`).expect(204);
  for (const productId of [hours, oak]) {
    await rosa.browser.post('/api/cart').send({ productId, quantity: 1 }).expect(409);
    expect(await page(rosa, productId)).toMatchObject({ isOwned: true, canBuyAgain: false });
  }
});

test('each order line has its own sessions: a package next to a bundle with it, and two such bundles', async () => {
  const oak = (await aProduct(t)).id;
  const bundles = [
    (await aBundle(t, [hours, oak])).id,
    (await aBundle(t, [hours, (await aProduct(t)).id])).id,
  ];
  await buy(rosa, ...bundles, hours);
  expect(await left(rosa)).toBe(9);
  await expectMoneyAndAccessAgree();
});

test('an owner of the package can get a bundle with it: its other parts open, and the sessions come again', async () => {
  const oak = (await aProduct(t)).id;
  const first = await buy(rosa, hours);
  const path = (await aBundle(t, [hours, oak])).id;
  await buy(rosa, path);
  expect(await left(rosa)).toBe(6);
  await refund(first);
  expect(await page(rosa, hours)).toMatchObject({ isOwned: true, sessionsLeft: 3 });
  await expectMoneyAndAccessAgree();
  // the member owns everything in it, and would pay twice for the course
  await rosa.browser.post('/api/cart').send({ productId: path, quantity: 1 }).expect(409);
});

test('a bundle of packages alone can be bought again, and a refund of one purchase leaves the other', async () => {
  const more = await aPackage(t, coach, hour, { sessions: 1 });
  const path = (await aBundle(t, [hours, more])).id;
  const first = await buy(rosa, path);
  const second = await buy(rosa, path);
  expect(await left(rosa)).toBe(8);
  await refund(first);
  expect(await left(rosa)).toBe(4);
  for (const id of [path, hours, more]) expect(await page(rosa, id)).toMatchObject({ isOwned: true });
  await expectMoneyAndAccessAgree();
  await refund(second);
  for (const id of [path, hours, more]) expect(await page(rosa, id)).toMatchObject({ isOwned: false });
  await expectMoneyAndAccessAgree();
});

test('as a gift it can go to the same person again, and be redeemed by someone who owns it already', async () => {
  const mia = await aMember(t);
  const ida = anIda();
  await buy(mia, hours);
  for (const expected of [6, 9]) {
    const { token } = await aGift(t, rosa, hours, ida);
    t.clock.advance(minutes(1));
    expect((await mia.browser.get(`/api/gifts/${token}`).expect(200)).body).toMatchObject({ isOwned: false });
    await redeem(mia, token).expect(200);
    await t.runJobs();
    expect(await left(mia)).toBe(expected);
  }
  await expectMoneyAndAccessAgree();
});

test('as a gift to the same person it can be paid twice, even in two tabs of one checkout', async () => {
  await give(rosa.browser, hours).expect(200);
  await expectPaidTwice();
});

/** Pays for the cart, and then in another tab for a cart that contains more lines. */
async function expectPaidTwice(): Promise<void> {
  const first = await startCheckout(rosa.browser);
  await addToCart(rosa.browser, (await aProduct(t)).id);
  const second = await startCheckout(rosa.browser);
  t.clock.advance(minutes(1));
  await confirm(t, first);
  await confirm(t, second);
  await deliverWebhooks(t);
  await t.runJobs();
  const orders = await t.database.query<{ status: string }>(
    'select status from orders where account_id = $1 order by status',
    [rosa.id],
  );
  expect(orders.map(({ status }) => status)).toEqual(['paid', 'review']);
}

test('paid in two tabs of one checkout it was paid twice: the coach gives or refunds the second payment', async () => {
  await addToCart(rosa.browser, hours);
  await expectPaidTwice();
  expect(await left(rosa)).toBe(3);
  const { body } = await coach.browser
    .get('/api/creator/payment-reviews')
    .query({ filter: JSON.stringify({ isOpen: true }) })
    .expect(200);
  const held = (body as { id: string; canGrant: boolean; reason: string }[])[0]!;
  expect(held).toMatchObject({ reason: 'paid_twice', canGrant: true });
  await coach.browser
    .post(`/api/creator/payment-reviews/${held.id}/grant`)
    .send({ note: 'She wants six.' })
    .expect(200);
  await t.runJobs();
  expect(await left(rosa)).toBe(6);
  await expectMoneyAndAccessAgree();
});
