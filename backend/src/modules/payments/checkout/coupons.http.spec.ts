import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aCoupon, TEN_PERCENT, useCoupon } from '../../../../test/builders/coupons.js';
import {
  addToCart,
  aPaidOrder,
  confirm,
  deliverWebhooks,
  intentOf,
  startCheckout,
} from '../../../../test/builders/orders.js';
import { mailsTo } from '../../../../test/mail.js';
import { payUnheard } from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { WithoutLocks } from '../../../../test/without-locks.js';
import { days, minutes } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import { CouponUsesService } from '../../coupons/index.js';
import { ReconcileJob } from '../settling/reconcile.job.js';
import { deepTest } from '../../../../test/deep-test.js';

describe('an order with a coupon', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    await t.database.query('delete from rate_limits');
    coach = await aCreator(t);
    rosa = await aMember(t);
  });
  afterAll(() => t.close());

  const checkoutWith = async ({ browser }: Person, coupon: { code: string }, ...productIds: string[]) => {
    await addToCart(browser, ...productIds);
    await useCoupon(browser, coupon);
    return startCheckout(browser);
  };
  const usesOf = async ({ id }: { id: string }) => {
    const { body } = await coach.browser.get(`/api/creator/coupons/${id}`).expect(200);
    const { useCount, reserved } = body as { useCount: number; reserved: number };
    return { useCount, reserved };
  };
  /** Advances the clock and renews everyone's access token. */
  const wait = async (time: number, ...people: Person[]) => {
    t.clock.advance(time);
    for (const { browser } of people) await browser.post('/api/auth/refresh').expect(200);
  };
  const refuse = async ({ browser }: Person) => {
    const { status, body } = await browser.post('/api/create-payment-intent').send({});
    return [status, body.code, body.current?.problem];
  };
  const detail = async (orderId: string) =>
    (await coach.browser.get(`/api/creator/orders/${orderId}`).expect(200)).body;

  test('is priced on the server: lines, intent, order, receipt and revenue agree to the cent', async () => {
    const course = await aProduct(t, { priceCents: 9700 });
    const guide = await aProduct(t, { priceCents: 2250 });
    const coupon = await aCoupon(t, { amountCents: 1000 });
    const checkout = await checkoutWith(rosa, coupon, course.id, guide.id);
    expect(checkout).toMatchObject({
      subtotal: '119.50',
      discount: '10.00',
      couponCode: coupon.code,
      total: '109.50',
      lines: [
        { productId: course.id, price: '97.00', discount: '8.14' },
        { productId: guide.id, price: '22.50', discount: '1.86' },
      ],
    });
    const intent = await t.app.get(StripeAccount).client.paymentIntents.retrieve(intentOf(checkout));
    expect(intent.amount).toBe(10950);
    await confirm(t, checkout);
    await deliverWebhooks(t);

    const { body: order } = await rosa.browser.get(`/api/me/orders/${checkout.orderId}`).expect(200);
    expect(order).toMatchObject({
      status: 'paid',
      subtotal: '119.50',
      discount: '10.00',
      couponCode: coupon.code,
      total: '109.50',
      lines: [
        { price: '97.00', discount: '8.14' },
        { price: '22.50', discount: '1.86' },
      ],
    });
    expect(await detail(checkout.orderId)).toMatchObject({
      amountPaid: '109.50',
      discount: '10.00',
      coupon,
      amountRefundable: '109.50',
      lines: [{ price: '97.00', discount: '8.14', amountRefundable: '88.86' }, { amountRefundable: '20.64' }],
    });
    const paid = await t.database.query(
      'select amount_cents as cents from paid_lines where account_id = $1',
      [rosa.id],
    );
    expect(paid).toEqual(expect.arrayContaining([{ cents: 8886 }, { cents: 2064 }]));
    const [mail] = await mailsTo(t, rosa.email);
    expect(mail?.text).toContain(`Coupon ${coupon.code}`);
    expect(mail?.text).toContain('−$10.00');
  });

  test('is found from its coupon', async () => {
    const coupon = await aCoupon(t);
    await useCoupon(rosa.browser, coupon);
    const orderId = await aPaidOrder(t, rosa, (await aProduct(t)).id);
    const { body } = await coach.browser
      .get('/api/creator/orders')
      .query({ filter: JSON.stringify({ couponId: coupon.id }) })
      .expect(200);
    expect((body as { id: string }[]).map(({ id }) => id)).toEqual([orderId]);
  });

  test('counts one use once it is paid, and the coupon leaves the cart', async () => {
    const coupon = await aCoupon(t, { maxUses: 3 });
    const checkout = await checkoutWith(rosa, coupon, (await aProduct(t)).id);
    expect(await startCheckout(rosa.browser)).toEqual(checkout);
    expect(await usesOf(coupon)).toEqual({ useCount: 0, reserved: 1 });
    await confirm(t, checkout);
    await deliverWebhooks(t);
    expect(await usesOf(coupon)).toEqual({ useCount: 1, reserved: 0 });
    expect((await rosa.browser.get('/api/cart/summary').expect(200)).body.coupon).toBeNull();
  });

  test('is refused before a payment if the coupon no longer applies', async () => {
    const coupon = await aCoupon(t, { maxUses: 1 });
    const product = await aProduct(t);
    await checkoutWith(await aMember(t), coupon, product.id);
    await addToCart(rosa.browser, product.id);
    await useCoupon(rosa.browser, coupon);
    expect(await refuse(rosa)).toEqual([409, 'coupon_refused', 'used_up']);
    const intents = await t.app.get(StripeAccount).client.paymentIntents.list({ limit: 100 });
    expect(intents.data.filter(({ metadata }) => metadata['accountId'] === rosa.id)).toEqual([]);
    await rosa.browser.delete('/api/cart/coupon').expect(204);
    expect((await startCheckout(rosa.browser)).total).toBe('27.00');
  });

  test('keeps the price that was shown, even if the coach changes the coupon', async () => {
    const coupon = await aCoupon(t);
    const checkout = await checkoutWith(rosa, coupon, (await aProduct(t, { priceCents: 10_000 })).id);
    await coach.browser
      .put(`/api/creator/coupons/${coupon.id}`)
      .send({ ...TEN_PERCENT, percent: 50, isActive: false })
      .expect(200);
    await confirm(t, checkout);
    await deliverWebhooks(t);
    expect(await detail(checkout.orderId)).toMatchObject({ status: 'paid', amountPaid: '90.00' });
  });

  test('returns its use when the coupon is removed and the old payment can no longer be made', async () => {
    const coupon = await aCoupon(t, { maxUses: 1 });
    const first = await checkoutWith(rosa, coupon, (await aProduct(t)).id);
    await rosa.browser.delete('/api/cart/coupon').expect(204);
    const second = await startCheckout(rosa.browser);
    expect(second).toMatchObject({ orderId: first.orderId, total: '27.00', discount: '0.00' });
    expect(await usesOf(coupon)).toEqual({ useCount: 0, reserved: 1 });
    await t.runJobs();
    await deliverWebhooks(t);
    expect(await usesOf(coupon)).toEqual({ useCount: 0, reserved: 0 });
  });

  test('counts its use if the old payment was made anyway, at the price that was shown', async () => {
    const coupon = await aCoupon(t, { maxUses: 1 });
    const first = await checkoutWith(rosa, coupon, (await aProduct(t)).id);
    await payUnheard(t, first);
    await rosa.browser.delete('/api/cart/coupon').expect(204);
    await rosa.browser.post('/api/create-payment-intent').send({}).expect(422);
    expect(await detail(first.orderId)).toMatchObject({ status: 'paid', amountPaid: '24.30' });
    expect(await usesOf(coupon)).toEqual({ useCount: 1, reserved: 0 });
  });

  test('reserves one of the last uses for half an hour; then its payment is canceled, and only then someone else gets the use', async () => {
    const coupon = await aCoupon(t, { maxUses: 1 });
    const product = await aProduct(t);
    const checkout = await checkoutWith(rosa, coupon, product.id);
    const mia = await aMember(t);
    await addToCart(mia.browser, product.id);
    await useCoupon(mia.browser, coupon);

    const reconcile = async () => {
      await t.app.get(ReconcileJob, { strict: false }).run();
      await t.runJobs();
      await deliverWebhooks(t);
    };
    await wait(minutes(20), mia, rosa);
    await reconcile();
    expect(await refuse(mia)).toEqual([409, 'coupon_refused', 'used_up']);
    await wait(minutes(11), mia, rosa);
    await reconcile();
    expect((await startCheckout(mia.browser)).total).toBe('24.30');
    expect((await confirm(t, checkout)).status).toBe(400);
    expect(await refuse(rosa)).toEqual([409, 'coupon_refused', 'used_up']);
  });

  test('that was never paid returns its use when it expires', async () => {
    const coupon = await aCoupon(t);
    await checkoutWith(rosa, coupon, (await aProduct(t)).id);
    await t.database.query(
      `update order_versions v set payment_intent_id = null from orders o where o.id = v.order_id and o.account_id = $1`,
      [rosa.id],
    );
    await wait(days(2), coach);
    await t.app.get(ReconcileJob, { strict: false }).run();
    expect(await usesOf(coupon)).toEqual({ useCount: 0, reserved: 0 });
  });

  test('returns its use with the last of its money, not with a part of it', async () => {
    const coupon = await aCoupon(t, { maxUses: 1, maxUsesPerPerson: 1 });
    const one = await aProduct(t);
    const other = await aProduct(t);
    await useCoupon(rosa.browser, coupon);
    const orderId = await aPaidOrder(t, rosa, one.id, other.id);
    const refund = async (body: object) => {
      await coach.browser.post(`/api/creator/orders/${orderId}/refunds`).send(body).expect(202);
      await t.runJobs();
      await deliverWebhooks(t);
    };
    const { lines } = (await detail(orderId)) as { lines: { id: string }[] };
    await refund({ lineIds: [lines[0]!.id], amount: '24.30' });
    expect(await usesOf(coupon)).toEqual({ useCount: 1, reserved: 0 });
    await refund({ amount: '24.30' });
    expect((await detail(orderId)).status).toBe('refunded');
    expect(await usesOf(coupon)).toEqual({ useCount: 0, reserved: 0 });
    expect((await checkoutWith(rosa, coupon, one.id)).discount).toBe('2.70');
  });
});

