import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import {
  addToCart,
  aPaidOrder,
  authenticate,
  CARDS,
  confirm,
  deliverWebhooks,
  intentOf,
  paidEvent,
  sendWebhook,
  startCheckout,
  type StartedCheckout,
} from '../../../../test/builders/orders.js';
import { bought, checkoutOf, payUnheard, purchasesOf } from '../../../../test/builders/payments.js';
import { aMember, type Person } from '../../../../test/builders/people.js';
import { hours, minutes, seconds } from '../../../kernel/clock.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import { ReconcileJob } from './reconcile.job.js';
import { deepTest } from '../../../../test/deep-test.js';

describe('a payment', () => {
  let t: TestApp;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    rosa = await aMember(t);
  });
  afterAll(() => t.close());

  const order = async (id: string) => (await rosa.browser.get(`/api/me/orders/${id}`).expect(200)).body;
  const reconcile = async () => {
    await t.app.get(ReconcileJob, { strict: false }).run();
    await t.runJobs();
  };

  test('with 4242 4242 4242 4242 gives the order, the purchases, the access and an empty cart', async () => {
    const course = await aProduct(t, { type: 'course', priceCents: 9700 });
    const workbook = await aProduct(t);
    const checkout = await checkoutOf(rosa, course.id, workbook.id);
    expect((await confirm(t, checkout)).status).toBe(200);
    expect(await bought(t, rosa, [course.id])).toEqual({ purchases: 0, owned: 0 });
    await deliverWebhooks(t);

    expect(await order(checkout.orderId)).toMatchObject({
      status: 'paid',
      paidAt: t.clock.now().toISOString(),
      total: '124.00',
      cardBrand: 'visa',
      cardLast4: '4242',
    });
    const stripePaymentId = intentOf(checkout);
    expect(await purchasesOf(t, rosa.id)).toEqual([
      { productId: course.id, amountCents: 9700, stripePaymentId },
      { productId: workbook.id, amountCents: 2700, stripePaymentId },
    ]);
    expect(await bought(t, rosa, [course.id, workbook.id])).toEqual({ purchases: 2, owned: 2 });
    expect((await rosa.browser.get('/api/cart/count').expect(200)).body).toEqual({ count: 0 });
    const again = await rosa.browser.post('/api/cart').send({ productId: course.id, quantity: 1 });
    expect([again.status, again.body.code]).toEqual([409, 'already_owned']);
  });

  test.each([
    [CARDS.declined, 'Your card was declined.'],
    [CARDS.insufficientFunds, 'Your card has insufficient funds.'],
  ])('with %s is refused, recorded, and can be tried again', async (card, message) => {
    const product = await aProduct(t);
    const checkout = await checkoutOf(rosa, product.id);
    const refused = await confirm(t, checkout, card);
    expect([refused.status, refused.body.error?.message]).toEqual([402, message]);
    await deliverWebhooks(t);
    expect((await order(checkout.orderId)).status).toBe('pending');
    expect(
      await t.database.query(
        `select outcome from payment_events where payment_intent_id = $1 and type = 'payment_intent.payment_failed'`,
        [intentOf(checkout)],
      ),
    ).toEqual([{ outcome: 'recorded' }]);

    expect(await startCheckout(rosa.browser)).toEqual(checkout);
    await confirm(t, checkout);
    await deliverWebhooks(t);
    expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 1, owned: 1 });
  });

  test('with 4000 0025 0000 3155 gives access after the bank has been asked, not before', async () => {
    const product = await aProduct(t);
    const checkout = await checkoutOf(rosa, product.id);
    expect((await confirm(t, checkout, CARDS.asksFirst)).body.status).toBe('requires_action');
    await deliverWebhooks(t);
    expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 0, owned: 0 });
    await authenticate(t, checkout);
    await deliverWebhooks(t);
    expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 1, owned: 1 });
  });

  test('is in the buyer’s history, newest first, and unpaid orders are not', async () => {
    const first = await aPaidOrder(t, rosa, (await aProduct(t)).id);
    t.clock.advance(minutes(1));
    const second = await aPaidOrder(t, rosa, (await aProduct(t)).id);
    await checkoutOf(rosa, (await aProduct(t)).id);
    const history = await rosa.browser.get('/api/me/orders').expect(200);
    expect(history.body.items.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    const newest = (await rosa.browser.get('/api/me/orders?limit=1').expect(200)).body;
    expect(newest.items).toMatchObject([{ id: second }]);
    const { body } = await rosa.browser.get(`/api/me/orders?limit=1&after=${newest.next}`).expect(200);
    expect(body).toMatchObject({ items: [{ id: first }], next: null });
  });

  test('after a change of the cart buys what the cart contained when the intent was created', async () => {
    const paid = await aProduct(t);
    const later = await aProduct(t);
    const first = await checkoutOf(rosa, paid.id);
    await addToCart(rosa.browser, later.id);
    await rosa.browser.delete(`/api/cart/${paid.id}`).expect(204);
    await startCheckout(rosa.browser);
    await t.database.query(`update products set price_cents = 9900, title = 'New' where id = $1`, [paid.id]);

    await confirm(t, first);
    await deliverWebhooks(t);
    expect(await order(first.orderId)).toMatchObject({
      status: 'paid',
      total: '27.00',
      lines: [{ productId: paid.id, title: paid.title, price: '27.00' }],
    });
    expect(await bought(t, rosa, [paid.id, later.id])).toEqual({ purchases: 1, owned: 1 });
    expect((await rosa.browser.get('/api/cart/count').expect(200)).body).toEqual({ count: 1 });
  });

  test('for an old and a new intent makes two orders if they buy different things', async () => {
    const one = await aProduct(t);
    const other = await aProduct(t);
    const first = await checkoutOf(rosa, one.id);
    await rosa.browser.delete(`/api/cart/${one.id}`).expect(204);
    const second = await checkoutOf(rosa, other.id);
    await confirm(t, second);
    await confirm(t, first);
    await deliverWebhooks(t);
    expect(await bought(t, rosa, [one.id, other.id])).toEqual({ purchases: 2, owned: 2 });
    const history = await rosa.browser.get('/api/me/orders').expect(200);
    expect(history.body.items).toHaveLength(2);
    expect(new Set(history.body.items.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['paid']),
    );
  });

  describe('whose webhook was lost', () => {
    test('is found by the reconciler', async () => {
      const product = await aProduct(t);
      const checkout = await checkoutOf(rosa, product.id);
      await payUnheard(t, checkout);
      await deliverWebhooks(t);
      await reconcile();
      expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 0, owned: 0 });

      t.clock.advance(minutes(2));
      await reconcile();
      expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 1, owned: 1 });
      expect(await order(checkout.orderId)).toMatchObject({
        status: 'paid',
        cardBrand: 'visa',
        cardLast4: '4242',
      });
    });

    test('is found when the member looks at the order', async () => {
      const product = await aProduct(t);
      const checkout = await checkoutOf(rosa, product.id);
      await payUnheard(t, checkout);
      expect((await order(checkout.orderId)).status).toBe('pending');
      await t.runJobs();
      expect((await order(checkout.orderId)).status).toBe('paid');
    });

    test('is checked at most every five seconds, however often the member looks', async () => {
      const checkout = await checkoutOf(rosa, (await aProduct(t)).id);
      const asked = async () =>
        (await t.database.query(`select from jobs where payload->>'intentId' = $1`, [intentOf(checkout)]))
          .length;
      await order(checkout.orderId);
      await order(checkout.orderId);
      expect(await asked()).toBe(1);
      t.clock.advance(seconds(5));
      await order(checkout.orderId);
      expect(await asked()).toBe(2);
    });

    test('counts once if the webhook arrives after all', async () => {
      const product = await aProduct(t);
      const checkout = await checkoutOf(rosa, product.id);
      await payUnheard(t, checkout);
      t.clock.advance(minutes(2));
      await reconcile();
      const late = await sendWebhook(t, await paidEvent(t, intentOf(checkout))).expect(200);
      expect(late.body.outcome).toBe('already_settled');
      expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 1, owned: 1 });
    });
  });

  describe('that never comes', () => {
    const statusAtStripe = async (checkout: StartedCheckout) =>
      (await t.app.get(StripeAccount).client.paymentIntents.retrieve(intentOf(checkout))).status;

    test('lets the order expire after a day, with its intent canceled', async () => {
      const checkout = await checkoutOf(rosa, (await aProduct(t)).id);
      t.clock.advance(hours(23));
      await reconcile();
      expect(await statusAtStripe(checkout)).toBe('requires_payment_method');
      t.clock.advance(hours(4));
      await reconcile();
      expect(await statusAtStripe(checkout)).toBe('canceled');
      await deliverWebhooks(t);
      await reconcile();
      expect(await t.database.query('select status from orders where id = $1', [checkout.orderId])).toEqual([
        { status: 'expired' },
      ]);
    });

    test('for an old version has its intent canceled as soon as the new version has one', async () => {
      const first = await checkoutOf(rosa, (await aProduct(t)).id);
      const second = await checkoutOf(rosa, (await aProduct(t)).id);
      expect(await statusAtStripe(first)).toBe('requires_payment_method');
      await t.runJobs();
      expect(await statusAtStripe(first)).toBe('canceled');
      expect(await statusAtStripe(second)).toBe('requires_payment_method');
      expect(await startCheckout(rosa.browser)).toEqual(second);
    });

    deepTest(
      'for an old version that is paid just before it can be cancelled buys what it was paid for',
      async () => {
        const product = await aProduct(t);
        const first = await checkoutOf(rosa, product.id);
        const second = await checkoutOf(rosa, (await aProduct(t)).id);
        const { paymentIntents } = t.app.get(StripeAccount).client;
        const cancel = jest.spyOn(paymentIntents, 'cancel');
        const asked = jest.spyOn(paymentIntents, 'retrieve').mockImplementationOnce(async (id, options) => {
          const open = await paymentIntents.retrieve(id, options);
          await payUnheard(t, first);
          return open;
        });
        await t.runJobs();
        expect(cancel).toHaveBeenCalledTimes(1);
        cancel.mockRestore();
        asked.mockRestore();
        expect(await statusAtStripe(first)).toBe('succeeded');
        expect((await order(first.orderId)).status).toBe('paid');
        expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 1, owned: 1 });
        expect(await t.database.query(`select from jobs where last_error is not null`)).toEqual([]);
        expect(second.orderId).toBe(first.orderId);
      },
    );

    test('for an old version has its intent canceled by the reconciler too', async () => {
      const first = await checkoutOf(rosa, (await aProduct(t)).id);
      const second = await checkoutOf(rosa, (await aProduct(t)).id);
      await t.database.query(`delete from jobs where payload->>'intentId' = $1`, [intentOf(first)]);
      t.clock.advance(minutes(2));
      await reconcile();
      expect(await statusAtStripe(first)).toBe('canceled');
      expect(await statusAtStripe(second)).toBe('requires_payment_method');
      await deliverWebhooks(t);
      expect(await startCheckout(rosa.browser)).toEqual(second);
    });

    test('but comes late still buys what it was paid for', async () => {
      const product = await aProduct(t);
      const checkout = await checkoutOf(rosa, product.id);
      await payUnheard(t, checkout);
      await t.database.query(`update orders set status = 'expired' where id = $1`, [checkout.orderId]);
      await sendWebhook(t, await paidEvent(t, intentOf(checkout))).expect(200);
      expect((await order(checkout.orderId)).status).toBe('paid');
      expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 1, owned: 1 });
    });
  });
});
