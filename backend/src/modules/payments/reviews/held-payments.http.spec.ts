import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import {
  confirm,
  deliverWebhooks,
  intentOf,
  paidEvent,
  sendWebhook,
} from '../../../../test/builders/orders.js';
import {
  bought,
  changedEvent,
  checkoutOf,
  payUnheard,
  purchasesOf,
} from '../../../../test/builders/payments.js';
import { aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { newId } from '../../../kernel/ids.js';
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

  test('for two versions of one cart grants what is not owned yet, and only the duplicate goes to review', async () => {
    const one = await aProduct(t);
    const more = await aProduct(t, { priceCents: 4700 });
    const first = await checkoutOf(rosa, one.id);
    const second = await checkoutOf(rosa, more.id);
    await confirm(t, first);
    await deliverWebhooks(t);
    await confirm(t, second);
    await deliverWebhooks(t);
    expect(await bought(t, rosa, [one.id, more.id])).toEqual({ purchases: 2, owned: 2 });
    expect((await rosa.browser.get('/api/cart/count').expect(200)).body).toEqual({ count: 0 });
    const history = await rosa.browser.get('/api/me/orders').expect(200);
    expect(history.body.items.map(({ status }: { status: string }) => status).sort()).toEqual([
      'paid',
      'review',
    ]);
    expect(history.body.items.find(({ status }: { status: string }) => status === 'review')).toMatchObject({
      total: '74.00',
      paidAt: t.clock.now().toISOString(),
      lines: [
        { productId: one.id, isDelivered: false },
        { productId: more.id, isDelivered: true },
      ],
    });
  });

  test('a second time for the very same thing gives nothing and goes to review', async () => {
    const product = await aProduct(t);
    const checkout = await checkoutOf(rosa, product.id);
    await payUnheard(t, checkout);
    await enroll(t, rosa.id, [product.id]);
    const answer = await sendWebhook(t, await paidEvent(t, intentOf(checkout))).expect(200);
    expect(answer.body.outcome).toBe('review');
    expect(await order(checkout.orderId)).toMatchObject({ status: 'review', paidAt: null });
    expect(await bought(t, rosa, [product.id])).toEqual({ purchases: 0, owned: 1 });
  });

  test('with a doubled part under review has a receipt that says so', async () => {
    const one = await aProduct(t);
    const more = await aProduct(t, { priceCents: 4700 });
    const first = await checkoutOf(rosa, one.id);
    const second = await checkoutOf(rosa, more.id);
    await confirm(t, first);
    await deliverWebhooks(t);
    await confirm(t, second);
    await deliverWebhooks(t);
    const receipts = (await mailsTo(t, rosa.email)).map(({ text }) => text);
    expect(receipts).toHaveLength(2);
    expect(receipts.find((text) => text.includes('you already own it'))).toContain(
      `${one.title} (you already own it): $27.00\n${more.title}: $47.00\nSubtotal: $74.00`,
    );
  });

  describe('that differs from our request grants nothing and goes to review:', () => {
    test.each([
      ['another amount', 'wrong_amount', () => ({ amount_received: 100 })],
      ['another currency', 'wrong_currency', () => ({ currency: 'eur' })],
      ['another owner', 'wrong_owner', (orderId: string) => ({ metadata: { orderId, accountId: newId() } })],
      ['another order', 'wrong_owner', () => ({ metadata: { orderId: newId(), accountId: rosa.id } })],
      ['no owner at all', 'wrong_owner', () => ({ metadata: {} })],
    ])('%s', async (_, reason, change) => {
      const product = await aProduct(t);
      const checkout = await checkoutOf(rosa, product.id);
      await payUnheard(t, checkout);
      const event = changedEvent(await paidEvent(t, intentOf(checkout)), change(checkout.orderId));
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
});

/** Sends two webhooks at once, for two versions of one cart that both contain the first product. */
async function twoVersionsAtOnce(t: TestApp, other: TestApp) {
  const rosa = await aMember(t);
  const one = await aProduct(t);
  const more = await aProduct(t);
  const first = await checkoutOf(rosa, one.id);
  const second = await checkoutOf(rosa, more.id);
  await payUnheard(t, first);
  await payUnheard(t, second);
  const events = [await paidEvent(t, intentOf(first)), await paidEvent(t, intentOf(second))];
  const answers = await Promise.all([sendWebhook(t, events[0]), sendWebhook(other, events[1])]);
  return {
    statuses: answers.map(({ status }) => status),
    ofOne: (await purchasesOf(t, rosa.id)).filter(({ productId }) => productId === one.id).length,
    ofMore: (await purchasesOf(t, rosa.id)).filter(({ productId }) => productId === more.id).length,
  };
}

describe('two versions of one cart, paid and reported at once', () => {
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

  test('give each product once', async () => {
    for (let round = 0; round < 5; round++) {
      const { statuses, ofOne, ofMore } = await twoVersionsAtOnce(t, other);
      expect({ statuses, ofOne }).toEqual({ statuses: [200, 200], ofOne: 1 });
      // If the larger version is reported first, the smaller one adds nothing.
      expect(ofMore).toBe(1);
    }
  });

  deepTest('would give the same product twice without the key on enrollments', async () => {
    await t.database.query('alter table enrollments drop constraint enrollments_one_each');
    expect((await twoVersionsAtOnce(t, other)).ofOne).toBe(2);
  });
});
