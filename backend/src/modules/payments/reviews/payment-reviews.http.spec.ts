import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import {
  aPaidOrder,
  intentOf,
  paidEvent,
  sendWebhook,
  type StartedCheckout,
} from '../../../../test/builders/orders.js';
import {
  aHeldPayment,
  bought,
  checkoutOf,
  payUnheard,
  purchasesOf,
} from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { WithoutLocks } from '../../../../test/without-locks.js';
import { later, minutes } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { AccountsQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { EnrollmentsService } from '../../enrollments/index.js';
import { GiftsService } from '../../gifts/index.js';
import { RefundRequestsService } from '../refunds/refund-requests.service.js';
import { DeliveryService } from '../settling/delivery.service.js';
import { PaymentReviewsService } from './payment-reviews.service.js';
import { deepTest } from '../../../../test/deep-test.js';

describe('a payment under review', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  beforeEach(async () => {
    rosa = await aMember(t, { name: 'Rosa Lind' });
  });
  afterAll(() => t.close());

  const path = ({ orderId }: Pick<StartedCheckout, 'orderId'>) => `/api/creator/payment-reviews/${orderId}`;
  const read = async (held: StartedCheckout) => (await coach.browser.get(path(held)).expect(200)).body;
  const list = (filter: object = {}, range = '[0,24]') =>
    coach.browser
      .get('/api/creator/payment-reviews')
      .query({ filter: JSON.stringify(filter), range, sort: '["openedAt","ASC"]' });
  const grant = (held: StartedCheckout) =>
    coach.browser.post(`${path(held)}/grant`).send({ note: 'It is fine.' });
  /** Requests a refund of the lines under review, as the coach does on the order's page. */
  const refundOf = async ({ orderId }: StartedCheckout) => {
    const { lines, amountRefundable } = (
      await coach.browser.get(`/api/creator/orders/${orderId}`).expect(200)
    ).body;
    const waiting = lines.filter(({ access }: { access: string }) => access === 'waits');
    const isWhole = waiting.length === lines.length;
    const request = {
      ...(!isWhole && { lineIds: waiting.map(({ id }: { id: string }) => id) }),
      amount: isWhole ? amountRefundable : waiting[0].amountRefundable,
      reason: 'Paid twice.',
    };
    return async () => {
      const answer = await coach.browser.post(`/api/creator/orders/${orderId}/refunds`).send(request);
      await t.runJobs();
      return answer;
    };
  };
  const refund = async (held: StartedCheckout) => (await refundOf(held))();
  const orderOf = async ({ orderId }: StartedCheckout) =>
    (await rosa.browser.get(`/api/me/orders/${orderId}`).expect(200)).body;

  test('shows payer, products, amount, time, reason, and where it can be refunded', async () => {
    const product = await aProduct(t);
    const held = await aHeldPayment(t, rosa, { amount_received: 100 }, product.id);
    expect(await read(held)).toEqual({
      id: held.orderId,
      orderNumber: expect.stringMatching(/^S-\d+$/),
      reason: 'wrong_amount',
      buyerName: 'Rosa Lind',
      buyerEmail: rosa.email,
      amountPaid: '1.00',
      paidCurrency: 'usd',
      amountExpected: '27.00',
      expectedCurrency: 'usd',
      waiting: '27.00',
      lines: [
        {
          productId: product.id,
          type: product.type,
          title: product.title,
          price: '27.00',
          isDelivered: false,
          isOwned: false,
          isRefunding: false,
        },
      ],
      paymentId: intentOf(held),
      paymentUrl: `${t.url}/sandbox/payments`,
      cardBrand: null,
      cardLast4: null,
      openedAt: t.clock.now().toISOString(),
      canGrant: true,
      resolution: null,
      resolvedAt: null,
      resolvedBy: null,
      note: null,
    });
  });

  test('is counted, found and listed in pages', async () => {
    const mia = await aMember(t, { name: 'Mia 100% Stone' });
    const before = (await list({ isOpen: true })).headers['content-range'];
    const first = await aHeldPayment(t, mia, { amount_received: 1 }, (await aProduct(t)).id);
    const second = await aHeldPayment(t, mia, { currency: 'eur' }, (await aProduct(t)).id);
    const ids = async (filter: object) =>
      ((await list(filter).expect(200)).body as { id: string }[]).map(({ id }) => id);
    expect(await ids({ q: '100%' })).toEqual([first.orderId, second.orderId]);
    expect(await ids({ q: mia.email, reason: 'wrong_currency' })).toEqual([second.orderId]);
    expect(await ids({ q: intentOf(first) })).toEqual([first.orderId]);
    expect(await ids({ q: mia.email, isOpen: false })).toEqual([]);
    expect(await ids({ q: mia.email, amountPaid_lte: '0.01' })).toEqual([first.orderId]);
    expect(await ids({ q: mia.email, openedAt_gte: later(t.clock.now(), 1).toISOString() })).toEqual([]);
    expect(await ids({ q: mia.email, openedAt_gte: t.clock.now().toISOString() })).toHaveLength(2);
    const page = await list({ q: mia.email }, '[1,1]').expect(200);
    expect(page.headers['content-range']).toBe('payment-reviews 1-1/2');
    const total = (header: unknown) => Number(String(header).split('/')[1]);
    expect(total((await list({ isOpen: true })).headers['content-range'])).toBe(total(before) + 2);
  });

  test.each([{ isOpen: 'yes' }, { reason: 'odd' }, { status: 'review' }, { q: 7 }])(
    'is not filtered by %j',
    async (filter) => {
      await list(filter).expect(400);
    },
  );

  test('is emailed to the coach once per order, with the buyer’s name and address', async () => {
    const product = await aProduct(t);
    const held = await aHeldPayment(t, rosa, { amount_received: 100 }, product.id);
    const { orderNumber } = await read(held);
    const about = async () =>
      (await mailsTo(t, coach.email)).filter(({ subject }) => subject.endsWith(`order ${orderNumber}`));
    expect(await about()).toHaveLength(1);
    const [mail] = await about();
    expect(mail?.text).toContain(`Rosa Lind (${rosa.email}) paid $1.00 for order ${orderNumber}.`);
    expect(mail?.text).toContain('The amount doesn’t match the order.');
    expect(mail?.text).toContain(`Not delivered: “${product.title}”.`);
    expect(mail?.text).toContain(`${t.url}/creator/payment-reviews/${held.orderId}/show`);
    await t.database.transaction((tx) =>
      t.app.get(Outbox).publish(tx, 'payment.held', {
        orderId: held.orderId,
        number: orderNumber,
        accountId: rosa.id,
        reason: 'wrong_amount',
        receivedCents: 100,
        currency: 'usd',
        waiting: [product.title],
      }),
    );
    expect(await about()).toHaveLength(1);
  });

  test('can be granted by the coach, and stores who did it, when and why', async () => {
    const product = await aProduct(t);
    const held = await aHeldPayment(t, rosa, { amount_received: 100 }, product.id);
    t.clock.advance(minutes(5));
    const { body } = await grant(held).expect(200);
    expect(body).toMatchObject({
      resolution: 'granted',
      resolvedBy: coach.name,
      note: 'It is fine.',
      canGrant: false,
      resolvedAt: t.clock.now().toISOString(),
      lines: [{ isDelivered: true, isOwned: true }],
    });
    expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 1, owned: 1 });
    expect(await orderOf(held)).toMatchObject({ status: 'paid', lines: [{ isDelivered: true }] });
    expect((await rosa.browser.get('/api/cart/count').expect(200)).body).toEqual({ count: 0 });
    const mails = await mailsTo(t, rosa.email);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Your receipt')]);
    const { receiptNumber } = await orderOf(held);
    expect(receiptNumber).toMatch(/\d/);
    expect(mails[0]!.text).toContain(receiptNumber);
  });

  test('is resolved with a note once its money was refunded, and gives nothing', async () => {
    const product = await aProduct(t);
    const held = await aHeldPayment(t, rosa, { amount_received: 100 }, product.id);
    expect((await refund(held)).status).toBe(202);
    expect(await read(held)).toMatchObject({
      resolution: 'refunded',
      resolvedBy: coach.name,
      note: 'Paid twice.',
      canGrant: false,
    });
    expect(await orderOf(held)).toMatchObject({ status: 'refunded', lines: [{ isDelivered: false }] });
    expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 0, owned: 0 });
  });

  test('for a product owned already is not granted again, and its refund leaves the rest open', async () => {
    const one = await aProduct(t);
    const more = await aProduct(t);
    const held = await checkoutOf(rosa, one.id, more.id);
    await payUnheard(t, held);
    await enroll(t, rosa.id, [one.id]);
    await sendWebhook(t, await paidEvent(t, intentOf(held))).expect(200);
    expect(await read(held)).toMatchObject({ reason: 'paid_twice', waiting: '27.00', canGrant: false });
    expect((await grant(held).expect(409)).body.code).toBe('already_owned');
    expect((await read(held)).resolution).toBeNull();
    expect((await refund(held)).status).toBe(202);
    expect(await orderOf(held)).toMatchObject({
      status: 'partially_refunded',
      lines: [{ isDelivered: false }, { isDelivered: true }],
    });
    expect(await bought(t, rosa, [one.id, more.id])).toEqual({ purchases: 1, owned: 2 });
  });

  test('is granted once, no matter how often that is clicked', async () => {
    const product = await aProduct(t);
    const held = await aHeldPayment(t, rosa, { amount_received: 100 }, product.id);
    const clicks = await Promise.all(Array.from({ length: 4 }, () => grant(held)));
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(clicks.filter(({ body }) => body.code === 'already_resolved')).toHaveLength(3);
    expect(await purchasesOf(t, rosa.id)).toHaveLength(1);
  });

  deepTest('is given, or its money goes back, when the coach does both at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const held = await aHeldPayment(t, rosa, { amount_received: 100 }, (await aProduct(t)).id);
      const sendBack = await refundOf(held);
      const [refunded, granted] = await Promise.all(
        round % 2 ? [sendBack(), grant(held)] : [grant(held), sendBack()].toReversed(),
      );
      expect(refunded!.status).toBe(202);
      // once granted, it can be refunded like any other purchase
      expect([200, 409]).toContain(granted!.status);
    }
    await t.runJobs();
    expect(await t.database.query('select from active_enrollments where account_id = $1', [rosa.id])).toEqual(
      [],
    );
    await coach.browser.post('/api/creator/money-checks/run').expect(202);
    await t.runJobs();
    expect(await t.database.query('select from money_findings')).toEqual([]);
  });

  deepTest('would be given while its money is on the way back, without the lock of its order', async () => {
    const held = await aHeldPayment(t, rosa, { amount_received: 100 }, (await aProduct(t)).id);
    const { amountRefundable } = (await coach.browser.get(`/api/creator/orders/${held.orderId}`).expect(200))
      .body;
    const unlocked = new WithoutLocks(t.app.get(DataSource), 2);
    const gifts = t.app.get(GiftsService, { strict: false });
    const audit = t.app.get(AuditService, { strict: false });
    const reviews = new PaymentReviewsService(
      unlocked,
      t.app.get(AccountsQueries, { strict: false }),
      t.app.get(EnrollmentsService, { strict: false }),
      gifts,
      t.app.get(DeliveryService, { strict: false }),
      audit,
      t.clock,
    );
    const refunds = new RefundRequestsService(unlocked, gifts, t.app.get(JobQueue), audit, t.clock);
    const amountCents = Math.round(Number(amountRefundable) * 100);
    await Promise.all([
      reviews.grant(held.orderId, { by: coach.id, note: 'It is fine.' }),
      refunds.request({
        orderId: held.orderId,
        lineIds: undefined,
        amountCents,
        reason: null,
        by: coach.id,
      }),
    ]);
    expect(await purchasesOf(t, rosa.id)).toHaveLength(1);
    expect(await t.database.query('select status from refunds where order_id = $1', [held.orderId])).toEqual([
      { status: 'pending' },
    ]);
  });

  test('needs a note, and an existing payment', async () => {
    const held = await aHeldPayment(t, rosa, { amount_received: 100 }, (await aProduct(t)).id);
    await coach.browser
      .post(`${path(held)}/grant`)
      .send({ note: ' ' })
      .expect(400);
    await coach.browser
      .post(`${path(held)}/grant`)
      .send({})
      .expect(400);
    const paid = { orderId: await aPaidOrder(t, rosa, (await aProduct(t)).id) } as StartedCheckout;
    await coach.browser.get(path(paid)).expect(404);
    await grant(paid).expect(404);
    await grant({ ...paid, orderId: newId() }).expect(404);
  });

  test('by an erased buyer can be refunded, not granted', async () => {
    const held = await aHeldPayment(t, rosa, { amount_received: 100 }, (await aProduct(t)).id);
    await t.database.query('delete from accounts where id = $1', [rosa.id]);
    expect(await read(held)).toMatchObject({ buyerName: null, buyerEmail: null, canGrant: false });
    expect((await grant(held).expect(409)).body.code).toBe('buyer_gone');
    expect((await refund(held)).status).toBe(202);
    await t.database.transaction((tx) =>
      t.app.get(Outbox).publish(tx, 'member.erased', { accountId: rosa.id }),
    );
    await t.runJobs();
    expect((await read(held)).note).toBeNull();
  });
});
