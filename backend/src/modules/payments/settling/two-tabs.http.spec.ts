import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aBundle, aProduct } from '../../../../test/builders/catalog.js';
import { intentOf, type StartedCheckout } from '../../../../test/builders/orders.js';
import { bought, checkoutOf, purchasesOf } from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { untilEndedOrWaiting } from '../../../../test/waiting.js';
import { mailsTo } from '../../../../test/mail.js';
import { WithoutLocks } from '../../../../test/without-locks.js';
import { minutes } from '../../../kernel/clock.js';
import type { Database, Tx } from '../../../platform/database/database.js';
import { SettlementService } from './settlement.service.js';
import { deepTest } from '../../../../test/deep-test.js';

const OAK_CENTS = 2700;
const PATH_CENTS = 5000;

describe('a buyer of a product in one tab, and of a bundle with it in another,', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  let oak: string;
  let moss: string;
  let path: string;
  let forOak: StartedCheckout;
  let forPath: StartedCheckout;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    rosa = await aMember(t);
    oak = (await aProduct(t, { title: 'Oak', priceCents: OAK_CENTS })).id;
    moss = (await aProduct(t, { title: 'Moss' })).id;
    path = (await aBundle(t, [oak, moss], { title: 'Path', priceCents: PATH_CENTS })).id;
    forOak = await checkoutOf(rosa, oak);
    forPath = await checkoutOf(rosa, path);
    t.clock.advance(minutes(1));
  });

  const settleIn = (tx: Tx, checkout: StartedCheckout) =>
    t.app.get(SettlementService, { strict: false }).settle(tx, {
      intentId: intentOf(checkout),
      currency: 'usd',
      card: undefined,
      amountCents: checkout === forOak ? OAK_CENTS : PATH_CENTS,
      orderId: checkout.orderId,
      accountId: rosa.id,
    });
  const settle = (database: Database, checkout: StartedCheckout) =>
    database.transaction((tx) => settleIn(tx, checkout));
  /** Titles under review, and all money known to have arrived. */
  async function heard() {
    const waiting = await t.database.query<{ titles: string[] }>(
      `select array_agg(l.title) as titles from payment_reviews r join orders o on o.id = r.order_id
       join order_versions v on v.order_id = o.id and v.version = o.version join order_lines l on l.order_version_id = v.id
       where o.account_id = $1 group by o.id`,
      [rosa.id],
    );
    const came = await t.database.one<{ cents: number }>(
      'select sum(received_cents)::int as cents from orders where account_id = $1',
      [rosa.id],
    );
    return { waiting: waiting.flatMap(({ titles }) => titles), came: came!.cents };
  }

  test('who pays for the product first gets it, and the bundle is left for the coach', async () => {
    await settle(t.database, forOak);
    await settle(t.database, forPath);
    expect(await heard()).toEqual({ waiting: ['Path'], came: OAK_CENTS + PATH_CENTS });
    expect(await bought(t, rosa, [oak, moss, path])).toEqual({ purchases: 1, owned: 1 });
    expect((await mailsTo(t, coach.email)).filter(({ text }) => text.includes('Path'))).toHaveLength(1);
  });

  test('who pays for the bundle first gets it, and the product is left for the coach', async () => {
    await settle(t.database, forPath);
    await settle(t.database, forOak);
    expect(await heard()).toEqual({ waiting: ['Oak'], came: OAK_CENTS + PATH_CENTS });
    expect(await bought(t, rosa, [oak, moss, path])).toEqual({ purchases: 1, owned: 3 });
  });

  test('gets the new parts of the bundle if the coach decides so', async () => {
    await settle(t.database, forOak);
    const { orderId } = await settle(t.database, forPath);
    await coach.browser
      .post(`/api/creator/payment-reviews/${orderId}/grant`)
      .send({ note: 'She wants both.' })
      .expect(200);
    expect(await bought(t, rosa, [oak, moss, path])).toEqual({ purchases: 2, owned: 3 });
  });

  test('who bought the product before gets the rest of the bundle, as its page says', async () => {
    await settle(t.database, forOak);
    t.clock.advance(minutes(1));
    await rosa.browser.delete(`/api/cart/${path}`);
    forPath = await checkoutOf(rosa, path);
    await settle(t.database, forPath);
    expect((await heard()).waiting).toEqual([]);
    expect(await bought(t, rosa, [oak, moss, path])).toEqual({ purchases: 2, owned: 3 });
  });

  /** Reports the second payment while the transaction of the first one is still open. */
  async function atTheSameMoment(database: Database) {
    let second: Promise<unknown> = Promise.resolve();
    await database.transaction(async (tx) => {
      await settleIn(tx, forOak);
      second = settle(database, forPath);
      await untilEndedOrWaiting(t, second);
    });
    await second;
    return { ...(await heard()), sold: (await purchasesOf(t, rosa.id)).length };
  }

  test('who pays at the same moment gets one of them, and the other is left for the coach', async () => {
    expect(await atTheSameMoment(t.database)).toEqual({
      waiting: ['Path'],
      came: OAK_CENTS + PATH_CENTS,
      sold: 1,
    });
  });

  deepTest(
    'would be charged for both without a word, and one payment forgotten, without the lock of the orders',
    async () => {
      expect(await atTheSameMoment(new WithoutLocks(t.app.get(DataSource), 1))).toEqual({
        waiting: [],
        came: PATH_CENTS,
        sold: 2,
      });
    },
  );
});
