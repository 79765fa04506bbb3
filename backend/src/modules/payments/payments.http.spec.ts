import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import {
  addToCart,
  aPaidOrder,
  authenticate,
  CARDS,
  confirm,
  deliverWebhooks,
  dropWebhooks,
  intentOf,
  paidEvent,
  type ReceivedEvent,
  sendWebhook,
  type StartedCheckout,
  startCheckout,
} from '../../../test/builders/orders.js';
import { aMember, type Person } from '../../../test/builders/people.js';
import { hours, minutes, seconds } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';
import { EnrollmentsService } from '../enrollments/index.js';
import { ReconcileJob } from './reconcile.job.js';

const purchasesOf = (t: TestApp, accountId: string) =>
  t.database.query<{ productId: string; amountCents: number; stripePaymentId: string }>(
    `select product_id as "productId", amount_cents as "amountCents", stripe_payment_id as "stripePaymentId"
     from purchases where account_id = $1 order by amount_cents desc`,
    [accountId],
  );

const bought = async (t: TestApp, { id }: Person, productIds: string[]) => ({
  purchases: (await purchasesOf(t, id)).length,
  owned: (await t.app.get(EnrollmentsService, { strict: false }).owns(id, productIds)).size,
});

const outcomesOf = (t: TestApp, eventId: string) =>
  t.database.query('select outcome from payment_events where id = $1', [eventId]);

