import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import {
  confirm,
  deliverWebhooks,
  intentOf,
  paidEvent,
  sendWebhook,
} from '../../../../test/builders/orders.js';
import { bought, changedEvent, checkoutOf, payUnheard } from '../../../../test/builders/payments.js';
import { aMember, type Person } from '../../../../test/builders/people.js';
import { newId } from '../../../kernel/ids.js';

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

  const order = async (id: string) => (await rosa.browser.get(`/api/orders/${id}`).expect(200)).body;

  test('a second time for the same thing goes to review', async () => {
    const [one, more] = [await aProduct(t), await aProduct(t)];
    const first = await checkoutOf(rosa, one.id);
    const second = await checkoutOf(rosa, more.id);
    await confirm(t, first);
    await deliverWebhooks(t);
    await confirm(t, second);
    await deliverWebhooks(t);
    expect(await bought(t, rosa, [one.id, more.id])).toEqual({ purchases: 1, owned: 1 });
    const history = await rosa.browser.get('/api/orders').expect(200);
    expect(history.body.map(({ status }: { status: string }) => status).sort()).toEqual(['paid', 'review']);
  });

  describe('that is not what we asked for gives nothing and goes to review:', () => {
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
