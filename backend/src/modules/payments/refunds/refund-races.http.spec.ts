import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aPaidOrder } from '../../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { WithoutLocks } from '../../../../test/without-locks.js';
import { Database } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { AuditService } from '../../audit/index.js';
import { RefundRequestsService } from './refund-requests.service.js';

/** How many ask at the same moment. */
const AT_ONCE = 5;

describe('refunds of one order that are asked for at once', () => {
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
          ...{ reason: null, by: coach.id },
        }),
      ),
    );
    return factsOf(orderId);
  }

  const real = () => t.app.get(Database);
  const withoutLocks = () => new WithoutLocks(t.app.get(DataSource), AT_ONCE);
  test('whole and in part never give back more than was paid, nor one line twice', async () => {
    for (const whole of [true, false]) {
      const { requestedCents, receivedCents, endings } = await storm(real(), whole);
      expect(requestedCents).toBeGreaterThan(0);
      expect(requestedCents).toBeLessThanOrEqual(receivedCents);
      expect(endings).toBeLessThanOrEqual(2);
    }
  });

  test('would not even without the lock of the order: the database refuses', async () => {
    for (const whole of [true, false]) {
      const { requestedCents, receivedCents, endings } = await storm(withoutLocks(), whole);
      expect(requestedCents).toBeLessThanOrEqual(receivedCents);
      expect(endings).toBeLessThanOrEqual(2);
    }
  });

  test('would without lock and constraints', async () => {
    await t.database.pool.query(
      'alter table orders drop constraint orders_refunds; drop index refund_lines_end_once',
    );
    const storms = [await storm(withoutLocks(), true), await storm(withoutLocks(), false)];
    expect(storms.some(({ requestedCents, receivedCents }) => requestedCents > receivedCents)).toBe(true);
    expect(storms.every(({ endings }) => endings > 2)).toBe(true);
  });
});