/** A member is at the checkout and pays, and the webhook about it is lost. */
async function payUnheard(t: TestApp, checkout: StartedCheckout, card?: string): Promise<void> {
  await dropWebhooks(t);
  await confirm(t, checkout, card);
  await dropWebhooks(t, false);
}

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

  const order = async (id: string, { browser }: Person = rosa) =>
    (await browser.get(`/api/orders/${id}`).expect(200)).body;
  const reconcile = async () => {
    await t.app.get(ReconcileJob, { strict: false }).run();
    await t.runJobs();
  };
  const checkoutOf = async (...productIds: string[]) => {
    await addToCart(rosa.browser, ...productIds);
    return startCheckout(rosa.browser);
  };

  test('with 4242 4242 4242 4242 gives the order, the purchases, the access and an empty cart', async () => {
    const [course, workbook] = [await aProduct(t, { type: 'course', priceCents: 9700 }), await aProduct(t)];
    const checkout = await checkoutOf(course.id, workbook.id);
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
  ])('with %s is refused, recorded, and may be tried again', async (card, message) => {
    const product = await aProduct(t);
    const checkout = await checkoutOf(product.id);
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
    const checkout = await checkoutOf(product.id);
    expect((await confirm(t, checkout, CARDS.asksFirst)).body.status).toBe('requires_action');
    await deliverWebhooks(t);
    expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 0, owned: 0 });
    await authenticate(t, checkout);
    await deliverWebhooks(t);
    expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 1, owned: 1 });
  });

  test('enters the history of its buyer, newest first, and no unpaid order does', async () => {
    const first = await aPaidOrder(t, rosa, (await aProduct(t)).id);
    t.clock.advance(minutes(1));
    const second = await aPaidOrder(t, rosa, (await aProduct(t)).id);
    await checkoutOf((await aProduct(t)).id);
    const history = await rosa.browser.get('/api/orders').expect(200);
    expect(history.body.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    const paged = await rosa.browser.get('/api/orders?page=2&pageSize=1').expect(200);
    expect(paged.body).toHaveLength(1);
    expect(paged.body[0].id).toBe(first);
  });

  test('after the cart has changed buys what the cart held when the intent was made', async () => {
    const [paid, later] = [await aProduct(t), await aProduct(t)];
    const first = await checkoutOf(paid.id);
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

  test('of the old and of the new intent makes two orders when they buy different things', async () => {
    const [one, other] = [await aProduct(t), await aProduct(t)];
    const first = await checkoutOf(one.id);
    await rosa.browser.delete(`/api/cart/${one.id}`).expect(204);
    const second = await checkoutOf(other.id);
    await confirm(t, second);
    await confirm(t, first);
    await deliverWebhooks(t);
    expect(await bought(t, rosa, [one.id, other.id])).toEqual({ purchases: 2, owned: 2 });
    const history = await rosa.browser.get('/api/orders').expect(200);
    expect(history.body).toHaveLength(2);
    expect(new Set(history.body.map(({ status }: { status: string }) => status))).toEqual(new Set(['paid']));
  });

  test('a second time for the same thing goes to review', async () => {
    const [one, more] = [await aProduct(t), await aProduct(t)];
    const first = await checkoutOf(one.id);
    const second = await checkoutOf(more.id);
    await confirm(t, first);
    await deliverWebhooks(t);
    await confirm(t, second);
    await deliverWebhooks(t);
    expect(await bought(t, rosa, [one.id, more.id])).toEqual({ purchases: 1, owned: 1 });
    const history = await rosa.browser.get('/api/orders').expect(200);
    expect(history.body.map(({ status }: { status: string }) => status).sort()).toEqual(['paid', 'review']);
  });

  describe('that is not what we asked for gives nothing and goes to review:', () => {
    const changed = ({ data, ...event }: ReceivedEvent, change: Record<string, unknown>): ReceivedEvent => ({
      ...event,
      id: `evt_${newId()}`,
      data: { object: { ...data.object, ...change } },
    });

    test.each([
      ['another amount', 'wrong_amount', () => ({ amount_received: 100 })],
      ['another currency', 'wrong_currency', () => ({ currency: 'eur' })],
      ['another owner', 'wrong_owner', (orderId: string) => ({ metadata: { orderId, accountId: newId() } })],
      ['another order', 'wrong_owner', () => ({ metadata: { orderId: newId(), accountId: rosa.id } })],
      ['no owner at all', 'wrong_owner', () => ({ metadata: {} })],
    ])('%s', async (_, reason, change) => {
      const product = await aProduct(t);
      const checkout = await checkoutOf(product.id);
      await payUnheard(t, checkout);
      const event = changed(await paidEvent(t, intentOf(checkout)), change(checkout.orderId));
      const answer = await sendWebhook(t, event).expect(200);

      expect(answer.body).toEqual({ received: true, outcome: 'review' });
      expect(await order(checkout.orderId)).toMatchObject({ status: 'review', paidAt: null });
      expect(
        await t.database.query('select review_reason as reason from orders where id = $1', [
          checkout.orderId,
        ]),
      ).toEqual([{ reason }]);
      expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 0, owned: 0 });
      const genuine = await sendWebhook(t, await paidEvent(t, intentOf(checkout))).expect(200);
      expect(genuine.body.outcome).toBe('already_settled');
    });
  });

  describe('whose webhook was lost', () => {
    test('is found by the reconciler', async () => {
      const product = await aProduct(t);
      const checkout = await checkoutOf(product.id);
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
      const checkout = await checkoutOf(product.id);
      await payUnheard(t, checkout);
      expect((await order(checkout.orderId)).status).toBe('pending');
      await t.runJobs();
      expect((await order(checkout.orderId)).status).toBe('paid');
    });

    test('is asked about at most every five seconds, however often the member looks', async () => {
      const checkout = await checkoutOf((await aProduct(t)).id);
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

    test('counts once when the webhook comes after all', async () => {
      const product = await aProduct(t);
      const checkout = await checkoutOf(product.id);
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

    test('lets the order expire after a day, with its intent cancelled', async () => {
      const checkout = await checkoutOf((await aProduct(t)).id);
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

    test('for an old version has its intent cancelled by the reconciler', async () => {
      const first = await checkoutOf((await aProduct(t)).id);
      const second = await checkoutOf((await aProduct(t)).id);
      t.clock.advance(minutes(2));
      await reconcile();
      expect(await statusAtStripe(first)).toBe('canceled');
      expect(await statusAtStripe(second)).toBe('requires_payment_method');
      await deliverWebhooks(t);
      expect(await startCheckout(rosa.browser)).toEqual(second);
    });

    test('but does come late still buys what it was paid for', async () => {
      const product = await aProduct(t);
      const checkout = await checkoutOf(product.id);
      await payUnheard(t, checkout);
      await t.database.query(`update orders set status = 'expired' where id = $1`, [checkout.orderId]);
      await sendWebhook(t, await paidEvent(t, intentOf(checkout))).expect(200);
      expect((await order(checkout.orderId)).status).toBe('paid');
      expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 1, owned: 1 });
    });
  });

  test('that crashes half way leaves nothing behind and succeeds when its webhook is repeated', async () => {
    const product = await aProduct(t);
    const checkout = await checkoutOf(product.id);
    await payUnheard(t, checkout);
    const event = await paidEvent(t, intentOf(checkout));
    const crash = jest
      .spyOn(t.app.get(EnrollmentsService, { strict: false }), 'grant')
      .mockRejectedValueOnce(new Error('the power went out'));

    await sendWebhook(t, event).expect(500);
    expect((await order(checkout.orderId)).status).toBe('pending');
    expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 0, owned: 0 });
    expect(await outcomesOf(t, event.id)).toEqual([]);
    crash.mockRestore();

    expect((await sendWebhook(t, event).expect(200)).body.outcome).toBe('paid');
    expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 1, owned: 1 });
  });

  describe('heard by webhook', () => {
    const notRosas: ReceivedEvent = {
      id: 'evt_of_nobody',
      type: 'payment_intent.succeeded',
      data: {
        object: {
          id: 'pi_unknown',
          object: 'payment_intent',
          status: 'succeeded',
          metadata: {},
          currency: 'usd',
        },
      },
    };

    test('counts only with a good signature', async () => {
      const answer = await sendWebhook(t, notRosas, 'whsec_of_somebody_else').expect(400);
      expect(answer.body.code).toBe('bad_signature');
      const unsigned = await t.browser().post('/api/stripe/webhook').send(notRosas).expect(400);
      expect(unsigned.body.code).toBe('bad_signature');
      expect(await outcomesOf(t, notRosas.id)).toEqual([]);
    });

    test('with an old signature is refused as a replay', async () => {
      const request = sendWebhook(t, { ...notRosas, id: 'evt_replayed' });
      t.clock.advance(minutes(6));
      expect((await request).body.code).toBe('bad_signature');
    });

    test('about an intent that is not ours is recorded and changes nothing', async () => {
      expect((await sendWebhook(t, notRosas).expect(200)).body.outcome).toBe('unknown_intent');
      expect((await sendWebhook(t, notRosas).expect(200)).body.outcome).toBe('duplicate');
    });

    test.each([
      ['customer.created', { id: 'cus_1', object: 'customer' }, 'ignored'],
      ['charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: 'pi_other' }, 'unknown_intent'],
    ])('of type %s is taken in without effect', async (type, object, outcome) => {
      const event = { id: `evt_${newId()}`, type, data: { object } };
      expect((await sendWebhook(t, event).expect(200)).body.outcome).toBe(outcome);
    });

    test.each([
      ['null', null],
      ['a list', []],
      ['a number', 7],
      ['no event', { hello: 'world' }],
      ['an event without data', { id: 'evt_without_data', type: 'payment_intent.succeeded' }],
      [
        'an event whose data is null',
        { id: 'evt_null_data', type: 'payment_intent.succeeded', data: { object: null } },
      ],
      [
        'a payment that names no intent',
        { id: 'evt_no_intent', type: 'payment_intent.succeeded', data: { object: {} } },
      ],
      [
        'a thin event',
        { id: 'evt_thin', object: 'v2.core.event', type: 'v2.core.account.created', related_object: null },
      ],
      ['an event with an endless id', { id: 'e'.repeat(300), type: 'x', data: { object: {} } }],
    ])('that is signed and %s is recorded as ignored, once', async (_, signed) => {
      expect((await sendWebhook(t, signed).expect(200)).body.outcome).toBe('ignored');
      expect((await sendWebhook(t, signed).expect(200)).body.outcome).toBe('duplicate');
    });

    test('about a payment without our notes on it is answered', async () => {
      const object = { id: 'pi_bare', object: 'payment_intent' };
      const event = { id: 'evt_bare', type: 'payment_intent.succeeded', data: { object } };
      expect((await sendWebhook(t, event).expect(200)).body.outcome).toBe('unknown_intent');
    });

    test.each(['charge.refunded', 'refund.created', 'charge.dispute.created'])(
      'of type %s about our order is recorded beside it',
      async (type) => {
        const orderId = await aPaidOrder(t, rosa, (await aProduct(t)).id);
        const [purchase] = await purchasesOf(t, rosa.id);
        const object = { id: 'x_1', object: type.split('.')[0], payment_intent: purchase!.stripePaymentId };
        const event = { id: `evt_${newId()}`, type, data: { object } };
        expect((await sendWebhook(t, event).expect(200)).body.outcome).toBe('recorded');
        expect(
          await t.database.query('select order_id as "orderId" from payment_events where id = $1', [
            event.id,
          ]),
        ).toEqual([{ orderId }]);
      },
    );
  });
});