describe('a hundred buyers for the last ten uses of a coupon', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  async function buyers(database: Database, count: number, coupon: { id: string }): Promise<number> {
    const uses = t.app.get(CouponUsesService, { strict: false });
    const lines = [{ productId: newId(), amountCents: 2700 }];
    const answers = await Promise.allSettled(
      Array.from({ length: count }, () => {
        const order = { couponId: coupon.id, accountId: newId(), orderId: newId() };
        return database.exclusiveTransaction('coupons', (tx) => uses.reserve(tx, order, lines));
      }),
    );
    return answers.filter(({ status }) => status === 'fulfilled').length;
  }
  const real = () => t.app.get(Database);
  const withoutLocks = () => new WithoutLocks(t.app.get(DataSource), 5);

  test('give ten orders', async () => {
    const coupon = await aCoupon(t, { maxUses: 10 });
    expect(await buyers(real(), 100, coupon)).toBe(10);
  });

  deepTest('are no more without the lock, by the constraint', async () => {
    const coupon = await aCoupon(t, { maxUses: 2 });
    expect(await buyers(withoutLocks(), 5, coupon)).toBe(2);
  });

  test('would give more without both', async () => {
    await t.database.pool.query('alter table coupons drop constraint coupons_taken');
    const coupon = await aCoupon(t, { maxUses: 2 });
    expect(await buyers(withoutLocks(), 5, coupon)).toBe(5);
  });
});
