import { startTestApp, type TestApp } from '../../../test/app.js';
import { deliverWebhooks } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import {
  aConfirmedCard,
  aSubscription,
  DECLINES_LATER,
  hearStripe,
  nextMonth,
  signInAgain,
} from '../../../test/builders/subscriptions.js';
import { mailsTo } from '../../../test/mail.js';
import { days, hours, later } from '../../kernel/clock.js';
import { EnrollmentsService } from '../enrollments/index.js';
import type { StudentSubscriptionResponse } from './subscriptions.dto.js';

let t: TestApp;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  rosa = await aMember(t);
});

const move = async (id: string, to: Date) => {
  // A new coach, because months pass.
  const { browser } = await aCreator(t);
  return browser
    .post(`/api/students/${rosa.id}/subscriptions/${id}/move-payment`)
    .send({ nextPaymentAt: to.toISOString() });
};
const read = async (id: string) =>
  (await rosa.browser.get(`/api/me/subscriptions/${id}`).expect(200)).body as StudentSubscriptionResponse;
const due = async (id: string) => new Date((await read(id)).nextPaymentAt!);
const access = (productId: string) =>
  t.app.get(EnrollmentsService, { strict: false }).find(rosa.id, productId);

test('a month given costs nothing, keeps access, and the next payment follows on the new day', async () => {
  const { id, productId } = await aSubscription(t, rosa);
  const to = later(await due(id), days(31));
  const { status, body } = await move(id, to);
  expect(status).toBe(200);
  expect(body.items).toMatchObject([
    { id, state: 'active', nextPaymentAt: to.toISOString(), isMovable: true },
  ]);
  await t.runJobs();
  const [mail] = (await mailsTo(t, rosa.email)).filter(({ text }) => text.includes('Your coach moved'));
  expect(mail?.text).toMatch(/access until then without paying\. We’ll charge your card \$9\.00 on \w+ \d+/);
  const acts = await t.database.query(
    `select action from audit_entries where member_id = $1 and action = 'subscription.payment_moved'`,
    [rosa.id],
  );
  expect(acts).toHaveLength(1);

  await nextMonth(t, rosa);
  expect(await read(id)).toMatchObject({ paymentsMade: 1, status: 'active' });
  expect(await access(productId)).toMatchObject({ accessUntil: null });
  await nextMonth(t, rosa);
  expect(await read(id)).toMatchObject({ paymentsMade: 2, status: 'active' });
  expect((await due(id)).getUTCDate()).toBe(to.getUTCDate());
});

test('free days are made longer, and canceled free time is kept until its end', async () => {
  const { id } = await aSubscription(t, rosa, { trialDays: 5 });
  const to = later(await due(id), days(5));
  expect((await move(id, to)).body.items).toMatchObject([
    { state: 'trial', nextPaymentAt: to.toISOString() },
  ]);
  await rosa.browser.post(`/api/me/subscriptions/${id}/cancel`).send({}).expect(200);
  expect(await read(id)).toMatchObject({ state: 'ending', accessUntil: to.toISOString() });
});

test('a payment is moved to a later time only, within two years', async () => {
  const { id } = await aSubscription(t, rosa);
  const planned = await due(id);
  for (const to of [planned, later(planned, -days(2)), later(t.clock.now(), days(731))]) {
    const { status, body } = await move(id, to);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['nextPaymentAt']]);
  }
  expect(await due(id)).toEqual(planned);
});

test('a payment that was made meanwhile is not moved', async () => {
  const { id } = await aSubscription(t, rosa);
  const planned = await due(id);
  // The renewal is paid, and no job has heard of it yet.
  t.clock.advance(days(31));
  await deliverWebhooks(t);
  t.clock.advance(hours(2));
  await deliverWebhooks(t);
  const { status } = await move(id, later(planned, days(2)));
  expect(status).toBe(400);
  await hearStripe(t);
  await signInAgain(rosa);
  expect(await read(id)).toMatchObject({ paymentsMade: 2 });
});

test('what ends, is paused, in instalments or unpaid has no payment to move, nor has another student’s', async () => {
  const far = later(t.clock.now(), days(300));
  const refused = async (id: string) => {
    const { status, body } = await move(id, far);
    return [status, body.code];
  };
  const { id: thirds } = await aSubscription(t, rosa, { instalments: 3 });
  const { id: ending } = await aSubscription(t, rosa);
  await rosa.browser.post(`/api/me/subscriptions/${ending}/cancel`).send({}).expect(200);
  const { id: paused } = await aSubscription(t, rosa);
  await rosa.browser.post(`/api/me/subscriptions/${paused}/pause`).send({ months: 1 }).expect(200);
  for (const id of [thirds, ending, paused]) expect(await refused(id)).toEqual([422, 'not_possible']);
  const { id: unpaid } = await aSubscription(t, rosa);
  const setupIntentId = await aConfirmedCard(t, rosa, unpaid, DECLINES_LATER);
  await rosa.browser.put(`/api/me/subscriptions/${unpaid}/card`).send({ setupIntentId }).expect(200);
  await nextMonth(t, rosa);
  expect(await refused(unpaid)).toEqual([422, 'not_possible']);
  const { id: others } = await aSubscription(t, await aMember(t));
  expect(await refused(others)).toEqual([404, 'not_found']);
});
