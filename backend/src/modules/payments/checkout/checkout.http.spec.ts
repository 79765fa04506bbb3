import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import {
  addToCart,
  confirm,
  deliverWebhooks,
  dropWebhooks,
  intentOf,
  sendWebhook,
  startCheckout,
} from '../../../../test/builders/orders.js';
import { aCreator, aMember, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { sabotage } from '../../../../test/contract/strict-answers.js';
import { holdWriters } from '../../../../test/held-writers.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import { OrdersQueries } from '../orders/orders.queries.js';
import { deepTest } from '../../../../test/deep-test.js';

const stripeOf = (t: TestApp) => t.app.get(StripeAccount).client;

describe('the checkout', () => {
  let t: TestApp;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    rosa = await aMember(t);
  });
  afterAll(() => t.close());

  const refusal = async ({ browser }: Pick<Person, 'browser'>) => {
    const answer = await browser.post('/api/create-payment-intent').send({});
    return [answer.status, answer.body.code];
  };
  const order = async (id: string, { browser }: Person = rosa) =>
    (await browser.get(`/api/me/orders/${id}`)).body;

  test('tells everyone which payment form to show, and that it is the sandbox', async () => {
    const answer = await t.browser().get('/api/checkout/config').expect(200);
    expect(answer.body).toEqual({ publishableKey: 'pk_test_sandbox', isSandbox: true });
  });

  test('prices the cart on the server and prepares one intent for it', async () => {
    const course = await aProduct(t, { type: 'course', priceCents: 9700 });
    const workbook = await aProduct(t, { priceCents: 2250 });
    await addToCart(rosa.browser, course.id, workbook.id);
    const checkout = await startCheckout(rosa.browser);

    expect(checkout).toEqual({
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      orderId: expect.any(String),
      subtotal: '119.50',
      discount: '0.00',
      couponCode: null,
      tax: '0.00',
      taxName: null,
      total: '119.50',
      lines: [
        {
          productId: course.id,
          title: course.title,
          price: '97.00',
          discount: '0.00',
          offer: null,
          giftFor: null,
          startsAt: null,
          payUntil: null,
          ward: null,
        },
        {
          productId: workbook.id,
          title: workbook.title,
          price: '22.50',
          discount: '0.00',
          offer: null,
          giftFor: null,
          startsAt: null,
          payUntil: null,
          ward: null,
        },
      ],
    });
    expect(await stripeOf(t).paymentIntents.retrieve(intentOf(checkout))).toMatchObject({
      amount: 11950,
      currency: 'usd',
      metadata: { orderId: checkout.orderId, accountId: rosa.id },
    });
    expect(await order(checkout.orderId)).toMatchObject({
      number: expect.stringMatching(/^S-\d{5,}$/),
      status: 'pending',
      total: '119.50',
      paidAt: null,
      receiptEmail: rosa.email,
      cardBrand: null,
      lines: [
        { productId: course.id, type: 'course' },
        { productId: workbook.id, type: 'digital_file' },
      ],
    });
  });

  test('gives the same cart the same intent', async () => {
    await addToCart(rosa.browser, (await aProduct(t)).id);
    const first = await startCheckout(rosa.browser);
    expect(await startCheckout(rosa.browser)).toEqual(first);
  });

  test('gives a changed cart a new intent of the same order', async () => {
    await addToCart(rosa.browser, (await aProduct(t)).id);
    const first = await startCheckout(rosa.browser);
    await addToCart(rosa.browser, (await aProduct(t, { priceCents: 4700 })).id);
    const second = await startCheckout(rosa.browser);
    expect(second.orderId).toBe(first.orderId);
    expect(second.total).toBe('74.00');
    expect(intentOf(second)).not.toBe(intentOf(first));
  });

  test('gives a version a new intent if a restore has lost one with the same number', async () => {
    await addToCart(rosa.browser, (await aProduct(t)).id);
    const first = await startCheckout(rosa.browser);
    await addToCart(rosa.browser, (await aProduct(t, { priceCents: 4700 })).id);
    await startCheckout(rosa.browser);
    await loseSecondVersion(first.orderId);
    await addToCart(rosa.browser, (await aProduct(t, { priceCents: 100 })).id);
    expect(await startCheckout(rosa.browser)).toMatchObject({ orderId: first.orderId, total: '75.00' });
  });

  /** Puts the database back to the moment before the second version. */
  const loseSecondVersion = (orderId: string) =>
    t.database.transaction(async (tx) => {
      const second = 'select id from order_versions where order_id = $1 and version = 2';
      await tx.query('update orders set version = 1 where id = $1', [orderId]);
      await tx.query(`delete from order_lines where order_version_id in (${second})`, [orderId]);
      await tx.query(`delete from order_versions where id in (${second})`, [orderId]);
    });

  test('gives a changed price a new intent', async () => {
    const product = await aProduct(t);
    await addToCart(rosa.browser, product.id);
    const first = await startCheckout(rosa.browser);
    await t.database.query('update products set price_cents = 3000 where id = $1', [product.id]);
    const second = await startCheckout(rosa.browser);
    expect(second.total).toBe('30.00');
    expect(intentOf(second)).not.toBe(intentOf(first));
  });

  test('gives a new intent when the old one was canceled at Stripe', async () => {
    await addToCart(rosa.browser, (await aProduct(t)).id);
    const first = await startCheckout(rosa.browser);
    await stripeOf(t).paymentIntents.cancel(intentOf(first));
    const second = await startCheckout(rosa.browser);
    expect(second.orderId).toBe(first.orderId);
    expect(intentOf(second)).not.toBe(intentOf(first));
    await deliverWebhooks(t);
    expect(await startCheckout(rosa.browser)).toEqual(second);
  });

  test('settles an order that was paid while its webhook was lost', async () => {
    const product = await aProduct(t);
    await addToCart(rosa.browser, product.id);
    const checkout = await startCheckout(rosa.browser);
    await dropWebhooks(t);
    await confirm(t, checkout);
    await dropWebhooks(t, false);

    const answer = await rosa.browser.post('/api/create-payment-intent').send({}).expect(409);
    expect(answer.body).toMatchObject({ code: 'already_paid', current: { orderId: checkout.orderId } });
    expect((await order(checkout.orderId)).status).toBe('paid');
    expect(await refusal(rosa)).toEqual([422, 'cart_empty']);
  });

  test('charges only new items if the rest was paid while its webhook was lost', async () => {
    const paid = await aProduct(t);
    const fresh = await aProduct(t, { priceCents: 4700 });
    await addToCart(rosa.browser, paid.id);
    const first = await startCheckout(rosa.browser);
    await dropWebhooks(t);
    await confirm(t, first);
    await dropWebhooks(t, false);
    await addToCart(rosa.browser, fresh.id);

    sabotage();
    // The first attempt is cut off after the new version was saved, before Stripe was asked.
    const cut = jest
      .spyOn(t.app.get(OrdersQueries, { strict: false }), 'openIntents')
      .mockRejectedValueOnce(new Error('the power went out'));
    await rosa.browser.post('/api/create-payment-intent').send({}).expect(500);
    cut.mockRestore();

    const second = await startCheckout(rosa.browser);
    expect(second.lines.map(({ productId }) => productId)).toEqual([fresh.id]);
    expect(second.orderId).not.toBe(first.orderId);
    expect((await order(first.orderId)).status).toBe('paid');
  });

  test('finds the intent again that Stripe created just before a crash', async () => {
    await addToCart(rosa.browser, (await aProduct(t)).id);
    const before = await startCheckout(rosa.browser);
    await t.database.query('update order_versions set payment_intent_id = null where order_id = $1', [
      before.orderId,
    ]);
    expect(await startCheckout(rosa.browser)).toEqual(before);
  });

  test('takes over the cart from before signing in', async () => {
    const product = await aProduct(t);
    const browser = t.browser();
    await addToCart(browser, product.id);
    await browser.post('/api/auth/login').send({ email: rosa.email, password: PASSWORD }).expect(200);
    const checkout = await startCheckout(browser);
    expect(checkout.lines).toMatchObject([{ productId: product.id }]);
    await confirm(t, checkout);
    await deliverWebhooks(t);
    expect((await browser.get('/api/cart').expect(200)).body).toEqual([]);
  });

  test('leaves out products the member has come to own', async () => {
    const owned = await aProduct(t);
    const wanted = await aProduct(t);
    await addToCart(rosa.browser, owned.id, wanted.id);
    await enroll(t, rosa.id, [owned.id]);
    const checkout = await startCheckout(rosa.browser);
    expect(checkout.lines.map(({ productId }) => productId)).toEqual([wanted.id]);
  });

  test('is refused for an empty cart, a visitor and the coach', async () => {
    expect(await refusal(rosa)).toEqual([422, 'cart_empty']);
    expect(await refusal({ browser: t.browser() })).toEqual([401, 'sign_in_required']);
    expect(await refusal(await aCreator(t))).toEqual([403, 'not_for_your_role']);
  });

  test('shows an order to its buyer alone', async () => {
    await addToCart(rosa.browser, (await aProduct(t)).id);
    const { orderId } = await startCheckout(rosa.browser);
    const other = await aMember(t);
    await other.browser.get(`/api/me/orders/${orderId}`).expect(404);
    await (await aCreator(t)).browser.get(`/api/me/orders/${orderId}`).expect(403);
    await t.browser().get(`/api/me/orders/${orderId}`).expect(401);
  });

  test('says so when Stripe cannot be reached, and continues when it can', async () => {
    await addToCart(rosa.browser, (await aProduct(t)).id);
    await t.database.query('alter table payment_sandbox.objects rename to objects_away');
    try {
      const answer = await rosa.browser.post('/api/create-payment-intent').send({}).expect(503);
      expect(answer.body).toMatchObject({
        code: 'payments_unavailable',
        message: 'Unable to process checkout',
      });
    } finally {
      await t.database.query('alter table payment_sandbox.objects_away rename to objects');
    }
    await startCheckout(rosa.browser);
  });
});

