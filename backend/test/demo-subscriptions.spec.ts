import { startTestApp, type TestApp } from './app.js';
import { type Demo, theDemo } from './builders/demo.js';
import { deliverWebhooks } from './builders/orders.js';
import { confirmCard, hearStripe } from './builders/subscriptions.js';
import { days, hours } from '../src/kernel/clock.js';
import { HearSubscriptionJob } from '../src/modules/subscriptions/hear-subscription.job.js';
import { PaymentSandbox } from '../src/stand-ins/payment-sandbox/index.js';
import { demoPast } from '../src/demo/content/demo-past.js';
import { demoId, demoSubscriptions } from '../src/demo/content/index.js';

let t: TestApp;
let demo: Demo;
beforeAll(async () => {
  t = await startTestApp();
  demo = await theDemo(t);
  await t.app.get(PaymentSandbox).remember(await demoPast(t.app));
});
afterAll(() => t.close());

const idOf = (memberKey: string, productKey: string): string =>
  demoId(`subscription/${memberKey}/${productKey}`);
const pathOf = (memberKey: string, productKey: string): string =>
  `/api/me/subscriptions/${idOf(memberKey, productKey)}`;

interface Subscription {
  state: string;
  payments: { orderId: string; status: string }[];
}
const read = async (memberKey: string, productKey: string): Promise<Subscription> =>
  (await (await demo.as(memberKey)).get(pathOf(memberKey, productKey)).expect(200)).body as Subscription;

/** Everything that news from the payment provider may change. */
const TABLES = [
  'subscriptions r order by id',
  'subscription_changes r order by subscription_id, at',
  'orders r order by id',
  'order_lines r order by id',
  'purchases r order by id',
  'enrollments r order by account_id, product_id',
  'further_rights r order by id',
];
const stored = () =>
  Promise.all(
    TABLES.map((from) => demo.stored(from, ['checked_at', 'fee_checked_at', 'fee_cents', 'end_told_at'])),
  );

test('the payment provider tells of every subscription what is planted, so that asking it changes nothing', async () => {
  const before = await stored();
  await t.database.query(`update subscriptions set checked_at = checked_at - interval '2 days'`);
  await t.app.get(HearSubscriptionJob, { strict: false }).askAboutDue();
  await t.runJobs();
  const asked = await t.database.query(
    'select from subscriptions where checked_at < $1 and ended_at is null',
    [t.clock.now()],
  );
  expect(asked).toEqual([]);
  expect(await stored()).toEqual(before);
});

test('the coach finds subscriptions in every state, and what they bring in a month', async () => {
  const coach = await demo.as('coach');
  const { body } = await coach.get('/api/creator/subscriptions?range=[0,49]').expect(200);
  expect(body).toHaveLength(demoSubscriptions.length);
  const states = new Set((body as { state: string }[]).map(({ state }) => state));
  expect([...states].toSorted()).toEqual(['active', 'ended', 'ending', 'past_due', 'paused', 'trial']);
  const revenue = await coach.get('/api/creator/revenue/recurring').expect(200);
  expect(revenue.body).toMatchObject({
    running: { count: 6, monthly: '167.50' },
    atRisk: { count: 1, monthly: '19.00' },
    ending: { count: 1, monthly: '19.00' },
  });
});

test.each([
  ['elin', 2],
  ['hana', 12],
])('the membership of %s has brought %d half hours that can be booked', async (memberKey, creditsLeft) => {
  const { body } = await (await demo.as(memberKey)).get('/api/me/coaching/offerings').expect(200);
  const offerings = body.items as { id: string }[];
  expect(offerings.find(({ id }) => id === demoId('offering/half-hour'))).toMatchObject({ creditsLeft });
});

test('members can give another card, keep what they canceled, and end a pause', async () => {
  const tess = await demo.as('tess');
  const card = `${pathOf('tess', 'side-by-side')}/card`;
  const { clientSecret } = await demo.post<{ clientSecret: string }>('tess', `${card}/prepare`, {});
  const setupIntentId = await confirmCard(t, clientSecret, '4242 4242 4242 4242');
  await tess.put(card).send({ setupIntentId }).expect(200);
  expect(await read('tess', 'side-by-side')).toMatchObject({ state: 'active', paymentsMade: 3 });
  await demo.post('priya', `${pathOf('priya', 'side-by-side')}/resume`, {});
  expect((await read('priya', 'side-by-side')).state).toBe('active');
  await demo.post('dana', `${pathOf('dana', 'window-seat')}/resume`, {});
  expect((await read('dana', 'window-seat')).state).toBe('active');
  await demo.post('elin', `${pathOf('elin', 'window-seat')}/cancel`, {});
  expect((await read('elin', 'window-seat')).state).toBe('ending');
});

test('a payment can be refunded, which ends the subscription', async () => {
  const [{ orderId } = { orderId: '' }] = (await read('beth', 'side-by-side')).payments;
  await demo.post('coach', `/api/creator/orders/${orderId}/refunds`, { amount: '19.00' });
  await t.runJobs();
  await hearStripe(t);
  const { state, payments } = await read('beth', 'side-by-side');
  expect({ state, status: payments[0]?.status }).toEqual({ state: 'ended', status: 'refunded' });
});

test('time renews them: free days end with a payment, and the last instalment completes', async () => {
  t.clock.advance(days(31));
  await deliverWebhooks(t);
  t.clock.advance(hours(2));
  await hearStripe(t);
  const rows = await t.database.query<{ id: string; status: string; payments: number }>(
    'select id, status, payments_made as payments from subscriptions',
  );
  const now = new Map(rows.map(({ id, ...row }) => [id, row]));
  expect(now.get(idOf('noor', 'side-by-side'))).toEqual({ status: 'active', payments: 1 });
  expect(now.get(idOf('colleen', 'slow-mornings'))).toEqual({ status: 'completed', payments: 3 });
  expect(now.get(idOf('dana', 'window-seat'))).toEqual({ status: 'active', payments: 9 });
  expect(now.get(idOf('elin', 'window-seat'))).toEqual({ status: 'ended', payments: 2 });
});
