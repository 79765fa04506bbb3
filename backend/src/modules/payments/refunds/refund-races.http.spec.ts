import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aPaidOrder } from '../../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { WithoutLocks } from '../../../../test/without-locks.js';
import { Database } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Log } from '../../../platform/telemetry/log.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import { newId } from '../../../kernel/ids.js';
import { AuditService } from '../../audit/index.js';
import { GiftsService } from '../../gifts/index.js';
import { RefundEffectsService } from './refund-effects.service.js';
import { RefundSettlementService } from './refund-settlement.service.js';
import { StripeRefunds } from './stripe-refunds.js';
import { RefundRequestsService } from './refund-requests.service.js';
import { deepTest } from '../../../../test/deep-test.js';

/** Number of simultaneous requests. */
const AT_ONCE = 5;

describe('simultaneous refunds of one order', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  beforeEach(async () => {
    rosa = await aMember(t);
  });
  afterAll(() => t.close());

  interface Facts {
    receivedCents: number;
    requestedCents: number;
    endings: number;
  }
  const factsOf = async (orderId: string): Promise<Facts> =>
    (await t.database.one<Facts & Record<string, unknown>>(
      `select o.received_cents as "receivedCents",
              (select coalesce(sum(f.amount_cents), 0)::int from refunds f
               where f.order_id = o.id and f.status <> 'failed') as "requestedCents",
              (select count(*)::int from refund_lines p join refunds f on f.id = p.refund_id
               where f.order_id = o.id and p.ends_access and not p.is_void) as endings
       from orders o where o.id = $1`,
      [orderId],
    ))!;

  async function storm(database: Database, whole: boolean): Promise<Facts> {
    const orderId = await aPaidOrder(
      t,
      rosa,
      (await aProduct(t, { priceCents: 9700 })).id,
      (await aProduct(t)).id,
    );
    const { body } = await coach.browser.get(`/api/creator/orders/${orderId}`).expect(200);
    const line = (body as { lines: { id: string }[] }).lines[1]!.id;
    const requests = new RefundRequestsService(
      database,
      t.app.get(GiftsService, { strict: false }),
      t.app.get(JobQueue),
      t.app.get(AuditService, { strict: false }),
      t.clock,
    );
    await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, n) =>
        requests.request({
          orderId,
          ...(whole && n % 2 === 0
            ? { lineIds: undefined, amountCents: 12_400 }
            : { lineIds: [line], amountCents: 2700 }),
          reason: null,
          by: coach.id,
        }),
      ),
    );
    return factsOf(orderId);
  }

  const intentOf = async (orderId: string): Promise<string> =>
    (await t.database.one<{ id: string }>(
      'select payment_intent_id as id from order_versions where order_id = $1',
      [orderId],
    ))!.id;

  /** Sends several reports of the same completed refund of 27 dollars. */
  async function echoes(database: Database): Promise<number> {
    const orderId = await aPaidOrder(t, rosa, (await aProduct(t)).id, (await aProduct(t)).id);
    const refundId = newId();
    const stripeRefundId = `re_${newId()}`;
    await t.database.query('update orders set refund_requested_cents = 2700 where id = $1', [orderId]);
    await t.database.query(
      `insert into refunds (id, order_id, status, origin, amount_cents, stripe_refund_id, requested_at)
       values ($1, $2, 'pending', 'console', 2700, $3, now())`,
      [refundId, orderId, stripeRefundId],
    );
    const intentId = await intentOf(orderId);
    const settlement = new RefundSettlementService(
      database,
      t.app.get(RefundEffectsService),
      t.clock,
      t.app.get(Log),
    );
    const fact = { refundId, stripeRefundId, intentId, amountCents: 2700, failure: null };
    await Promise.allSettled(
      Array.from({ length: AT_ONCE }, () => settlement.hear({ ...fact, status: 'succeeded' })),
    );
    const order = await t.database.one<{ cents: number }>(
      'select refunded_cents as cents from orders where id = $1',
      [orderId],
    );
    return order!.cents;
  }

  /** Asks Stripe twice for a refund of 27 dollars, as if the first response was lost, and returns Stripe's refunds. */
  async function askedTwice(nameOf: (time: number) => string): Promise<number[]> {
    const orderId = await aPaidOrder(t, rosa, (await aProduct(t)).id, (await aProduct(t)).id);
    const intentId = await intentOf(orderId);
    for (const time of [1, 2])
      await t.app.get(StripeRefunds).refund({ refundId: nameOf(time), orderId, intentId, amountCents: 2700 });
    const { data } = await t.app.get(StripeAccount).client.refunds.list({ payment_intent: intentId });
    return data.map(({ amount }) => amount);
  }

  const real = () => t.app.get(Database);
  const withoutLocks = () => new WithoutLocks(t.app.get(DataSource), AT_ONCE);
  test('in whole and in part never exceed the payment, and return no line twice', async () => {
    for (const whole of [true, false]) {
      const { requestedCents, receivedCents, endings } = await storm(real(), whole);
      expect(requestedCents).toBeGreaterThan(0);
      expect(requestedCents).toBeLessThanOrEqual(receivedCents);
      expect(endings).toBeLessThanOrEqual(2);
    }
  });

  deepTest('would not even without the lock of the order: the database refuses', async () => {
    for (const whole of [true, false]) {
      const { requestedCents, receivedCents, endings } = await storm(withoutLocks(), whole);
      expect(requestedCents).toBeLessThanOrEqual(receivedCents);
      expect(endings).toBeLessThanOrEqual(2);
    }
  });

  test('repeated after a lost answer from Stripe use the same key, and return the money once', async () => {
    const refundId = newId();
    expect(await askedTwice(() => refundId)).toEqual([2700]);
  });

  test('would be paid twice with a new key each time', async () => {
    const names = newId();
    expect(await askedTwice((time) => `${names}-${time}`)).toEqual([2700, 2700]);
  });

  test('reported several times at once count once', async () => {
    expect(await echoes(real())).toBe(2700);
  });

  deepTest('would count once even without the lock of the order: the database refuses', async () => {
    expect(await echoes(withoutLocks())).toBe(2700);
  });

  test('would without lock and constraints', async () => {
    await t.database.pool.query(
      'alter table orders drop constraint orders_refunds; drop index refund_lines_end_once',
    );
    const storms = [await storm(withoutLocks(), true), await storm(withoutLocks(), false)];
    expect(storms.some(({ requestedCents, receivedCents }) => requestedCents > receivedCents)).toBe(true);
    expect(storms.every(({ endings }) => endings > 2)).toBe(true);
    expect(await echoes(withoutLocks())).toBe(AT_ONCE * 2700);
  });
});
