import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { anIda, give } from '../../../test/builders/gifts.js';
import {
  addToCart,
  intentOf,
  paidEvent,
  sendWebhook,
  type StartedCheckout,
  startCheckout,
} from '../../../test/builders/orders.js';
import { payUnheard } from '../../../test/builders/payments.js';
import { aMember } from '../../../test/builders/people.js';
import { untilEndedOrWaiting } from '../../../test/waiting.js';
import { GiftsService } from './index.js';
import { deepTest } from '../../../test/deep-test.js';

describe('the same gift to the same person, paid for twice at the same moment', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  /** Checkouts in two tabs: the gift alone, and the gift with another product. */
  async function twoCheckouts(): Promise<[StartedCheckout, StartedCheckout]> {
    const { browser } = await aMember(t);
    await give(browser, (await aProduct(t)).id, anIda()).expect(200);
    const first = await startCheckout(browser);
    await addToCart(browser, (await aProduct(t)).id);
    return [first, await startCheckout(browser)];
  }

  const giftsOf = ({ orderId }: Pick<StartedCheckout, 'orderId'>) =>
    t.database.query<{ lineId: string; state: string }>(
      `select order_line_id as "lineId", state from gifts
       where buyer_id = (select account_id from orders where id = $1) order by created_at, id`,
      [orderId],
    );

  /** Opens the second gift while the first one's transaction is still open, without a lock on the orders. */
  async function openedAtOnce(): Promise<number> {
    const gifts = t.app.get(GiftsService, { strict: false });
    const [{ orderId }] = await twoCheckouts();
    const [one, other] = await giftsOf({ orderId });
    const open = (lineId: string) => t.database.transaction((tx) => gifts.open(tx, orderId, [lineId]));
    let second: Promise<unknown> = Promise.resolve();
    await t.database.transaction(async (tx) => {
      await gifts.open(tx, orderId, [one!.lineId]);
      second = open(other!.lineId);
      await untilEndedOrWaiting(t, second);
    });
    await Promise.allSettled([second]);
    return (await giftsOf({ orderId })).filter(({ state }) => state === 'open').length;
  }

  test('is opened once, and the second waits for the coach', async () => {
    const [first, second] = await twoCheckouts();
    for (const checkout of [first, second]) await payUnheard(t, checkout);
    const events = [await paidEvent(t, intentOf(first)), await paidEvent(t, intentOf(second))];
    const answers = await Promise.all(events.map((event) => sendWebhook(t, event)));
    expect(answers.map(({ body }) => (body as { outcome: string }).outcome).sort()).toEqual([
      'paid',
      'review',
    ]);
    expect((await giftsOf(first)).map(({ state }) => state).sort()).toEqual(['open', 'prepared']);
  });

  test('returns beside a repeated gift when the bank returns its refund', async () => {
    const [{ orderId }] = await twoCheckouts();
    const [one, other] = await giftsOf({ orderId });
    const gifts = t.app.get(GiftsService, { strict: false });
    await t.database.transaction(async (tx) => {
      await gifts.open(tx, orderId, [one!.lineId]);
      await gifts.refund(tx, [one!.lineId]);
      await gifts.open(tx, orderId, [other!.lineId]);
      await gifts.restore(tx, [one!.lineId]);
    });
    expect((await giftsOf({ orderId })).map(({ state }) => state)).toEqual(['open', 'open']);
  });

  deepTest('opens once even without the lock of its buyer’s orders, by the index', async () => {
    expect(await openedAtOnce()).toBe(1);
  });

  deepTest('would be opened twice without both', async () => {
    await t.database.query('drop index gifts_once');
    expect(await openedAtOnce()).toBe(2);
  });
});
