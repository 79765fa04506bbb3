import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aCoupon, useCoupon } from '../../../../test/builders/coupons.js';
import {
  addToCart,
  confirm,
  deliverWebhooks,
  dropWebhooks,
  intentOf,
  paidEvent,
  type ReceivedEvent,
  sendWebhook,
  startCheckout,
  type StartedCheckout,
} from '../../../../test/builders/orders.js';
import { bought, checkoutOf, payUnheard } from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import { HearMissedJob } from '../settling/hear-missed.job.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let productIds: string[];
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  rosa = await aMember(t);
  productIds = [
    (await aProduct(t, { title: 'Oak', priceCents: 9_700 })).id,
    (await aProduct(t, { title: 'Letters', priceCents: 2_700 })).id,
  ];
});

async function aPayment(): Promise<StartedCheckout> {
  const checkout = await checkoutOf(rosa, ...productIds);
  await confirm(t, checkout);
  await deliverWebhooks(t);
  await t.runJobs();
  return checkout;
}

/** Acts by hand: as the buyer, the bank, or the coach in Stripe's dashboard. */
async function byHand(checkout: StartedCheckout, ...actions: string[]): Promise<void> {
  for (const action of actions) {
    const answer = await t
      .browser()
      .post(`/sandbox/payments/payments/${intentOf(checkout)}/${action}`)
      .set('origin', t.url);
    expect(answer.headers['location']).toContain(`notice=${action}`);
  }
}

const heard = async (checkout: StartedCheckout, ...actions: string[]) => {
  await byHand(checkout, ...actions);
  await deliverWebhooks(t);
  await t.runJobs();
};
const read = async ({ orderId }: StartedCheckout) =>
  (await coach.browser.get(`/api/creator/orders/${orderId}`).expect(200)).body;
