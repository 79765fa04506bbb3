import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aPaidOrder, deliverWebhooks } from '../../../../test/builders/orders.js';
import { bought } from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import { deepTest } from '../../../../test/deep-test.js';

interface OrderBody {
  lines: { id: string }[];
  refunds: { id: string; status: string }[];
  payment: { id: string };
}

let t: TestApp;
let coach: Person;
let rosa: Person;
let course: string;
let workbook: string;
beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  coach = await aCreator(t);
  rosa = await aMember(t, { name: 'Rosa Lind' });
  course = (await aProduct(t, { title: 'Oak', priceCents: 9700 })).id;
  workbook = (await aProduct(t, { title: 'Letters' })).id;
});
afterAll(() => t.close());

const path = (id: string) => `/api/creator/orders/${id}`;
const read = async (id: string) => (await coach.browser.get(path(id)).expect(200)).body as OrderBody;
const anOrder = () => aPaidOrder(t, rosa, course, workbook);
const owned = async () => (await bought(t, rosa, [course, workbook])).owned;
const atStripe = (id: string, amount?: number) =>
  read(id).then(({ payment }) =>
    t.app.get(StripeAccount).client.refunds.create({ payment_intent: payment.id, ...(amount && { amount }) }),
  );

describe('a refund made in the payment provider’s dashboard', () => {
  test('for the whole order is handled like one of ours', async () => {
    const id = await anOrder();
    await atStripe(id);
    await deliverWebhooks(t);
    await t.runJobs();
    expect(await read(id)).toMatchObject({
      status: 'refunded',
      amountRefunded: '124.00',
      isWaiting: false,
      refunds: [{ origin: 'provider', status: 'succeeded', needsDecision: false }],
    });
    expect(await owned()).toBe(0);
  });

  test('for a part waits until the coach assigns it to products', async () => {
    const id = await anOrder();
    await atStripe(id, 3000);
    await deliverWebhooks(t);
    await t.runJobs();
    const order = await read(id);
    expect(order).toMatchObject({
      status: 'partially_refunded',
      amountRefunded: '30.00',
      isWaiting: true,
      refunds: [{ origin: 'provider', needsDecision: true }],
    });
    expect(await owned()).toBe(2);
    const decide = (lineIds: string[]) =>
      coach.browser.post(`${path(id)}/refunds/${order.refunds[0]!.id}/choose-lines`).send({ lineIds });
    await decide([order.lines[1]!.id]).expect(204);
    await decide([]).expect(409);
    expect(await read(id)).toMatchObject({
      status: 'partially_refunded',
      isWaiting: false,
      amountRefundable: '94.00',
      lines: [{ access: 'open', amountRefundable: '94.00' }, { access: 'ended' }],
    });
    expect(await bought(t, rosa, [course])).toMatchObject({ owned: 1 });
  });

  test('in parts that add up to the order leaves nothing to decide', async () => {
    const id = await anOrder();
    for (const cents of [3000, 2400, 7000]) {
      await atStripe(id, cents);
      await deliverWebhooks(t);
      await t.runJobs();
    }
    expect(await read(id)).toMatchObject({
      status: 'refunded',
      amountRefunded: '124.00',
      isWaiting: false,
      refunds: [{ needsDecision: false }, { needsDecision: false }, { needsDecision: false }],
    });
    expect(await owned()).toBe(0);
  });

  test('for a part can be goodwill: all access stays', async () => {
    const id = await anOrder();
    await atStripe(id, 500);
    await deliverWebhooks(t);
    await t.runJobs();
    const [refund] = (await read(id)).refunds;
    await coach.browser
      .post(`${path(id)}/refunds/${refund!.id}/choose-lines`)
      .send({ lineIds: [] })
      .expect(204);
    expect(await owned()).toBe(2);
    expect(await read(id)).toMatchObject({
      amountRefunded: '5.00',
      amountRefundable: '119.00',
      isWaiting: false,
    });
  });

  deepTest('next to one of ours that is under way never exceeds the payment', async () => {
    const id = await anOrder();
    await coach.browser
      .post(`${path(id)}/refunds`)
      .send({ amount: '124.00' })
      .expect(202);
    await atStripe(id);
    await deliverWebhooks(t);
    await t.runJobs();
    const order = await read(id);
    expect(order).toMatchObject({ status: 'refunded', amountRefunded: '124.00' });
    expect(order.refunds.map(({ status }) => status).toSorted()).toEqual(['failed', 'succeeded']);
    expect(await owned()).toBe(0);
  });
});
