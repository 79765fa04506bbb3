import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCoupon } from '../../../test/builders/coupons.js';
import { dropWebhooks, sendWebhook } from '../../../test/builders/orders.js';
import { refundAll } from '../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import {
  aRecurringOffer,
  hearStripe,
  nextMonth,
  sendCard,
  signInAgain,
  startSubscription,
} from '../../../test/builders/subscriptions.js';
import { days, later } from '../../kernel/clock.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';
import type { Stripe } from '../../platform/stripe/stripe-client.js';

describe('a coupon for subscriptions', () => {
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

  type Offered = Parameters<typeof aRecurringOffer>[2];
  type Wanted = NonNullable<Parameters<typeof aCoupon>[1]>;
  const anOfferWith = async (wanted: Wanted, offered: Offered = {}) => {
    const { id: productId } = await aProduct(t);
    const { id: offerId } = await aRecurringOffer(t, productId, offered);
    return { productId, offerId, coupon: await aCoupon(t, wanted) };
  };
  const begin = (offerId: string, couponCode: string, as = rosa) =>
    as.browser.post('/api/me/subscriptions/start').send({ offerId, couponCode });
  const subscribe = async (offerId: string, code: string, as = rosa): Promise<string> => {
    const started = await startSubscription(as, offerId, code);
    await sendCard(t, started);
    await hearStripe(t);
    return started.id;
  };
  const read = async (id: string) => (await rosa.browser.get(`/api/me/subscriptions/${id}`).expect(200)).body;
  const totals = async (id: string) =>
    ((await read(id)).payments as { total: string }[]).map(({ total }) => total).toReversed();
  /** Returns all that Stripe has told of a subscription, newest first. */
  const eventsOf = async (id: string): Promise<Stripe.Event[]> => {
    const row = await t.database.one<{ stripeId: string }>(
      'select stripe_id as "stripeId" from subscriptions where id = $1',
      [id],
    );
    const { data } = await t.app.get(StripeAccount).client.events.list({ limit: 100 });
    return data.filter((event) => JSON.stringify(event).includes(row!.stripeId));
  };
  const uses = async ({ id }: { id: string }) => {
    const { body } = await coach.browser.get(`/api/creator/coupons/${id}`).expect(200);
    return [body.reserved, body.useCount];
  };

  test('makes the first payments cheaper, tax right, and then the full price is paid', async () => {
    await coach.browser
      .put('/api/creator/tax')
      .send({ kind: 'exclusive', word: 'Sales tax', rate: '8.875' })
      .expect(200);
    const { offerId, coupon } = await anOfferWith({
      percent: 33,
      onSubscriptions: 'first_payments',
      firstPayments: 2,
    });
    const started = await begin(offerId, coupon.code.toLowerCase()).expect(200);
    const discount = { code: coupon.code, amount: '2.97', tax: '0.54', total: '6.57', paymentsLeft: 2 };
    expect(started.body).toMatchObject({ total: '9.80', tax: '0.80', discount });
    expect(await uses(coupon)).toEqual([1, 0]);
    await sendCard(t, started.body);
    await hearStripe(t);
    const { id } = started.body as { id: string };
    expect(await uses(coupon)).toEqual([0, 1]);
    expect(await read(id)).toMatchObject({
      total: '9.80',
      discount: { ...discount, paymentsLeft: 1 },
      isChangeable: false,
    });
    await nextMonth(t, rosa);
    expect(await read(id)).toMatchObject({ discount: null, paymentsMade: 2 });
    await nextMonth(t, rosa);
    await signInAgain(coach);
    expect(await totals(id)).toEqual(['6.57', '6.57', '9.80']);
    const [last, first] = [(await read(id)).payments[0], (await read(id)).payments[2]];
    const order = async (orderId: string) =>
      (await rosa.browser.get(`/api/me/orders/${orderId}`).expect(200)).body;
    expect(await order(first.orderId)).toMatchObject({
      subtotal: '9.00',
      discount: '2.97',
      couponCode: coupon.code,
      tax: '0.54',
      total: '6.57',
    });
    expect(await order(last.orderId)).toMatchObject({ discount: '0.00', couponCode: null, total: '9.80' });
    expect(await uses(coupon)).toEqual([0, 1]);
    await refundAll(t, coach, first.orderId);
    expect(await uses(coupon)).toEqual([0, 0]);
    await coach.browser.put('/api/creator/tax').send({ kind: 'none', word: '', rate: '0' }).expect(200);
  });

  test('can be for every payment; the monthly income counts what is paid, and the plan stays', async () => {
    const { productId, offerId, coupon } = await anOfferWith({
      amountCents: 400,
      onSubscriptions: 'every_payment',
    });
    await aRecurringOffer(t, productId, { name: 'Yearly', interval: 'year', priceCents: 9000, position: 1 });
    const id = await subscribe(offerId, coupon.code);
    await nextMonth(t, rosa);
    await nextMonth(t, rosa);
    expect(await totals(id)).toEqual(['5.00', '5.00', '5.00']);
    expect(await read(id)).toMatchObject({ discount: { total: '5.00', paymentsLeft: null } });
    const [{ income }] = (await t.database.query(
      'select monthly_cents as income from recurring_subscriptions where id = $1',
      [id],
    )) as [{ income: number }];
    expect(income).toBe(500);
    const { body } = await rosa.browser.get(`/api/me/subscriptions/${id}/plans`).expect(422);
    expect(body).toMatchObject({ code: 'not_possible', message: expect.stringMatching(/coupon/) });
  });

  test('counts payments and not months: free days use none up', async () => {
    const { offerId, coupon } = await anOfferWith(
      { amountCents: 10_000, onSubscriptions: 'first_payments', firstPayments: 1 },
      { trialDays: 7 },
    );
    const id = await subscribe(offerId, coupon.code);
    // An amount above the price leaves the smallest payment.
    expect(await read(id)).toMatchObject({ state: 'trial', discount: { total: '0.50', paymentsLeft: 1 } });
    expect(await uses(coupon)).toEqual([1, 0]);
    await nextMonth(t, rosa);
    await nextMonth(t, rosa);
    await signInAgain(coach);
    expect(await totals(id)).toEqual(['0.50', '9.00']);
    expect(await uses(coupon)).toEqual([0, 1]);
  });

  const forTwoPayments: Wanted = { amountCents: 400, onSubscriptions: 'first_payments', firstPayments: 2 };

  test.each([
    ['that ends', 2],
    ['that is ended early', 1],
  ])('is for payments, of which a pause %s uses none up', async (_, monthsPassed) => {
    const { offerId, coupon } = await anOfferWith(forTwoPayments);
    const id = await subscribe(offerId, coupon.code);
    const path = `/api/me/subscriptions/${id}`;
    await rosa.browser.post(`${path}/pause`).send({ months: 1 }).expect(200);
    await nextMonth(t, rosa);
    expect(await totals(id)).toEqual(['5.00']);
    expect(await read(id)).toMatchObject({ state: 'paused', discount: { total: '5.00', paymentsLeft: 1 } });
    if (monthsPassed > 1) await nextMonth(t, rosa);
    else await rosa.browser.post(`${path}/resume`).send({}).expect(200);
    expect(await totals(id)).toEqual(['5.00', '5.00']);
    expect(await read(id)).toMatchObject({ state: 'active', discount: null });
    await hearStripe(t);
    await nextMonth(t, rosa);
    expect(await totals(id)).toEqual(['5.00', '5.00', '9.00']);
    await signInAgain(coach);
    expect(await uses(coupon)).toEqual([0, 1]);
  });

  test('stays for a payment that the coach moves', async () => {
    const { offerId, coupon } = await anOfferWith(forTwoPayments);
    const id = await subscribe(offerId, coupon.code);
    const { nextPaymentAt } = await read(id);
    await coach.browser
      .post(`/api/students/${rosa.id}/subscriptions/${id}/move-payment`)
      .send({ nextPaymentAt: later(new Date(nextPaymentAt), days(20)).toISOString() })
      .expect(200);
    await nextMonth(t, rosa);
    expect(await totals(id)).toEqual(['5.00']);
    expect(await read(id)).toMatchObject({ discount: { total: '5.00', paymentsLeft: 1 } });
    await nextMonth(t, rosa);
    expect(await totals(id)).toEqual(['5.00', '5.00']);
    await nextMonth(t, rosa);
    expect(await totals(id)).toEqual(['5.00', '5.00', '9.00']);
  });

  test('is counted once for each payment, whose webhooks come late, twice and in the wrong order', async () => {
    const { offerId, coupon } = await anOfferWith(forTwoPayments);
    const id = await subscribe(offerId, coupon.code);
    await dropWebhooks(t);
    await nextMonth(t, rosa);
    await dropWebhooks(t, false);
    expect(await totals(id)).toEqual(['5.00']);
    for (const event of await eventsOf(id)) {
      await sendWebhook(t, event).expect(200);
      await sendWebhook(t, { ...event, id: `${event.id}_again` }).expect(200);
      await t.runJobs();
    }
    expect(await totals(id)).toEqual(['5.00', '5.00']);
    expect(await read(id)).toMatchObject({ paymentsMade: 2, discount: null });
    await nextMonth(t, rosa);
    expect(await totals(id)).toEqual(['5.00', '5.00', '9.00']);
    await signInAgain(coach);
    expect(await uses(coupon)).toEqual([0, 1]);
  });

  test('of two members at once for its last use, one gets it; giving it up returns it', async () => {
    const { offerId, coupon } = await anOfferWith({ maxUses: 1, onSubscriptions: 'every_payment' });
    const uma = await aMember(t);
    const answers = await Promise.all([begin(offerId, coupon.code), begin(offerId, coupon.code, uma)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body;
    expect(refused).toMatchObject({
      code: 'coupon_refused',
      current: { problem: 'used_up' },
      fields: { couponCode: 'Coupon code has reached its usage limit' },
    });
    const [winner, other] = answers[0].status === 200 ? [rosa, uma] : [uma, rosa];
    const again = await begin(offerId, coupon.code, winner).expect(200);
    expect(again.body.id).toBe(answers.find(({ status }) => status === 200)!.body.id);
    await startSubscription(winner, offerId);
    expect(await uses(coupon)).toEqual([0, 0]);
    await subscribe(offerId, coupon.code, other);
    await hearStripe(t);
    expect(await uses(coupon)).toEqual([0, 1]);
  });

  test.each<[string, Wanted, string]>([
    ['is for the cart alone', {}, 'not_for_these'],
    ['is inactive', { onSubscriptions: 'every_payment', isActive: false }, 'off'],
    ['has ended', { onSubscriptions: 'every_payment', endsAt: new Date('2020-01-01') }, 'ended'],
    [
      'is for another product',
      { onSubscriptions: 'every_payment', productIds: ['0192f8a4-0000-7000-8000-000000000000'] },
      'not_for_these',
    ],
  ])('is refused if it %s', async (_, wanted, problem) => {
    const { offerId, coupon } = await anOfferWith(wanted);
    const { body } = await begin(offerId, coupon.code).expect(409);
    expect(body).toMatchObject({ code: 'coupon_refused', current: { code: coupon.code, problem } });
  });

  test('is refused to a person who has used it as often as allowed, and if there is none', async () => {
    const { offerId, coupon } = await anOfferWith({ maxUsesPerPerson: 1, onSubscriptions: 'every_payment' });
    await subscribe(offerId, coupon.code);
    const other = await anOfferWith({});
    const { body } = await begin(other.offerId, coupon.code).expect(409);
    expect(body).toMatchObject({ current: { problem: 'used_by_you' } });
    const unknown = await begin(other.offerId, 'NOPE').expect(422);
    expect(unknown.body).toMatchObject({
      code: 'coupon_unknown',
      fields: { couponCode: expect.any(String) },
    });
  });

  test('can be 99 percent at most, and says how many payments', async () => {
    const terms = { ...(await coach.browser.get(`/api/creator/coupons/${(await aCoupon(t)).id}`)).body };
    const put = (changes: object) =>
      coach.browser.put(`/api/creator/coupons/${terms.id}`).send({ ...terms, ...changes });
    const free = await put({ percent: 100, onSubscriptions: 'every_payment' }).expect(400);
    expect(free.body.fields).toEqual({ percent: expect.stringMatching(/99/) });
    const many = await put({ onSubscriptions: 'first_payments' }).expect(400);
    expect(many.body.fields).toEqual({ firstPayments: 'First payments is required' });
    const { body } = await put({ onSubscriptions: 'every_payment', firstPayments: 3 }).expect(200);
    expect(body).toMatchObject({ onSubscriptions: 'every_payment', firstPayments: null });
  });
});
