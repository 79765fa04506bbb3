import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aBundle, aProduct } from '../../../../test/builders/catalog.js';
import { aGift, anIda, give, payForCart, redeem } from '../../../../test/builders/gifts.js';
import { addToCart, deliverWebhooks, paidEvent, sendWebhook } from '../../../../test/builders/orders.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { mailsTo } from '../../../../test/mail.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { WithoutLocks } from '../../../../test/without-locks.js';
import { Database } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { AuditService } from '../../audit/index.js';
import { EnrollmentsService } from '../../enrollments/index.js';
import { GiftsService, RedemptionService } from '../../gifts/index.js';
import { RefundSettlementService } from './refund-settlement.service.js';
import { CompareMoneyJob } from '../checks/compare-money.job.js';
import { RefundRequestsService } from './refund-requests.service.js';
import { deepTest } from '../../../../test/deep-test.js';

interface OrderBody {
  status: string;
  amountRefundable: string;
  lines: {
    id: string;
    productId: string;
    access: string;
    amountRefundable: string | null;
    gift: { state: string } | null;
  }[];
  timeline: { what: string; by: string | null }[];
}

describe('a gift is refundable until it is redeemed', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  let ida: Person;
  let productId: string;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  beforeEach(async () => {
    rosa = await aMember(t);
    ida = await aMember(t, { name: 'Ida Holm' });
    productId = (await aProduct(t, { title: 'Oak' })).id;
  });
  afterAll(() => t.close());

  const path = (orderId: string) => `/api/creator/orders/${orderId}`;
  const read = async (orderId: string) =>
    (await coach.browser.get(path(orderId)).expect(200)).body as OrderBody;
  const refund = (orderId: string, body: object) => coach.browser.post(`${path(orderId)}/refunds`).send(body);
  const owns = async (person: Person, id = productId) =>
    (await t.app.get(EnrollmentsService, { strict: false }).owns(person.id, [id])).has(id);
  const look = async (token: string) => (await t.browser().get(`/api/gifts/${token}`).expect(200)).body;
  const checks = async () => {
    await t.app.get(CompareMoneyJob).run();
    const body = (await coach.browser.get('/api/creator/money-checks').expect(200)).body.items;
    return (body as { orderCount: number }[]).map(({ orderCount }) => orderCount);
  };
  const intentOf = async (orderId: string): Promise<string> =>
    (await t.database.one<{ id: string }>(
      'select payment_intent_id as id from order_versions where order_id = $1 and paid_at is not null',
      [orderId],
    ))!.id;
  const byHand = async (orderId: string, ...actions: string[]) => {
    for (const action of actions)
      await t
        .browser()
        .post(`/sandbox/payments/payments/${await intentOf(orderId)}/${action}`)
        .set('origin', t.url);
    await deliverWebhooks(t);
    await t.runJobs();
  };

  test('an open gift is canceled with its refund, as its link then says', async () => {
    const { orderId, token } = await aGift(t, rosa, productId);
    expect((await read(orderId)).lines[0]).toMatchObject({ access: 'gift', gift: { state: 'open' } });
    await refund(orderId, { amount: '27.00' }).expect(202);
    expect((await redeem(ida, token).expect(409)).body).toMatchObject({ code: 'gift_closed' });
    await t.runJobs();
    expect(await read(orderId)).toMatchObject({
      status: 'refunded',
      lines: [{ gift: { state: 'refunded' } }],
    });
    expect(await look(token)).toMatchObject({ state: 'closed' });
    const mails = await mailsTo(t, rosa.email);
    expect(mails.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Your gift of “Oak” was canceled.'),
    );
    expect(await checks()).toEqual([0, 0, 0, 0, 0]);
  });

  test('a redeemed gift is refused by name, and the rest of its order is refunded without it', async () => {
    await addToCart(rosa.browser, (await aProduct(t, { priceCents: 500 })).id);
    const { orderId, token } = await aGift(t, rosa, productId);
    await redeem(ida, token).expect(200);
    const order = await read(orderId);
    const line = order.lines.find(({ gift }) => gift !== null)!;
    expect(order.amountRefundable).toBe('5.00');
    expect(line.amountRefundable).toBeNull();
    const { body } = await refund(orderId, { lineIds: [line.id], amount: '27.00' }).expect(409);
    expect(body).toMatchObject({ code: 'gift_redeemed' });
    await refund(orderId, { amount: '5.00' }).expect(202);
    await t.runJobs();
    expect(await read(orderId)).toMatchObject({ status: 'partially_refunded', amountRefundable: '0.00' });
    expect(await owns(ida)).toBe(true);
    expect(order.timeline.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['gift_sent', 'gift_redeemed']),
    );
    expect(await checks()).toEqual([0, 0, 0, 0, 0]);
  });

  test('a chargeback ends the redeemer’s access, and leaves access from elsewhere', async () => {
    const bundled = [(await aProduct(t)).id, (await aProduct(t)).id];
    const bundle = await aBundle(t, bundled);
    await enroll(t, ida.id, [bundled[0]!]);
    const { orderId, token } = await aGift(t, rosa, bundle.id);
    await redeem(ida, token).expect(200);
    await byHand(orderId, 'dispute', 'lose');
    expect((await read(orderId)).status).toBe('refunded');
    expect([await owns(ida, bundle.id), await owns(ida, bundled[0]), await owns(ida, bundled[1])]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await look(token)).toMatchObject({ state: 'closed' });
    expect(await checks()).toEqual([0, 0, 0, 0, 0]);
  });

  test('a refund refused by the provider leaves it open', async () => {
    const { orderId, token } = await aGift(t, rosa, productId);
    await refund(orderId, { amount: '27.00' }).expect(202);
    const [asked] = await t.database.query<{ id: string }>('select id from refunds where order_id = $1', [
      orderId,
    ]);
    await part(RefundSettlementService).refuse(asked!.id, 'It cannot be done.');
    await redeem(ida, token).expect(200);
    expect(await owns(ida)).toBe(true);
  });

  test('paid for twice, it is mailed once, and the coach gives or refunds the second one', async () => {
    const to = anIda();
    const twice = async () => (await aGift(t, rosa, productId, to)).orderId;
    const first = await twice();
    await give(rosa.browser, productId, to).expect(200);
    const second = await payForCart(t, rosa);
    expect(await mailsTo(t, to.recipientEmail)).toHaveLength(1);
    expect((await read(first)).status).toBe('paid');
    expect(await read(second)).toMatchObject({
      status: 'review',
      lines: [{ access: 'waits', gift: { state: 'prepared' } }],
    });
    await coach.browser
      .post(`/api/creator/payment-reviews/${second}/grant`)
      .send({ note: 'As asked.' })
      .expect(200);
    expect(await mailsTo(t, to.recipientEmail)).toHaveLength(2);
    expect((await read(second)).lines[0]).toMatchObject({ access: 'gift', gift: { state: 'open' } });
    expect(await checks()).toEqual([0, 0, 0, 0, 0]);
  });

  test('an event that comes twice opens it once', async () => {
    const { orderId } = await aGift(t, rosa, productId);
    await sendWebhook(t, { ...(await paidEvent(t, await intentOf(orderId))), id: `evt_${orderId}` }).expect(
      200,
    );
    await t.runJobs();
    const happened = (await read(orderId)).timeline.map(({ what }) => what);
    expect(happened.filter((what) => what === 'gift_sent')).toHaveLength(1);
    // nobody owns it before it is redeemed
    expect(happened).not.toContain('given');
  });

  test('the check of money and access looks at its recipient', async () => {
    const { id, orderId, token } = await aGift(t, rosa, productId);
    await redeem(ida, token).expect(200);
    await t.database.query(`update enrollments set ended_at = now() where source_id = $1`, [id]);
    expect(await checks()).toEqual([1, 0, 0, 0, 0]);
    await t.database.query(`update enrollments set ended_at = null where source_id = $1`, [id]);
    await t.database.query(
      'delete from purchases where order_line_id = (select order_line_id from gifts where id = $1)',
      [id],
    );
    expect((await checks())[2]).toBe(1);
    const found = await coach.browser
      .get('/api/creator/orders')
      .query({ filter: JSON.stringify({ check: 'access_without_payment' }) })
      .expect(200);
    expect((found.body as { id: string }[]).map((order) => order.id)).toEqual([orderId]);
    await t.database.query('delete from enrollments where source_id = $1', [id]);
    await t.database.query(
      `update orders set status = 'expired', received_at = null, paid_at = null where id = $1`,
      [orderId],
    );
  });

  const part = <Part>(type: abstract new (...of: never[]) => Part): Part =>
    t.app.get(type as never, { strict: false });

  describe('when several want it at the same moment', () => {
    const real = () => t.app.get(Database);
    const withoutLocks = () => new WithoutLocks(t.app.get(DataSource), 2);
    const redemptionOn = (database: Database) =>
      new RedemptionService(database, part(EnrollmentsService), part(Outbox), t.clock);
    const fresh = async () => aGift(t, rosa, (await aProduct(t)).id);
    const owners = async (giftId: string) =>
      (
        await t.database.query(`select from active_enrollments where source = 'gift' and source_id = $1`, [
          giftId,
        ])
      ).length;

    /** Redeems the gift by two people with the link. Returns how many own it then. */
    async function redeemTwice(database: Database): Promise<number> {
      const { id, token } = await fresh();
      const people = [await aMember(t), await aMember(t)];
      const redemption = redemptionOn(database);
      await Promise.allSettled(people.map((person) => redemption.redeem(person.id, token)));
      return owners(id);
    }

    /** Redeems the gift while the coach requests its refund. Returns how many of the two succeeded. */
    async function redeemAgainstRefund(database: Database): Promise<number> {
      const { token, orderId } = await fresh();
      const ida = await aMember(t);
      const refunds = new RefundRequestsService(
        database,
        part(GiftsService),
        part(JobQueue),
        part(AuditService),
        t.clock,
      );
      const outcomes = await Promise.allSettled([
        redemptionOn(database).redeem(ida.id, token),
        refunds.request({ orderId, lineIds: undefined, amountCents: 2700, reason: null, by: coach.id }),
      ]);
      return outcomes.filter(({ status }) => status === 'fulfilled').length;
    }

    test('one of two people redeems it', async () => {
      expect(await redeemTwice(real())).toBe(1);
    });

    deepTest('would be redeemed by both without the lock of its row', async () => {
      expect(await redeemTwice(withoutLocks())).toBe(2);
    });

    test('it is redeemed or refunded, never both', async () => {
      expect(await redeemAgainstRefund(real())).toBe(1);
    });

    deepTest('would be redeemed and refunded without the lock of its row', async () => {
      expect(await redeemAgainstRefund(withoutLocks())).toBe(2);
    });
  });
});