/** Twenty tabs open the checkout at the same moment. */
async function twentyCheckouts(t: TestApp) {
  const rosa = await aMember(t);
  await addToCart(rosa.browser, (await aProduct(t)).id, (await aProduct(t)).id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => rosa.browser.post('/api/create-payment-intent').send({})),
  );
  const orders = await t.database.query('select from orders where account_id = $1', [rosa.id]);
  const intents = await stripeOf(t).paymentIntents.list({ limit: 100 });
  return {
    statuses: [...new Set(answers.map(({ status }) => status))],
    secrets: new Set(answers.map(({ body }) => body.clientSecret as string)).size,
    orders: orders.length,
    intents: intents.data.filter(({ metadata }) => metadata['accountId'] === rosa.id).length,
  };
}

describe('twenty checkouts at once', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  test('become one order with one intent', async () =>
    expect(await twentyCheckouts(t)).toEqual({ statuses: [200], secrets: 1, orders: 1, intents: 1 }));

  deepTest('would be many orders without the index on pending ones', async () => {
    await t.database.query('drop index orders_one_pending');
    // a waiting one has added its order, which no one has seen yet
    const { orders } = await holdWriters(t, 'order_versions', () => twentyCheckouts(t));
    expect(orders).toBeGreaterThan(1);
  });
});

describe('with an account at Stripe', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({
      STRIPE_SECRET_KEY: 'sk_test_of_ours',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_ours',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_ours',
    });
  });
  afterAll(() => t.close());

  test('the payment form gets its key, and there is no sandbox', async () => {
    const answer = await t.browser().get('/api/checkout/config').expect(200);
    expect(answer.body).toEqual({ publishableKey: 'pk_test_of_ours', isSandbox: false });
    await t.browser().get('/sandbox/payments').expect(404);
    await t.browser().get('/v1/payment_intents').expect(404);
  });

  test('its webhooks count with its own secret', async () => {
    const event = { id: 'evt_1', type: 'customer.created', data: { object: { id: 'cus_1' } } };
    await sendWebhook(t, event, 'whsec_of_ours').expect(200);
    await sendWebhook(t, event, 'whsec_of_another').expect(400);
  });
});