/** Stripe sends an event again that a busy server answered with 503. */
async function sendUntilHeard(t: TestApp, event: ReceivedEvent) {
  for (;;) {
    const answer = await sendWebhook(t, event);
    if (answer.status !== 503) return answer;
  }
}

/** Sends the same signed webhook fifty times at once to two processes; returns how often it counted. */
async function fiftyWebhooks(t: TestApp, other: TestApp) {
  const rosa = await aMember(t);
  const product = await aProduct(t);
  await addToCart(rosa.browser, product.id);
  const checkout = await startCheckout(rosa.browser);
  await payUnheard(t, checkout);
  const event = await paidEvent(t, intentOf(checkout));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => sendUntilHeard(i % 2 === 0 ? t : other, event)),
  );
  return {
    accepted: answers.filter(({ status }) => status === 200).length,
    handled: answers.filter(({ body }) => body.outcome !== 'duplicate').length,
    recorded: (await outcomesOf(t, event.id)).length,
    ...(await bought(t, rosa, [product.id])),
  };
}

describe('the same webhook fifty times at once', () => {
  let t: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
    other = await t.another();
  });
  afterAll(async () => {
    await other.close();
    await t.close();
  });

  test('is handled once and buys once', async () =>
    expect(await fiftyWebhooks(t, other)).toEqual({
      accepted: 50,
      handled: 1,
      recorded: 1,
      purchases: 1,
      owned: 1,
    }));

  test('would be handled again and again without the key on events', async () => {
    await t.database.query('alter table payment_events drop constraint payment_events_pk');
    expect((await fiftyWebhooks(t, other)).handled).toBeGreaterThan(1);
  });
});
