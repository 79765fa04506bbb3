import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { CARDS } from '../../../test/builders/orders.js';
import { refundAll } from '../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import {
  aConfirmedCard,
  aRecurringOffer,
  aSubscription,
  DECLINES_LATER,
  hearStripe,
  nextMonth,
  signInAgain,
} from '../../../test/builders/subscriptions.js';
import { days, hours, minutes } from '../../kernel/clock.js';
import { fromDecimal } from '../../kernel/money.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';
import { EnrollmentsService } from '../enrollments/index.js';
import { HearSubscriptionJob } from './hear-subscription.job.js';
import type { MemberSubscriptionResponse, PlanChoiceResponse } from './subscriptions.dto.js';

const big = { name: 'Big', priceCents: 1900, position: 1 };
const yearly = {
  name: 'Yearly',
  translations: { es: { name: 'Anual' } },
  interval: 'year',
  priceCents: 9000,
  position: 2,
} as const;

describe('a change of plan', () => {
  let t: TestApp;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    rosa = await aMember(t);
  });

  const cents = (amount: string) => fromDecimal(amount)!;
  const path = (id: string) => `/api/me/subscriptions/${id}`;
  const read = async (id: string) =>
    (await rosa.browser.get(path(id)).expect(200)).body as MemberSubscriptionResponse;
  const plansOf = async (id: string) =>
    (await rosa.browser.get(`${path(id)}/plans`).expect(200)).body.items as PlanChoiceResponse[];
  const change = (id: string, { offerId, total, dueToday }: PlanChoiceResponse) =>
    rosa.browser.post(`${path(id)}/change-plan`).send({ offerId, total, dueToday });
  const access = (productId: string) =>
    t.app.get(EnrollmentsService, { strict: false }).find(rosa.id, productId);
  const ordersOf = (id: string) =>
    t.database.query<{ id: string; name: string; total: number }>(
      `select o.id, l.offer_name as name, v.total_cents as total
       from orders o join order_versions v on v.order_id = o.id join order_lines l on l.order_version_id = v.id
       where o.subscription_id = $1 order by o.received_at, o.number`,
      [id],
    );
  const changesOf = (id: string) =>
    t.database.query<{ kind: string; cents: number }>(
      `select kind, delta_cents as cents from subscription_changes
       where subscription_id = $1 and delta_cents is not null order by at, kind`,
      [id],
    );
  const stripeIdOf = async (id: string) =>
    (
      await t.database.query<{ stripeId: string }>(
        'select stripe_id as "stripeId" from subscriptions where id = $1',
        [id],
      )
    )[0]!;
  const balance = async (id: string) => {
    const { subscriptions } = t.app.get(StripeAccount).client;
    const { customer } = await subscriptions.retrieve((await stripeIdOf(id)).stripeId, {
      expand: ['customer'],
    });
    return typeof customer !== 'string' && 'balance' in customer ? customer.balance : undefined;
  };
  const pass = async (time: number) => {
    t.clock.advance(time);
    await hearStripe(t);
    await signInAgain(rosa);
  };
  const useCard = async (id: string, card: string) =>
    rosa.browser
      .put(`${path(id)}/card`)
      .send({ setupIntentId: await aConfirmedCard(t, rosa, id, card) })
      .expect(200);

  test('upward is paid now as it was shown, is named on its order, and keeps the day of the next payment', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    expect(await read(id)).toMatchObject({ isChangeable: false });
    await aRecurringOffer(t, productId, big);
    await aRecurringOffer(t, productId, { ...big, name: 'Thirds', instalments: 3, position: 2 });
    const { isChangeable, nextPaymentAt } = await read(id);
    expect(isChangeable).toBe(true);
    await pass(days(10));
    const [plan, ...others] = await plansOf(id);
    expect(others).toEqual([]);
    expect(plan).toMatchObject({
      name: 'Big',
      total: '19.00',
      isAtOnce: true,
      charge: '13.10',
      credit: '6.21',
      dueToday: '6.89',
      nextPaymentAt,
    });
    const { body } = await change(id, plan!).expect(200);
    expect(body).toMatchObject({ offerName: 'Big', total: '19.00', nextPaymentAt, paymentsMade: 2 });
    await hearStripe(t);
    await nextMonth(t, rosa);
    expect((await ordersOf(id)).map(({ name, total }) => [name, total])).toEqual([
      ['Monthly', 900],
      ['Monthly → Big', 689],
      ['Big', 1900],
    ]);
    expect(await access(productId)).toMatchObject({ accessUntil: null });
    expect(await changesOf(id)).toEqual([{ kind: 'upgraded', cents: 1000 }]);
  });

  test('to a year begins the year today, and the unused days of the month are credited', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    await aRecurringOffer(t, productId, yearly);
    await pass(days(10));
    const [plan] = await plansOf(id);
    expect(plan).toMatchObject({ charge: '90.00', isAtOnce: true });
    expect(cents(plan!.charge) - cents(plan!.credit)).toBe(cents(plan!.dueToday));
    expect(cents(plan!.credit)).toBeGreaterThan(500);
    const { body } = await change(id, plan!).expect(200);
    expect(body).toMatchObject({ interval: 'year', total: '90.00', isPausable: false });
    expect(body.nextPaymentAt.slice(0, 10)).toBe(plan!.nextPaymentAt.toString().slice(0, 10));
    expect((await ordersOf(id)).at(-1)).toMatchObject({
      name: 'Monthly → Yearly',
      total: cents(plan!.dueToday),
    });
    const { payments } = await read(id);
    expect(payments.map(({ offerName }) => offerName)).toEqual(['Monthly → Yearly', 'Monthly']);
    const inSpanish = await rosa.browser.get(path(id)).set('accept-language', 'es').expect(200);
    const named = (inSpanish.body as MemberSubscriptionResponse).payments;
    expect(named.map(({ offerName }) => offerName)).toEqual(['Monthly → Anual', 'Monthly']);
    expect(await changesOf(id)).toEqual([{ kind: 'downgraded', cents: -150 }]);
  });

  test('downward costs nothing now, and starts with the next payment', async () => {
    const { id, productId } = await aSubscription(t, rosa, { ...big, position: 0 });
    await aRecurringOffer(t, productId, { name: 'Small', position: 1 });
    const { nextPaymentAt } = await read(id);
    const [plan] = await plansOf(id);
    expect(plan).toMatchObject({ isAtOnce: false, dueToday: '0.00', credit: '0.00', nextPaymentAt });
    expect((await change(id, plan!).expect(200)).body).toMatchObject({ total: '9.00', nextPaymentAt });
    // Back to the plan that is paid, and down again: nothing is due before the month is over.
    for (const dueToday of ['0.00', '0.00']) {
      const [other] = await plansOf(id);
      expect(other).toMatchObject({ isAtOnce: false, dueToday, nextPaymentAt });
      await change(id, other!).expect(200);
    }
    await nextMonth(t, rosa);
    expect((await ordersOf(id)).map(({ total }) => total)).toEqual([1900, 900]);
    expect(await changesOf(id)).toEqual([
      { kind: 'downgraded', cents: -2000 },
      { kind: 'upgraded', cents: 1000 },
    ]);
    expect(await balance(id)).toBe(0);
  });

  test('from a year to months keeps the year that is paid', async () => {
    const { id, productId } = await aSubscription(t, rosa, { ...yearly, position: 0 });
    await aRecurringOffer(t, productId, { position: 1 });
    const { nextPaymentAt } = await read(id);
    const [plan] = await plansOf(id);
    expect(plan).toMatchObject({ isAtOnce: false, dueToday: '0.00', nextPaymentAt });
    const { body } = await change(id, plan!).expect(200);
    expect(body).toMatchObject({ state: 'active', interval: 'month', total: '9.00', nextPaymentAt });
    await nextMonth(t, rosa);
    expect(await ordersOf(id)).toHaveLength(1);
    await pass(days(335));
    await pass(hours(2));
    expect((await ordersOf(id)).map(({ total }) => total)).toEqual([9000, 900]);
    expect(await access(productId)).toMatchObject({ accessUntil: null });
  });

  test('in free days changes the first payment', async () => {
    const { id, productId } = await aSubscription(t, rosa, { trialDays: 14 });
    await aRecurringOffer(t, productId, yearly);
    const { nextPaymentAt } = await read(id);
    const [plan] = await plansOf(id);
    expect(plan).toMatchObject({ isAtOnce: false, dueToday: '0.00', nextPaymentAt });
    expect((await change(id, plan!).expect(200)).body).toMatchObject({ state: 'trial', nextPaymentAt });
    await nextMonth(t, rosa);
    expect((await ordersOf(id)).map(({ total }) => total)).toEqual([9000]);
    expect(await changesOf(id)).toEqual([]);
  });

  test.each([
    ['canceled', {}, (id: string) => rosa.browser.post(`${path(id)}/cancel`).send({})],
    ['paused', {}, (id: string) => rosa.browser.post(`${path(id)}/pause`).send({ months: 1 })],
    ['in instalments', { instalments: 3 }, () => Promise.resolve()],
    [
      'unpaid',
      {},
      async (id: string) => {
        await useCard(id, DECLINES_LATER);
        await nextMonth(t, rosa);
      },
    ],
  ] as const)('is refused with a sentence if the subscription is %s', async (_, offer, make) => {
    const { id, productId } = await aSubscription(t, rosa, offer);
    const { id: offerId } = await aRecurringOffer(t, productId, big);
    await make(id);
    expect(await read(id)).toMatchObject({ isChangeable: false });
    const list = await rosa.browser.get(`${path(id)}/plans`);
    const act = await rosa.browser
      .post(`${path(id)}/change-plan`)
      .send({ offerId, total: '19.00', dueToday: '10.00' });
    for (const { status, body } of [list, act]) {
      expect([status, body.code]).toEqual([422, 'not_possible']);
      expect(body.message).toMatch(/^(This subscription is|Instalments|Your last payment)/);
    }
  });

  test('whose card is declined changes nothing, and succeeds with another card', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    await aRecurringOffer(t, productId, big);
    await useCard(id, DECLINES_LATER);
    const [plan] = await plansOf(id);
    const { status, body } = await change(id, plan!);
    expect([status, body.code]).toEqual([422, 'card_declined']);
    await hearStripe(t);
    expect(await read(id)).toMatchObject({ status: 'active', offerName: 'Monthly', paymentsMade: 1 });
    expect(await balance(id)).toBe(0);
    await useCard(id, CARDS.pays);
    expect(await plansOf(id)).toEqual([plan]);
    await change(id, plan!).expect(200);
    expect((await ordersOf(id)).map(({ total }) => total)).toEqual([900, 1000]);
  });

  test('is charged once of several at once, and repeating it changes nothing', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    await aRecurringOffer(t, productId, big);
    await aRecurringOffer(t, productId, { ...big, name: 'Bigger', priceCents: 2900, position: 2 });
    const plans = await plansOf(id);
    const answers = await Promise.all([...plans, ...plans].map((plan) => change(id, plan)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await hearStripe(t);
    const { offerName } = await read(id);
    const chosen = plans.find(({ name }) => name === offerName)!;
    await change(id, chosen).expect(200);
    expect((await ordersOf(id)).map(({ total }) => total)).toEqual([900, cents(chosen.dueToday)]);
  });

  test('that was interrupted lets another one in after two minutes', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    await aRecurringOffer(t, productId, big);
    const [plan] = await plansOf(id);
    await t.database.query('update subscriptions set changing_until = $2 where id = $1', [
      id,
      new Date(t.clock.now().getTime() + minutes(2)),
    ]);
    const busy = await change(id, plan!);
    expect([busy.status, busy.body.code]).toEqual([503, 'unavailable']);
    t.clock.advance(minutes(2));
    await change(id, plan!).expect(200);
  });

  test('at a price that is no longer shown is refused', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    const { id: offerId } = await aRecurringOffer(t, productId, big);
    const [plan] = await plansOf(id);
    await t.database.query('update product_offers set price_cents = 2900 where id = $1', [offerId]);
    const dearer = await change(id, plan!);
    expect([dearer.status, dearer.body.code]).toEqual([409, 'price_changed']);
    await t.database.query('update product_offers set price_cents = 1900 where id = $1', [offerId]);
    await pass(days(1));
    const later = await change(id, plan!);
    expect([later.status, later.body.code]).toEqual([409, 'price_changed']);
    expect(await ordersOf(id)).toHaveLength(1);
  });

  test('is booked once, however often it is told, and its refund ends the subscription', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    await aRecurringOffer(t, productId, big);
    const [plan] = await plansOf(id);
    await change(id, plan!).expect(200);
    const job = t.app.get(HearSubscriptionJob, { strict: false });
    const told = await stripeIdOf(id);
    await Promise.all([job.run(told), job.run(told), job.run(told), hearStripe(t)]);
    expect(await ordersOf(id)).toHaveLength(2);
    expect(await changesOf(id)).toEqual([{ kind: 'upgraded', cents: 1000 }]);
    await refundAll(t, await aCreator(t), (await ordersOf(id)).at(-1)!.id);
    await hearStripe(t);
    expect(await read(id)).toMatchObject({ status: 'ended' });
    expect(await access(productId)).toBeUndefined();
  });

  test('is for the member alone, and for offers of the product that are on sale', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    const archived = await aRecurringOffer(t, productId, { ...big, archivedAt: t.clock.now() });
    const foreign = await aRecurringOffer(t, (await aProduct(t)).id);
    const body = (offerId: string) => ({ offerId, total: '19.00', dueToday: '10.00' });
    for (const offer of [archived, foreign])
      await rosa.browser
        .post(`${path(id)}/change-plan`)
        .send(body(offer.id))
        .expect(404);
    await rosa.browser
      .post(`${path(id)}/change-plan`)
      .send({ ...body(foreign.id), total: '19' })
      .expect(400);
    const lena = await aMember(t);
    await lena.browser.get(`${path(id)}/plans`).expect(404);
    await lena.browser
      .post(`${path(id)}/change-plan`)
      .send(body(foreign.id))
      .expect(404);
  });
});
