import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aBundle, aProduct } from '../../../../test/builders/catalog.js';
import { anHour, aPackage, type MemberOffering } from '../../../../test/builders/coaching-sessions.js';
import { aCoupon, useCoupon } from '../../../../test/builders/coupons.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aDaughter } from '../../../../test/builders/families.js';
import { anIda, give, giftToken } from '../../../../test/builders/gifts.js';
import {
  addToCart,
  confirm,
  deliverWebhooks,
  intentOf,
  type StartedCheckout,
  startCheckout,
} from '../../../../test/builders/orders.js';
import { bought, purchasesOf } from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { minutes } from '../../../kernel/clock.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import { CompareMoneyJob } from '../checks/compare-money.job.js';
import { AskForFeesJob } from '../settling/ask-for-fees.job.js';
import { ReconcileJob } from '../settling/reconcile.job.js';
import { SettlementService } from '../settling/settlement.service.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let whole: { id: string; code: string };
beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  coach = await aCreator(t);
  rosa = await aMember(t);
  whole = await aCoupon(t, { percent: 100 });
});
afterAll(() => t.close());

const claim = ({ browser }: Person, { orderId }: Pick<StartedCheckout, 'orderId'>) =>
  browser.post('/api/checkout/complete').send({ orderId });
/** Fills the cart of a person with the coupon, and begins the checkout. */
async function freeCheckout({ browser }: Person, coupon: { code: string }, ...productIds: string[]) {
  await addToCart(browser, ...productIds);
  await useCoupon(browser, coupon);
  return startCheckout(browser);
}
const orderOf = async ({ browser }: Person, { orderId }: Pick<StartedCheckout, 'orderId'>) =>
  (await browser.get(`/api/me/orders/${orderId}`).expect(200)).body;
const forCoach = async ({ orderId }: Pick<StartedCheckout, 'orderId'>) =>
  (await coach.browser.get(`/api/creator/orders/${orderId}`).expect(200)).body;
const usesOf = async ({ id }: { id: string }) => {
  const { body } = await coach.browser.get(`/api/creator/coupons/${id}`).expect(200);
  const { useCount, reserved } = body as { useCount: number; reserved: number };
  return { useCount, reserved };
};
const cartOf = async ({ browser }: Person) => (await browser.get('/api/cart').expect(200)).body;
const settlement = () => t.app.get(SettlementService, { strict: false });
const versionOf = async ({ orderId }: Pick<StartedCheckout, 'orderId'>): Promise<string> => {
  const version = await t.database.one<{ id: string }>('select id from order_versions where order_id = $1', [
    orderId,
  ]);
  return version!.id;
};
const code = (answer: { body: unknown }) => (answer.body as { code: string }).code;
const intentsOf = async ({ id }: Person) => {
  const { data } = await t.app.get(StripeAccount).client.paymentIntents.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata['accountId'] === id);
};