const listed = async (filter: object) =>
  (
    await coach.browser
      .get('/api/creator/orders')
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body.map(({ id }: { id: string }) => id);
const owned = async () => (await bought(t, rosa, productIds)).owned;
const happenings = async (checkout: StartedCheckout): Promise<string[]> =>
  (await read(checkout)).timeline.map(({ what }: { what: string }) => what);

/** All reports by Stripe about the disputes of a payment, oldest first. */
async function eventsOf(checkout: StartedCheckout): Promise<ReceivedEvent[]> {
  const { data } = await t.app.get(StripeAccount).client.events.list({ limit: 100 });
  return (data as unknown as ReceivedEvent[])
    .filter(
      ({ type, data: { object } }) =>
        type.startsWith('charge.dispute') && object['payment_intent'] === intentOf(checkout),
    )
    .toReversed();
}

describe('a dispute', () => {
  test('keeps all access while it is open, is in the list, the order and its timeline, and is emailed to the coach once', async () => {
    const checkout = await aPayment();
    await heard(checkout, 'dispute');
    const order = await read(checkout);
    expect(order).toMatchObject({
      status: 'disputed',
      dispute: 'needs_answer',
      isWaiting: true,
      amountRefundable: '0.00',
    });
    expect(order.disputes).toEqual([
      {
        id: expect.any(String),
        stage: 'needs_answer',
        amount: '124.00',
        reason: 'fraudulent',
        openedAt: expect.any(String),
        closedAt: null,
        url: `${t.url}/sandbox/payments`,
        answerBy: new Date(new Date(order.disputes[0].openedAt).getTime() + 7 * 86_400_000).toISOString(),
      },
    ]);
    expect(await owned()).toBe(2);
    expect(await happenings(checkout)).toContain('disputed');
    for (const filter of [{ dispute: 'needs_answer' }, { status: 'disputed' }, { isWaiting: true }])
      expect(await listed(filter)).toContain(checkout.orderId);
    expect(await listed({ dispute: 'lost' })).not.toContain(checkout.orderId);
    const mails = (await mailsTo(t, coach.email)).filter(({ subject }) =>
      subject.includes(`disputed: order ${order.number}`),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`${t.url}/creator/orders/${checkout.orderId}/show`);
    expect(mails[0]?.text).toMatch(/respond at the payment provider by March \d+, 2027/);
    await coach.browser
      .post(`/api/creator/orders/${checkout.orderId}/refunds`)
      .send({ amount: '124.00' })
      .expect(409);
  });

  test('that is won changes nothing', async () => {
    const checkout = await aPayment();
    await heard(checkout, 'dispute', 'answer', 'win');
    expect(await read(checkout)).toMatchObject({
      status: 'paid',
      dispute: 'won',
      isWaiting: false,
      amountRefunded: '0.00',
      amountRefundable: '124.00',
      refunds: [],
    });
    expect(await owned()).toBe(2);
    const { number } = await read(checkout);
    const subjects = (await mailsTo(t, coach.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Dispute won: order ${number}`);
    expect(await happenings(checkout)).toContain('dispute_won');
  });

  test('that is lost ends access like a refund, is emailed to both, and counts as refunded', async () => {
    const checkout = await aPayment();
    await heard(checkout, 'dispute', 'lose');
    expect(await read(checkout)).toMatchObject({
      status: 'refunded',
      dispute: 'lost',
      amountRefunded: '124.00',
      amountRefundable: '0.00',
      refunds: [{ origin: 'dispute', status: 'succeeded', amount: '124.00', titles: ['Oak', 'Letters'] }],
    });
    expect(await owned()).toBe(0);
    expect(await happenings(checkout)).toContain('dispute_lost');
    const mail = (await mailsTo(t, rosa.email)).find(({ subject }) => subject.startsWith('Your refund'));
    expect(mail?.text).toContain('Your bank refunded $124.00');
    expect(mail?.text).toContain('You no longer have access to: “Oak”, “Letters”');
    expect(
      await t.database.query(
        'select sum(amount_cents)::int as cents from refunded_lines where account_id = $1',
        [rosa.id],
      ),
    ).toEqual([{ cents: 12_400 }]);
  });

  test('that is lost returns the use of the order’s coupon', async () => {
    const coupon = await aCoupon(t, { maxUses: 1 });
    await addToCart(rosa.browser, ...productIds);
    await useCoupon(rosa.browser, coupon);
    const checkout = await startCheckout(rosa.browser);
    await confirm(t, checkout);
    await deliverWebhooks(t);
    const uses = () =>
      t.database.query(
        'select c.taken, u.state from coupons c join coupon_uses u on u.coupon_id = c.id where c.id = $1',
        [coupon.id],
      );
    await heard(checkout, 'dispute');
    expect(await uses()).toEqual([{ taken: 1, state: 'used' }]);
    await heard(checkout, 'lose');
    expect(await uses()).toEqual([{ taken: 0, state: 'given_back' }]);
  });

  test('after a partial refund takes the rest, never more than was paid', async () => {
    const checkout = await aPayment();
    await t.app
      .get(StripeAccount)
      .client.refunds.create({ payment_intent: intentOf(checkout), amount: 2_400 });
    await heard(checkout, 'dispute');
    expect(await read(checkout)).toMatchObject({ status: 'disputed', amountRefunded: '24.00' });
    await heard(checkout, 'lose');
    expect(await read(checkout)).toMatchObject({ status: 'refunded', amountRefunded: '124.00' });
    expect(await owned()).toBe(0);
  });

  test('about a part that is lost leaves everything open until the coach names the product', async () => {
    const checkout = await aPayment();
    await byHand(checkout, 'dispute', 'lose');
    const closed = (await eventsOf(checkout)).find(({ type }) => type === 'charge.dispute.closed')!;
    closed.data.object['amount'] = 2_700;
    await sendWebhook(t, closed).expect(200);
    expect(await read(checkout)).toMatchObject({
      status: 'partially_refunded',
      amountRefunded: '27.00',
      isWaiting: true,
      refunds: [{ origin: 'dispute', needsDecision: true }],
    });
    expect(await owned()).toBe(2);
  });

  test.each([
    ['won', 'win', { status: 'paid', amountRefunded: '0.00' }, 2],
    ['lost', 'lose', { status: 'refunded', amountRefunded: '124.00' }, 0],
  ])(
    'that was %s ends the same in any order of arrival, each event twice',
    async (stage, action, facts, left) => {
      const checkout = await aPayment();
      await dropWebhooks(t);
      await byHand(checkout, 'dispute', 'answer', action);
      await dropWebhooks(t, false);
      const events = await eventsOf(checkout);
      for (const event of [...events.toReversed(), ...events]) await sendWebhook(t, event).expect(200);
      expect(await read(checkout)).toMatchObject({ ...facts, dispute: stage });
      expect((await read(checkout)).disputes).toHaveLength(1);
      expect(await owned()).toBe(left);
    },
  );

  test('reported before the payment itself is applied once the payment is known', async () => {
    const checkout = await checkoutOf(rosa, ...productIds);
    await payUnheard(t, checkout);
    await byHand(checkout, 'dispute', 'lose');
    await deliverWebhooks(t);
    await sendWebhook(t, await paidEvent(t, intentOf(checkout))).expect(200);
    expect(await owned()).toBe(2);
    await t.runJobs();
    expect(await read(checkout)).toMatchObject({ status: 'refunded', dispute: 'lost' });
    expect(await owned()).toBe(0);
  });
});

describe('without a webhook', () => {
  const hourly = async () => {
    await t.app.get(HearMissedJob, { strict: false }).run();
    await t.runJobs();
  };

  test('disputes are found by polling, once', async () => {
    const checkout = await aPayment();
    await dropWebhooks(t);
    await byHand(checkout, 'dispute', 'lose');
    await dropWebhooks(t, false);
    expect(await read(checkout)).toMatchObject({ status: 'paid', dispute: null });
    for (let n = 0; n < 2; n++) await hourly();
    expect(await read(checkout)).toMatchObject({
      status: 'refunded',
      dispute: 'lost',
      amountRefunded: '124.00',
    });
  });

  test('refunds made in the provider’s dashboard are found too, without a pending refund', async () => {
    const checkout = await aPayment();
    await dropWebhooks(t);
    await byHand(checkout, 'refund');
    await dropWebhooks(t, false);
    for (let n = 0; n < 2; n++) await hourly();
    expect(await read(checkout)).toMatchObject({ status: 'refunded', amountRefunded: '124.00' });
    expect(await owned()).toBe(0);
  });
});

test('a refund returned by the bank restores access', async () => {
  const checkout = await aPayment();
  await heard(checkout, 'refund');
  expect(await owned()).toBe(0);
  await heard(checkout, 'fail-refund');
  expect(await read(checkout)).toMatchObject({
    status: 'paid',
    amountRefunded: '0.00',
    amountRefundable: '124.00',
  });
  expect(await owned()).toBe(2);
});
