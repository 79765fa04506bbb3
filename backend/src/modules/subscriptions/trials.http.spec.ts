import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import {
  aRecurringOffer,
  aSubscription,
  DECLINES_LATER,
  hearStripe,
  sendCard,
  signInAgain,
  startSubscription,
} from '../../../test/builders/subscriptions.js';
import { days, hours } from '../../kernel/clock.js';
import { EnrollmentsService } from '../enrollments/index.js';

describe('free days', () => {
  let t: TestApp;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    await aCreator(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    rosa = await aMember(t);
  });

  const access = (productId: string) =>
    t.app.get(EnrollmentsService, { strict: false }).find(rosa.id, productId);
  const row = async (id: string) =>
    (
      await t.database.query(
        `select status, payments_made as "paymentsMade", next_payment_at is null as "isLast",
                (select count(*)::int from orders o where o.subscription_id = s.id) as orders
         from subscriptions s where id = $1`,
        [id],
      )
    )[0];
  const offered = async (productId: string) => {
    const { body } = await rosa.browser.get(`/api/products/${productId}`).expect(200);
    return (body as { recurringOffers: { trialDays: number | null }[] }).recurringOffers[0]?.trialDays;
  };
  const pass = async (time: number) => {
    t.clock.advance(time);
    await hearStripe(t);
    t.clock.advance(hours(2));
    await hearStripe(t);
  };

  test('open access with a saved card, and end with the first payment', async () => {
    const { id: productId } = await aProduct(t);
    const { id: offerId } = await aRecurringOffer(t, productId, { trialDays: 7 });
    const started = await startSubscription(rosa, offerId);
    await hearStripe(t);
    expect(started).toMatchObject({ trialDays: 7, total: '9.00' });
    expect(await access(productId)).toBeUndefined();
    expect(await row(started.id)).toMatchObject({ status: 'incomplete' });
    await sendCard(t, started);
    await hearStripe(t);
    const { body } = await rosa.browser.get(`/api/me/subscriptions/${started.id}`).expect(200);
    expect(body).toMatchObject({ state: 'trial', paymentsMade: 0, cardLast4: '4242' });
    expect(await access(productId)).toMatchObject({ accessUntil: null });
    expect(await row(started.id)).toMatchObject({ orders: 0 });
    const accepted = await t.database.query(
      'select document, occasion from legal_acceptances where account_id = $1 order by document',
      [rosa.id],
    );
    expect(accepted).toEqual([
      { document: 'refunds', occasion: 'trial' },
      { document: 'terms', occasion: 'trial' },
    ]);
    const rung = await t.database.query(
      `select n.kind from notifications n join notification_sources s on s.notification_id = n.id where s.actor_id = $1`,
      [rosa.id],
    );
    expect(rung).toEqual([{ kind: 'trial_begun' }]);
    await pass(days(7));
    expect(await row(started.id)).toMatchObject({ status: 'active', paymentsMade: 1, orders: 1 });
  });

  test('that are canceled cost nothing and end by themselves', async () => {
    const { id, productId } = await aSubscription(t, rosa, { trialDays: 7 });
    await rosa.browser.post(`/api/me/subscriptions/${id}/cancel`).send({}).expect(200);
    expect((await access(productId))?.accessUntil).toBeInstanceOf(Date);
    await pass(days(7));
    expect(await row(id)).toMatchObject({ status: 'ended', orders: 0 });
    expect(await access(productId)).toBeUndefined();
  });

  test('are for the first subscription to a product, and only offered then', async () => {
    const { id, productId, offerId } = await aSubscription(t, rosa, { trialDays: 7 });
    expect(await offered(productId)).toBeNull();
    await aCreator(t).then(({ browser }) =>
      browser.post(`/api/students/${rosa.id}/subscriptions/${id}/cancel`).send({ isAtOnce: true }),
    );
    expect(await startSubscription(rosa, offerId)).toMatchObject({ trialDays: null });
    const { id: otherId } = await aProduct(t);
    await aRecurringOffer(t, otherId, { trialDays: 14 });
    expect(await offered(otherId)).toBe(14);
  });

  test('begin again for a card that comes an hour late, and are given up for another offer', async () => {
    const { id: productId } = await aProduct(t);
    const { id: offerId } = await aRecurringOffer(t, productId, { trialDays: 7 });
    const { id: yearlyId } = await aRecurringOffer(t, productId, { interval: 'year', position: 1 });
    const late = await startSubscription(rosa, offerId);
    expect((await startSubscription(rosa, offerId)).id).toBe(late.id);
    t.clock.advance(hours(2));
    await signInAgain(rosa);
    const again = await startSubscription(rosa, offerId);
    expect(again.id).not.toBe(late.id);
    expect(await row(late.id)).toMatchObject({ status: 'ended' });
    const yearly = await startSubscription(rosa, yearlyId);
    expect(yearly).toMatchObject({ trialDays: null });
    expect(await row(again.id)).toMatchObject({ status: 'ended' });
  });

  test('whose card fails in the end leave time for another one', async () => {
    const { id, productId } = await aSubscription(t, rosa, { trialDays: 7 }, DECLINES_LATER);
    await pass(days(7));
    expect(await row(id)).toMatchObject({ status: 'past_due', orders: 0 });
    expect((await access(productId))?.accessUntil).toBeInstanceOf(Date);
  });
});