describe('an order that a coupon makes free', () => {
  test('is paid without the payment provider, and delivered, mailed and counted like any other', async () => {
    const course = await aProduct(t, { priceCents: 9700 });
    const guide = await aProduct(t, { priceCents: 2250 });
    const checkout = await freeCheckout(rosa, whole, course.id, guide.id);
    expect(checkout).toMatchObject({
      clientSecret: null,
      subtotal: '119.50',
      discount: '119.50',
      tax: '0.00',
      total: '0.00',
    });
    expect(await usesOf(whole)).toEqual({ useCount: 0, reserved: 1 });

    expect((await claim(rosa, checkout).expect(200)).body).toEqual({ orderId: checkout.orderId });
    expect(await orderOf(rosa, checkout)).toMatchObject({
      status: 'paid',
      total: '0.00',
      discount: '119.50',
      couponCode: whole.code,
      receiptNumber: expect.stringMatching(/^R-/),
      cardBrand: null,
      cardLast4: null,
      lines: [{ isDelivered: true }, { isDelivered: true }],
    });
    expect(await bought(t, rosa, [course.id, guide.id])).toEqual({ purchases: 2, owned: 2 });
    expect(await purchasesOf(t, rosa.id)).toMatchObject([
      { amountCents: 0, stripePaymentId: null },
      { amountCents: 0, stripePaymentId: null },
    ]);
    expect(await cartOf(rosa)).toEqual([]);
    expect((await rosa.browser.get('/api/cart/summary').expect(200)).body.coupon).toBeNull();
    expect(await usesOf(whole)).toEqual({ useCount: 1, reserved: 0 });
    expect(await intentsOf(rosa)).toEqual([]);
    const [mail] = await mailsTo(t, rosa.email);
    expect(mail?.text).toContain(`Coupon ${whole.code}`);
    expect(mail?.text).toContain('$0.00');
  });

  test('has no refund, no fee and no open question, and adds nothing to the figures', async () => {
    const product = await aProduct(t);
    const figures = async () =>
      (await coach.browser.get('/api/creator/revenue').expect(200)).body.figures as Record<string, unknown>;
    const before = await figures();
    const checkout = await freeCheckout(rosa, whole, product.id);
    await claim(rosa, checkout).expect(200);
    await t.runJobs();
    expect(await forCoach(checkout)).toMatchObject({
      status: 'paid',
      amountPaid: '0.00',
      fee: '0.00',
      payment: null,
      amountRefundable: '0.00',
      lines: [{ amountRefundable: null }],
    });
    const refund = { amount: '0.00' };
    const refused = await coach.browser
      .post(`/api/creator/orders/${checkout.orderId}/refunds`)
      .send(refund)
      .expect(409);
    expect(code(refused)).toBe('nothing_to_refund');

    const after = await figures();
    const money = ['revenue', 'net', 'fees', 'refunds', 'tax', 'unknownFees'];
    expect(money.map((name) => after[name])).toEqual(money.map((name) => before[name]));
    expect(after['orderCount']).toBe(Number(before['orderCount']) + 1);
    await coach.browser.get(`/api/creator/products/${product.id}/analytics`).expect(200);
    t.clock.advance(minutes(2));
    await t.app.get(AskForFeesJob, { strict: false }).run();
    await t.app.get(ReconcileJob, { strict: false }).run();
    await t.runJobs();
    expect(await t.database.query(`select 1 from jobs where kind like 'payments.check%'`)).toEqual([]);
  });

  test('is settled once, no matter how often and from how many tabs', async () => {
    const product = await aProduct(t);
    const checkout = await freeCheckout(rosa, whole, product.id);
    expect(await startCheckout(rosa.browser)).toEqual(checkout);
    const clicks = await Promise.all(Array.from({ length: 5 }, () => claim(rosa, checkout)));
    expect(clicks.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 5 }, () => [200, { orderId: checkout.orderId }]),
    );
    await claim(rosa, checkout).expect(200);
    expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 1, owned: 1 });
    expect(await usesOf(whole)).toEqual({ useCount: 1, reserved: 0 });
    expect(await t.database.query('select status from orders where account_id = $1', [rosa.id])).toEqual([
      { status: 'paid' },
    ]);
  });

  deepTest('by many people at once succeeds as often as the coupon has uses', async () => {
    const coupon = await aCoupon(t, { percent: 100, maxUses: 3 });
    const { id } = await aProduct(t);
    const people = await Promise.all(Array.from({ length: 12 }, () => aMember(t)));
    const outcomes = await Promise.all(
      people.map(async (person) => {
        await addToCart(person.browser, id);
        await useCoupon(person.browser, coupon);
        const prepared = await person.browser.post('/api/create-payment-intent').send({});
        return prepared.status === 200
          ? (await claim(person, prepared.body as StartedCheckout)).status
          : code(prepared);
      }),
    );
    expect(outcomes.toSorted()).toEqual([...Array(3).fill(200), ...Array(9).fill('coupon_refused')]);
    expect(await usesOf(coupon)).toEqual({ useCount: 3, reserved: 0 });
  });

  test('that stays open returns its use after half an hour, and reserves a new one on completion', async () => {
    const coupon = await aCoupon(t, { percent: 100, maxUses: 1 });
    const { id } = await aProduct(t);
    const checkout = await freeCheckout(rosa, coupon, id);
    t.clock.advance(minutes(31));
    await t.app.get(ReconcileJob, { strict: false }).run();
    await coach.browser.post('/api/auth/refresh').expect(200);
    expect(await usesOf(coupon)).toEqual({ useCount: 0, reserved: 0 });

    const mia = await aMember(t);
    await claim(mia, await freeCheckout(mia, coupon, id)).expect(200);
    await rosa.browser.post('/api/auth/refresh').expect(200);
    expect(code(await claim(rosa, checkout).expect(409))).toBe('coupon_refused');
  });

  test('is not settled if the cart has a price by now, or by anyone else', async () => {
    const { id } = await aProduct(t);
    const checkout = await freeCheckout(rosa, whole, id);
    await claim(await aMember(t), checkout).expect(404);
    await rosa.browser.delete('/api/cart/coupon').expect(204);
    expect(code(await claim(rosa, checkout).expect(409))).toBe('payment_needed');
    expect(await bought(t, rosa, [id])).toEqual({ purchases: 0, owned: 0 });
    expect((await orderOf(rosa, checkout)).status).toBe('pending');
  });

  test('continues without products the buyer has got in the meantime', async () => {
    const owned = await aProduct(t);
    const other = await aProduct(t);
    const checkout = await freeCheckout(rosa, whole, owned.id, other.id);
    await enroll(t, rosa.id, [owned.id]);
    await claim(rosa, checkout).expect(200);
    expect(await orderOf(rosa, checkout)).toMatchObject({ status: 'paid', lines: [{ productId: other.id }] });
    expect(await bought(t, rosa, [owned.id, other.id])).toEqual({ purchases: 1, owned: 2 });
  });

  test('refuses a product the buyer gets at this very moment, so that nothing needs the coach', async () => {
    const { id } = await aProduct(t);
    const checkout = await freeCheckout(rosa, whole, id);
    await enroll(t, rosa.id, [id]);
    const versionId = await versionOf(checkout);
    const settled = t.database.transaction((tx) => settlement().settleFree(tx, versionId));
    await expect(settled).rejects.toMatchObject({ code: 'already_owned' });
    expect((await orderOf(rosa, checkout)).status).toBe('pending');
  });

  test('replaces a prepared payment, which can no longer be made', async () => {
    const { id } = await aProduct(t);
    await addToCart(rosa.browser, id);
    const dear = await startCheckout(rosa.browser);
    await useCoupon(rosa.browser, whole);
    const checkout = await startCheckout(rosa.browser);
    expect(checkout.orderId).toBe(dear.orderId);
    await claim(rosa, checkout).expect(200);
    await t.runJobs();
    const intent = await t.app.get(StripeAccount).client.paymentIntents.retrieve(intentOf(dear));
    expect(intent.status).toBe('canceled');
  });

  test('delivers bundles, sessions and gifts', async () => {
    const hour = await anHour(coach);
    const sessions = await aPackage(t, coach, hour, { sessions: 3 });
    const part = await aProduct(t);
    const path = await aBundle(t, [part.id, (await aProduct(t)).id]);
    const forIda = await aProduct(t);
    const ida = anIda();
    await give(rosa.browser, forIda.id, ida).expect(200);
    await claim(rosa, await freeCheckout(rosa, whole, sessions, path.id)).expect(200);
    await t.runJobs();
    expect(await bought(t, rosa, [path.id, part.id, forIda.id])).toEqual({ purchases: 3, owned: 2 });
    const body = (await rosa.browser.get('/api/me/coaching/offerings').expect(200)).body.items;
    expect((body as MemberOffering[]).find(({ id }) => id === hour.id)?.creditsLeft).toBe(3);
    expect(await giftToken(t, ida.recipientEmail)).toBeTruthy();
  });

  test('has no tax, however tax is calculated', async () => {
    const tax = (kind: string, word = '', rate = '0') =>
      coach.browser.put('/api/creator/tax').send({ kind, word, rate }).expect(200);
    for (const kind of ['exclusive', 'inclusive']) {
      await tax(kind, 'VAT', '19');
      const member = await aMember(t);
      const checkout = await freeCheckout(member, whole, (await aProduct(t)).id);
      expect(checkout).toMatchObject({ tax: '0.00', total: '0.00', clientSecret: null });
      await claim(member, checkout).expect(200);
    }
    await tax('none');
  });

  test('does not prove that an adult agrees, and a minor cannot complete it', async () => {
    await claim(rosa, await freeCheckout(rosa, whole, (await aProduct(t)).id)).expect(200);
    expect((await rosa.browser.get('/api/family').expect(200)).body).toMatchObject({ isProven: false });
    const lena = await aDaughter(t, rosa, { agreed: ['account', 'community', 'messages', 'frames'] });
    expect(code(await claim(lena, { orderId: whole.id }).expect(403))).toBe('minor_cannot_pay');
  });

  test('can lose its access by hand without failing the money checks', async () => {
    const { id } = await aProduct(t);
    const checkout = await freeCheckout(rosa, whole, id);
    await claim(rosa, checkout).expect(200);
    await t.database.query('delete from enrollments where account_id = $1', [rosa.id]);
    await t.app.get(CompareMoneyJob).run();
    expect(
      await t.database.query('select "check" from money_findings where order_id = $1', [checkout.orderId]),
    ).toEqual([]);
  });
});

