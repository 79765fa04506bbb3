import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aPaidOrder } from '../../../../test/builders/orders.js';
import { aHeldPayment, aKindRefund } from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { statementsOf } from '../../../../test/scale/statements.js';
import { CompareMoneyJob } from './compare-money.job.js';

describe('the comparison of money and access', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  let orderId: string;
  let productId: string;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  beforeEach(async () => {
    rosa = await aMember(t);
    productId = (await aProduct(t)).id;
    orderId = await aPaidOrder(t, rosa, productId);
  });
  afterAll(() => t.close());

  const read = async (): Promise<Record<string, number>> => {
    const body = (await coach.browser.get('/api/creator/money-checks').expect(200)).body.items;
    return Object.fromEntries(
      (body as { check: string; orderCount: number }[]).map(({ check, orderCount }) => [check, orderCount]),
    );
  };
  const figures = async (): Promise<Record<string, number>> => {
    await t.app.get(CompareMoneyJob).run();
    return read();
  };
  const listed = async (check: string) => {
    const { body } = await coach.browser
      .get('/api/creator/orders')
      .query({ filter: JSON.stringify({ check }) })
      .expect(200);
    return (body as { id: string }[]).map(({ id }) => id);
  };
  const NOTHING = {
    paid_without_access: 0,
    access_after_refund: 0,
    access_without_payment: 0,
    access_past_its_end: 0,
    refunds_do_not_add_up: 0,
  };
  /** Expects that only this case is found, and that its figure leads to the order. */
  const expectFound = async (check: string) => {
    expect(await figures()).toEqual({ ...NOTHING, [check]: 1 });
    expect(await listed(check)).toEqual([orderId]);
  };
  const refundWhole = async () => {
    await coach.browser.post(`/api/creator/orders/${orderId}/refunds`).send({ amount: '27.00' }).expect(202);
    await t.runJobs();
  };

  test('finds nothing for paid, refunded and goodwill-refunded orders, hand grants, former members, and pending payments', async () => {
    await aKindRefund(t, await aPaidOrder(t, rosa, (await aProduct(t)).id), 'A kindness.');
    await aHeldPayment(t, rosa, { amount_received: 100 }, (await aProduct(t)).id);
    await refundWhole();
    await enroll(t, rosa.id, [productId]);
    const gone = await aMember(t);
    await aPaidOrder(t, gone, productId);
    await t.database.query('delete from enrollments where account_id = $1', [gone.id]);
    await t.database.query('delete from accounts where id = $1', [gone.id]);
    expect(await figures()).toEqual(NOTHING);
    for (const check of Object.keys(NOTHING)) expect(await listed(check)).toEqual([]);
  });

  test('shows paid products without access', async () => {
    await t.database.query('update enrollments set ended_at = now() where source_id = $1', [orderId]);
    await expectFound('paid_without_access');
    await t.database.query('update enrollments set ended_at = null where source_id = $1', [orderId]);
  });

  test('shows an order that counts as paid and gave nothing', async () => {
    await t.database.query('delete from enrollments where source_id = $1', [orderId]);
    await t.database.query(
      'delete from purchases where order_line_id in (select l.id from order_lines l join order_versions v on v.id = l.order_version_id where v.order_id = $1)',
      [orderId],
    );
    await expectFound('paid_without_access');
    await t.database.query('delete from accounts where id = $1', [rosa.id]);
  });

  test('shows refunded products with access', async () => {
    await refundWhole();
    await t.database.query('update enrollments set ended_at = null where source_id = $1', [orderId]);
    await expectFound('access_after_refund');
    await t.database.query('update enrollments set ended_at = now() where source_id = $1', [orderId]);
  });

  test('shows access through an order that did not sell it', async () => {
    const other = await aProduct(t);
    await enroll(t, rosa.id, [other.id], { source: 'purchase', sourceId: orderId });
    await expectFound('access_without_payment');
    await t.database.query('delete from enrollments where product_id = $1', [other.id]);
  });

  test('shows an order whose refunds do not match its total', async () => {
    await t.database.query('update orders set refund_requested_cents = 5, refunded_cents = 5 where id = $1', [
      orderId,
    ]);
    await expectFound('refunds_do_not_add_up');
    await t.database.query('update orders set refund_requested_cents = 0, refunded_cents = 0 where id = $1', [
      orderId,
    ]);
  });

  test('shows the result of the latest comparison, which the coach can repeat', async () => {
    expect(await figures()).toEqual(NOTHING);
    await t.database.query('update enrollments set ended_at = now() where source_id = $1', [orderId]);
    expect(await read()).toEqual(NOTHING);

    t.clock.advance(5_000);
    await coach.browser.post('/api/creator/money-checks/run').expect(202);
    await t.runJobs();
    expect(await read()).toEqual({ ...NOTHING, paid_without_access: 1 });
    const body = (await coach.browser.get('/api/creator/money-checks').expect(200)).body.items;
    expect(new Set((body as { comparedAt: string }[]).map(({ comparedAt }) => comparedAt))).toEqual(
      new Set([t.clock.now().toISOString()]),
    );
    await t.database.query('update enrollments set ended_at = null where source_id = $1', [orderId]);
  });

  test('says when an order was first found', async () => {
    await t.database.query('update enrollments set ended_at = now() where source_id = $1', [orderId]);
    await figures();
    const first = t.clock.now();
    t.clock.advance(60_000);
    await figures();
    const found = await t.database.query<{ found_at: Date }>('select found_at from money_findings');
    expect(found).toEqual([{ found_at: first }]);
    await t.database.query('update enrollments set ended_at = null where source_id = $1', [orderId]);
  });

  test('takes one statement', async () => {
    const statements = await statementsOf(t, read);
    expect(statements.filter(({ text }) => text.includes('money_'))).toHaveLength(1);
  });
});
