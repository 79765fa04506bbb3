import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import {
  addToCart,
  aPaidOrder,
  intentOf,
  paidEvent,
  type ReceivedEvent,
  sendWebhook,
  startCheckout,
} from '../../../../test/builders/orders.js';
import {
  bought,
  checkoutOf,
  outcomesOf,
  payUnheard,
  purchasesOf,
} from '../../../../test/builders/payments.js';
import { aMember, type Person } from '../../../../test/builders/people.js';
import { minutes } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { EnrollmentsService } from '../../enrollments/index.js';
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

  test('that crashes halfway leaves nothing behind, and succeeds when its webhook is repeated', async () => {
    const product = await aProduct(t);
    const checkout = await checkoutOf(rosa, product.id);
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

  describe('an event reported by webhook', () => {
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

    test('about an unknown intent is recorded and changes nothing', async () => {
      expect((await sendWebhook(t, notRosas).expect(200)).body.outcome).toBe('unknown_intent');
      expect((await sendWebhook(t, notRosas).expect(200)).body.outcome).toBe('duplicate');
    });

    test.each([
      ['customer.created', { id: 'cus_1', object: 'customer' }, 'ignored'],
      ['charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: 'pi_other' }, 'unknown_intent'],
    ])('of type %s is accepted without effect', async (type, object, outcome) => {
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

    test('about a payment without our metadata is answered', async () => {
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

/** Repeats an event, as Stripe does after a busy server responded with 503. */
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

  deepTest('would be handled again and again without the key on events', async () => {
    await t.database.query('alter table payment_events drop constraint payment_events_pk');
    expect((await fiftyWebhooks(t, other)).handled).toBeGreaterThan(1);
  });
});
