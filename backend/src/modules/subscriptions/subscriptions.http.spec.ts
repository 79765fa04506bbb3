import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBundle, aProduct } from '../../../test/builders/catalog.js';
import { deepTest } from '../../../test/deep-test.js';
import { anHour, aPackage } from '../../../test/builders/coaching-sessions.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aPaidOrder, CARDS, confirm, deliverWebhooks, dropWebhooks } from '../../../test/builders/orders.js';
import { refundAll } from '../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import {
  aConfirmedCard,
  DECLINES_LATER,
  aRecurringOffer,
  aSubscription,
  hearStripe,
  nextMonth,
  startSubscription,
} from '../../../test/builders/subscriptions.js';
import { days, hours, seconds } from '../../kernel/clock.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';
import { AccessEndsService, EnrollmentsService } from '../enrollments/index.js';
import { StripeSubscriptionsService } from './stripe-subscriptions.service.js';
import { HearSubscriptionJob } from './hear-subscription.job.js';

describe('a subscription', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    coach = await aCreator(t);
    rosa = await aMember(t);
  });

  const read = async (id: string, of = rosa) =>
    (await of.browser.get(`/api/me/subscriptions/${id}`).expect(200)).body;
  const access = (productId: string, of = rosa) =>
    t.app.get(EnrollmentsService, { strict: false }).find(of.id, productId);
  const stripe = () => t.app.get(StripeAccount).client;
  const endAccess = () => t.app.get(AccessEndsService, { strict: false }).endExpired();
  const ordersOf = (id: string) =>
    t.database.query<{ number: string; total: number }>(
      `select o.number, v.total_cents as total from orders o join order_versions v on v.order_id = o.id
       where o.subscription_id = $1 order by o.received_at`,
      [id],
    );
  const findings = async () => {
    coach = await aCreator(t);
    // The comparison asks the database's clock.
    await t.database.query(
      'update enrollments set expires_at = now() where account_id = $1 and ended_at is not null',
      [rosa.id],
    );
    await coach.browser.post('/api/creator/money-checks/run').send({}).expect(202);
    await t.runJobs();
    return t.database.query(
      'select "check" from money_findings f join orders o on o.id = f.order_id where o.account_id = $1',
      [rosa.id],
    );
  };
  const changeCard = async (id: string, card: string) =>
    rosa.browser
      .put(`/api/me/subscriptions/${id}/card`)
      .send({ setupIntentId: await aConfirmedCard(t, rosa, id, card) });

  test('opens with its first payment, and each month is an order with a receipt', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    expect(await access(productId)).toMatchObject({ accessUntil: null });
    expect(await read(id)).toMatchObject({
      status: 'active',
      total: '9.00',
      paymentsMade: 1,
      cardLast4: '4242',
      isCancelable: true,
      nextPaymentAt: expect.any(String),
    });
    await nextMonth(t, rosa);
    await nextMonth(t, rosa);
    const { payments, paymentsMade } = await read(id);
    expect([paymentsMade, payments.length]).toEqual([3, 3]);
    const { body } = await rosa.browser.get(`/api/me/orders/${payments[0].orderId}`).expect(200);
    expect(body).toMatchObject({ status: 'paid', total: '9.00', receiptNumber: expect.any(String) });
    expect(await access(productId)).toMatchObject({ accessUntil: null });
    expect(await findings()).toEqual([]);
  });

  test('gives the same first payment until it is paid, and another offer’s instead of it', async () => {
    const { id: productId } = await aProduct(t);
    const monthly = await aRecurringOffer(t, productId);
    const yearly = await aRecurringOffer(t, productId, { interval: 'year', priceCents: 9000, position: 1 });
    const [one, other] = await Promise.all([
      rosa.browser.post('/api/me/subscriptions/start').send({ offerId: monthly.id }),
      rosa.browser.post('/api/me/subscriptions/start').send({ offerId: monthly.id }),
    ]);
    expect(one.body).toEqual(other.body);
    const first = one.body as { id: string; clientSecret: string };
    const second = await startSubscription(rosa, yearly.id);
    expect(second).toMatchObject({ total: '90.00' });
    expect((await confirm(t, first)).status).toBe(400);
    await confirm(t, second);
    await hearStripe(t);
    expect(await read(second.id)).toMatchObject({ status: 'active' });
    expect(await read(first.id)).toMatchObject({ status: 'ended' });
    expect(await ordersOf(first.id)).toEqual([]);
    const again = await rosa.browser.post('/api/me/subscriptions/start').send({ offerId: monthly.id });
    expect([again.status, again.body.code]).toEqual([409, 'already_owned']);
  });

  test('that is canceled stays open for what is paid, can go on, and then ends', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    const canceled = await rosa.browser
      .post(`/api/me/subscriptions/${id}/cancel`)
      .send({ reason: 'We are moving.' })
      .expect(200);
    expect(canceled.body).toMatchObject({ status: 'active', nextPaymentAt: null, isCancelable: false });
    expect((await access(productId))?.accessUntil?.toISOString()).toBe(canceled.body.cancelAt);
    await rosa.browser.post(`/api/me/subscriptions/${id}/resume`).send({}).expect(200);
    expect(await access(productId)).toMatchObject({ accessUntil: null });
    await rosa.browser.post(`/api/me/subscriptions/${id}/cancel`).send({}).expect(200);
    await nextMonth(t, rosa);
    expect(await read(id)).toMatchObject({ status: 'ended', paymentsMade: 1 });
    expect(await access(productId)).toBeUndefined();
    await endAccess();
    expect(await findings()).toEqual([]);
  });

  test('whose card fails keeps access for a while, and goes on with another card', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    expect((await changeCard(id, DECLINES_LATER)).status).toBe(200);
    await nextMonth(t, rosa);
    const late = await read(id);
    expect(late).toMatchObject({ status: 'past_due', paymentsMade: 1, cardLast4: '0341' });
    expect(await access(productId)).toMatchObject({ accessUntil: new Date(late.accessUntil) });
    expect((await changeCard(id, CARDS.pays)).body).toMatchObject({ status: 'active', paymentsMade: 2 });
    expect(await access(productId)).toMatchObject({ accessUntil: null });
    expect(await ordersOf(id)).toHaveLength(2);
  });

  test('that nobody pays ends after the last try, and without access before', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    await changeCard(id, DECLINES_LATER);
    await nextMonth(t, rosa);
    t.clock.advance(days(14));
    await hearStripe(t);
    expect(await access(productId)).toBeUndefined();
    await nextMonth(t, rosa);
    expect(await read(id)).toMatchObject({ status: 'ended', paymentsMade: 1 });
    await endAccess();
    expect(await findings()).toEqual([]);
  });

  test('in instalments ends with the last one, and the product stays', async () => {
    const { id, productId } = await aSubscription(t, rosa, { instalments: 3 });
    const refused = await rosa.browser.post(`/api/me/subscriptions/${id}/cancel`).send({});
    expect([refused.status, refused.body.code]).toEqual([422, 'not_possible']);
    await rosa.browser.post(`/api/me/subscriptions/${id}/resume`).send({}).expect(422);
    for (let month = 0; month < 5; month += 1) await nextMonth(t, rosa);
    expect(await read(id)).toMatchObject({ status: 'completed', paymentsMade: 3, nextPaymentAt: null });
    expect(await ordersOf(id)).toHaveLength(3);
    expect(await access(productId)).toMatchObject({ accessUntil: null });
    expect(await findings()).toEqual([]);
  });

  test('learns without webhooks what was paid', async () => {
    const { id: productId } = await aProduct(t);
    const started = await startSubscription(rosa, (await aRecurringOffer(t, productId)).id);
    await dropWebhooks(t);
    await confirm(t, started);
    await deliverWebhooks(t);
    await dropWebhooks(t, false);
    t.clock.advance(hours(2));
    await t.app.get(HearSubscriptionJob, { strict: false }).askAboutDue();
    await nextMonth(t, rosa);
    expect(await read(started.id)).toMatchObject({ status: 'active' });
    expect(await access(productId)).toBeDefined();
  });

  test('books each invoice once, however often it is told', async () => {
    const { id } = await aSubscription(t, rosa);
    const job = t.app.get(HearSubscriptionJob, { strict: false });
    const [row] = await t.database.query<{ stripeId: string }>(
      'select stripe_id as "stripeId" from subscriptions where id = $1',
      [id],
    );
    await Promise.all([job.run(row!), job.run(row!), job.run(row!)]);
    expect(await ordersOf(id)).toHaveLength(1);
  });

  test('keeps what was heard last, even if an older answer arrives later', async () => {
    const { id } = await aSubscription(t, rosa);
    const [row] = await t.database.query<{ stripeId: string }>(
      'select stripe_id as "stripeId" from subscriptions where id = $1',
      [id],
    );
    const calls = t.app.get(StripeSubscriptionsService, { strict: false });
    const ask = calls.read.bind(calls);
    jest.spyOn(calls, 'read').mockImplementationOnce(async (stripeId) => {
      const old = await ask(stripeId);
      t.clock.advance(seconds(1));
      await rosa.browser.post(`/api/me/subscriptions/${id}/cancel`).send({}).expect(200);
      return old;
    });
    await t.app.get(HearSubscriptionJob, { strict: false }).run(row!);
    expect(await read(id)).toMatchObject({ cancelAt: expect.any(String) });
  });

  test('of a bundle with sessions gives them with the first payment only', async () => {
    const sessions = await aPackage(t, coach, await anHour(coach), { sessions: 2 });
    const bundle = await aBundle(t, [sessions]);
    const started = await startSubscription(rosa, (await aRecurringOffer(t, bundle.id)).id);
    await confirm(t, started);
    await hearStripe(t);
    await nextMonth(t, rosa);
    const credits = await t.database.query(
      'select sum(sessions)::int as sessions from coaching_credits where account_id = $1',
      [rosa.id],
    );
    expect(credits).toEqual([{ sessions: 2 }]);
  });

  test('of a bundle opens its parts, also those that are added later', async () => {
    const [oak, elm] = [await aProduct(t), await aProduct(t)];
    const bundle = await aBundle(t, [oak.id]);
    const started = await startSubscription(rosa, (await aRecurringOffer(t, bundle.id)).id);
    await confirm(t, started);
    await hearStripe(t);
    expect(await access(oak.id)).toMatchObject({ accessUntil: null });
    await t.database.query('insert into bundle_parts (bundle_id, product_id, position) values ($1, $2, 1)', [
      bundle.id,
      elm.id,
    ]);
    await nextMonth(t, rosa);
    expect(await access(elm.id)).toMatchObject({ accessUntil: null });
    await rosa.browser.post(`/api/me/subscriptions/${started.id}/cancel`).send({}).expect(200);
    await nextMonth(t, rosa);
    expect([await access(oak.id), await access(elm.id)]).toEqual([undefined, undefined]);
  });

  test('waits behind access that lasts longer, and takes its place', async () => {
    const { id: productId } = await aProduct(t);
    const started = await startSubscription(rosa, (await aRecurringOffer(t, productId)).id);
    const orderId = await aPaidOrder(t, rosa, productId);
    await confirm(t, started);
    await hearStripe(t);
    await refundAll(t, coach, orderId);
    await hearStripe(t);
    expect(await access(productId)).toMatchObject({ accessUntil: null });
  });

  test('is ended by the coach, at once or with what is paid, and by a refund that ends access', async () => {
    const one = await aSubscription(t, rosa);
    const path = `/api/students/${rosa.id}/subscriptions`;
    const later = await coach.browser.post(`${path}/${one.id}/cancel`).send({ isAtOnce: false }).expect(200);
    expect(later.body.items).toMatchObject([{ id: one.id, status: 'active', cancelAt: expect.any(String) }]);
    await coach.browser.post(`${path}/${one.id}/cancel`).send({ isAtOnce: true }).expect(200);
    expect(await access(one.productId)).toBeUndefined();

    const other = await aSubscription(t, rosa);
    const [{ orderId }] = (await read(other.id)).payments;
    await refundAll(t, coach, orderId);
    await hearStripe(t);
    expect(await access(other.productId)).toBeUndefined();
    expect(await read(other.id)).toMatchObject({ status: 'ended' });
    const { data } = await stripe().subscriptions.list({ status: 'canceled', limit: 100 });
    expect(data.map(({ metadata }) => metadata['subscriptionId'])).toEqual(
      expect.arrayContaining([one.id, other.id]),
    );
  });

  test('is for adults, for offers on sale, and for its own member', async () => {
    const { id: productId } = await aProduct(t);
    const offer = await aRecurringOffer(t, productId);
    const mia = await aDaughter(t, rosa);
    const minor = await mia.browser.post('/api/me/subscriptions/start').send({ offerId: offer.id });
    expect([minor.status, minor.body.code]).toEqual([403, 'minor_cannot_pay']);
    const archived = await aRecurringOffer(t, productId, { archivedAt: t.clock.now() });
    await rosa.browser.post('/api/me/subscriptions/start').send({ offerId: archived.id }).expect(404);
    await rosa.browser.post('/api/cart').send({ productId, quantity: 1, offerId: offer.id }).expect(404);
    const { id } = await aSubscription(t, rosa);
    const lena = await aMember(t);
    await lena.browser.get(`/api/me/subscriptions/${id}`).expect(404);
    await lena.browser.post(`/api/me/subscriptions/${id}/cancel`).send({}).expect(404);
    expect(
      (await rosa.browser.put(`/api/me/subscriptions/${id}/card`).send({ setupIntentId: 'seti_x' })).status,
    ).toBe(400);
  });

  test('of a blocked member is not charged again, and what is paid stays', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    await coach.browser.post(`/api/students/${rosa.id}/block`).send({ reason: 'Spam.' }).expect(200);
    await hearStripe(t);
    const [row] = await t.database.query(
      'select status, cancel_at is not null as "isCanceled" from subscriptions where id = $1',
      [id],
    );
    expect(row).toEqual({ status: 'active', isCanceled: true });
    expect(await access(productId)).toBeDefined();
  });

  test('of an erased member is canceled', async () => {
    const { id } = await aSubscription(t, rosa);
    await t.database.transaction((tx) =>
      t.app.get(Outbox).publish(tx, 'member.erased', { accountId: rosa.id }),
    );
    await t.runJobs();
    const { data } = await stripe().subscriptions.list({ status: 'canceled', limit: 100 });
    expect(data.map(({ metadata }) => metadata['subscriptionId'])).toContain(id);
  });

  deepTest('twice at once would be paid twice without the index on running ones', async () => {
    const { id: productId } = await aProduct(t);
    const { id: offerId } = await aRecurringOffer(t, productId);
    const start = () => rosa.browser.post('/api/me/subscriptions/start').send({ offerId });
    const running = async () =>
      (
        await t.database.query('select from subscriptions where product_id = $1 and ended_at is null', [
          productId,
        ])
      ).length;
    await t.database.query('drop index subscriptions_one_running');
    await Promise.all([start(), start(), start()]);
    expect(await running()).toBeGreaterThan(1);
    await t.database.query('delete from subscriptions where product_id = $1', [productId]);
    await t.database.query(
      'create unique index subscriptions_one_running on subscriptions (account_id, product_id) where ended_at is null',
    );
    await Promise.all([start(), start(), start()]);
    expect(await running()).toBe(1);
  });
});