test('has no separate refund: a free line next to a paid one comes with the payment and ends with the refund of the whole order', async () => {
  const free = await aProduct(t, { priceCents: 2700 });
  const paid = await aProduct(t, { priceCents: 9700 });
  const coupon = await aCoupon(t, { percent: 100, productIds: [free.id] });
  const checkout = await freeCheckout(rosa, coupon, free.id, paid.id);
  expect(checkout).toMatchObject({ total: '97.00', clientSecret: expect.any(String) });
  expect(code(await claim(rosa, checkout).expect(409))).toBe('payment_needed');
  await confirm(t, checkout);
  await deliverWebhooks(t);
  expect(await bought(t, rosa, [free.id, paid.id])).toEqual({ purchases: 2, owned: 2 });
  expect((await forCoach(checkout)).lines).toMatchObject([
    { amountRefundable: null },
    { amountRefundable: '97.00' },
  ]);
  await coach.browser
    .post(`/api/creator/orders/${checkout.orderId}/refunds`)
    .send({ amount: '97.00' })
    .expect(202);
  await t.runJobs();
  await deliverWebhooks(t);
  expect((await forCoach(checkout)).status).toBe('refunded');
  expect((await bought(t, rosa, [free.id, paid.id])).owned).toBe(0);
  expect(await usesOf(coupon)).toEqual({ useCount: 0, reserved: 0 });
});
