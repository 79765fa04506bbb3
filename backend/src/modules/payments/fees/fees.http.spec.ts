import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import {
  confirm,
  deliverWebhooks,
  intentOf,
  type ReceivedEvent,
  sendWebhook,
  type StartedCheckout,
} from '../../../../test/builders/orders.js';
import { aHeldPayment, changedEvent, checkoutOf } from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { minutes } from '../../../kernel/clock.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import { AskForFeesJob } from '../settling/ask-for-fees.job.js';
import { CheckChargeJob } from '../settling/check-charge.job.js';
import { StripeCharges } from '../settling/stripe-charges.js';

describe('the payment provider’s fees', () => {
  let t: TestApp;
  let coach: Person;
  let productIds: string[];
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  beforeEach(async () => {
    productIds = [
      (await aProduct(t, { priceCents: 9_700 })).id,
      (await aProduct(t, { priceCents: 2_700 })).id,
    ];
  });
  afterAll(() => t.close());

  async function aPayment(): Promise<StartedCheckout> {
    const checkout = await checkoutOf(await aMember(t), ...productIds);
    await confirm(t, checkout);
    await deliverWebhooks(t);
    await t.runJobs();
    return checkout;
  }
  const read = async ({ orderId }: StartedCheckout) =>
    (await coach.browser.get(`/api/creator/orders/${orderId}`).expect(200)).body;
  const revenue = async () => (await coach.browser.get('/api/creator/revenue').expect(200)).body;
  const moneyOf = async (): Promise<Record<string, string>[]> => {
    const { products } = (await revenue()) as { products: { id: string }[] };
    return productIds.map((id) => ({ ...products.find((product) => product.id === id) }));
  };
  const byHand = async (checkout: StartedCheckout, action: string) => {
    await t
      .browser()
      .post(`/sandbox/payments/payments/${intentOf(checkout)}/${action}`)
      .set('origin', t.url)
      .expect(303);
    await deliverWebhooks(t);
    await t.runJobs();
  };

  test('are stored with the order, shared among its products to the cent', async () => {
    expect(await read(await aPayment())).toMatchObject({ amountPaid: '124.00', fee: '3.90' });
    expect(await moneyOf()).toMatchObject([
      { revenue: '97.00', fees: '3.05', net: '93.95' },
      { revenue: '27.00', fees: '0.85', net: '26.15' },
    ]);
  });

  test('count once, however often they are reported', async () => {
    const checkout = await aPayment();
    await t.app.get(CheckChargeJob).run({ intentId: intentOf(checkout) });
    expect((await read(checkout)).fee).toBe('3.90');
  });

  test('are not returned with a refund', async () => {
    const checkout = await aPayment();
    await coach.browser
      .post(`/api/creator/orders/${checkout.orderId}/refunds`)
      .send({ amount: '124.00' })
      .expect(202);
    await t.runJobs();
    expect((await read(checkout)).fee).toBe('3.90');
    expect(await moneyOf()).toMatchObject([
      { refunds: '97.00', fees: '3.05', net: '-3.05' },
      { refunds: '27.00', fees: '0.85', net: '-0.85' },
    ]);
  });

  test('for a dispute are added once, won or lost, no matter how often its events arrive', async () => {
    const checkout = await aPayment();
    await byHand(checkout, 'dispute');
    expect((await read(checkout)).fee).toBe('18.90');
    await byHand(checkout, 'win');
    const { data } = await t.app.get(StripeAccount).client.events.list({ limit: 100 });
    const events = (data as unknown as ReceivedEvent[]).filter(
      (event) =>
        event.type.startsWith('charge.dispute') && event.data.object['payment_intent'] === intentOf(checkout),
    );
    expect(events.length).toBeGreaterThan(2);
    for (const event of events) await sendWebhook(t, changedEvent(event, {})).expect(200);
    expect(await read(checkout)).toMatchObject({ fee: '18.90', status: 'paid' });
    expect(await moneyOf()).toMatchObject([{ fees: '14.78' }, { fees: '4.12' }]);
  });

  test('also apply to payments in review', async () => {
    const before = Number((await revenue()).figures.fees);
    const held = await aHeldPayment(t, await aMember(t), { amount_received: 100 }, ...productIds);
    await t.runJobs();
    expect((await read(held)).fee).toBe('3.90');
    expect(Number((await revenue()).figures.fees) - before).toBeCloseTo(3.9);
  });

  test('are shown as unknown until they arrive, and are requested until then', async () => {
    const { net, unknownFees } = (await revenue()).figures;
    const charges = t.app.get(StripeCharges);
    const asked = jest
      .spyOn(charges, 'ofPayment')
      .mockResolvedValueOnce({ isRefunded: false, isDisputed: false, fee: undefined });
    const checkout = await aPayment();
    asked.mockRestore();
    expect(unknownFees).toBe(0);
    expect((await read(checkout)).fee).toBeNull();
    const then = (await revenue()).figures;
    expect(then.unknownFees).toBe(1);
    expect(Number(then.net) - Number(net)).toBeCloseTo(124);
    t.clock.advance(minutes(2));
    await t.app.get(AskForFeesJob).run();
    await t.runJobs();
    expect((await read(checkout)).fee).toBe('3.90');
    expect((await revenue()).figures.unknownFees).toBe(0);
  });
});
