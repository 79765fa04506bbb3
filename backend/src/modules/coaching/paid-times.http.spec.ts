import { startTestApp, type TestApp } from '../../../test/app.js';
import type { Offering, Slot } from '../../../test/builders/coaching.js';
import {
  anHour,
  aPackage,
  bookSession,
  giveSessions,
  type MemberBooking,
  type MemberOffering,
  memberTimes,
} from '../../../test/builders/coaching-sessions.js';
import { give } from '../../../test/builders/gifts.js';
import {
  addToCart,
  confirm,
  deliverWebhooks,
  intentOf,
  paidEvent,
  sendWebhook,
  startCheckout,
  type StartedCheckout,
} from '../../../test/builders/orders.js';
import { payUnheard } from '../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aDate, aWorkshop, type MemberDate } from '../../../test/builders/workshops.js';
import { mailsTo } from '../../../test/mail.js';
import { days, minutes } from '../../kernel/clock.js';
import type { DomainError } from '../../kernel/errors.js';
import { SweepRequestsJob } from './bookings/sweep-requests.job.js';
import { WaitingListService } from './workshops/waiting-list.service.js';
import { MemberBookingsService } from './members/member-bookings.service.js';
import { deepTest } from '../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let mia: Person;
let hour: Offering;
let single: string;
let slot: Slot;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aMember(t, { name: 'Rosa Lind' });
  mia = await aMember(t, { name: 'Mia Stone' });
  hour = await anHour(coach);
  single = await aPackage(t, coach, hour, { sessions: 1 });
  slot = (await memberTimes(t, rosa, hour))[20]!;
});
afterEach(() => t.close());

interface Line {
  productId: string;
  heldTime: { bookingId: string; startsAt: string; payUntil: string } | null;
}
const hold = ({ browser }: Person, startsAt: string = slot.startsAt, more: object = {}) =>
  browser
    .post(`/api/me/coaching/offerings/${hour.id}/holds`)
    .send({ startsAt, note: 'The mornings', timeZone: 'Europe/London', productId: single, ...more });
const code = (answer: { body: unknown }) => (answer.body as { code: string }).code;
const cartOf = async ({ browser }: Person) => (await browser.get('/api/cart').expect(200)).body as Line[];
const upcoming = async ({ browser }: Person) =>
  (
    (await browser.get('/api/me/coaching/bookings?period=upcoming').expect(200)).body as {
      items: MemberBooking[];
    }
  ).items;
const left = async ({ browser }: Person) => {
  const body = (await browser.get('/api/me/coaching/offerings').expect(200)).body.items;
  return (body as MemberOffering[]).find(({ id }) => id === hour.id)!.creditsLeft;
};
const orderOf = async ({ browser }: Person, { orderId }: Pick<StartedCheckout, 'orderId'>) =>
  (await browser.get(`/api/me/orders/${orderId}`).expect(200)).body as {
    status: string;
    refunded: string;
    lines: { bookingId: string | null; isRefunded: boolean }[];
  };
async function pay(checkout: StartedCheckout): Promise<void> {
  await confirm(t, checkout);
  await deliverWebhooks(t);
  await t.runJobs();
}
/** Reports a payment now that was made in time. */
async function hearOf(checkout: StartedCheckout): Promise<void> {
  await sendWebhook(t, await paidEvent(t, intentOf(checkout))).expect(200);
  await t.runJobs();
}
const times = async (person: Person) => (await memberTimes(t, person, hour)).map(({ startsAt }) => startsAt);
async function stillSignedIn(): Promise<void> {
  for (const { browser } of [rosa, mia, coach]) await browser.post('/api/auth/refresh').expect(200);
}
const subjects = async ({ email }: Person) => (await mailsTo(t, email)).map(({ subject }) => subject);

describe('a time with a price', () => {
  test('is held during payment, booked by the payment with its own session, and named in the order', async () => {
    const { body: held } = await hold(rosa).expect(201);
    expect(held).toMatchObject({
      startsAt: slot.startsAt,
      payUntil: new Date(t.clock.now().getTime() + minutes(15)).toISOString(),
    });
    const { id } = held as { id: string };
    expect(await cartOf(rosa)).toMatchObject([
      { productId: single, heldTime: { bookingId: id, startsAt: slot.startsAt } },
    ]);
    const checkout = await startCheckout(rosa.browser);
    expect(checkout.total).toBe('27.00');
    await t.runJobs();
    expect(await upcoming(rosa)).toEqual([]);
    expect(await subjects(rosa)).toEqual([]);
    const { body: seen } = await coach.browser.get('/api/creator/coaching/bookings').expect(200);
    expect(seen).toMatchObject([
      { id, state: 'unconfirmed', payUntil: (held as { payUntil: string }).payUntil },
    ]);

    await pay(checkout);
    expect(await upcoming(rosa)).toMatchObject([
      { id, state: 'confirmed', startsAt: slot.startsAt, usesCredit: true, note: 'The mornings' },
    ]);
    expect(await left(rosa)).toBe(0);
    expect(await cartOf(rosa)).toEqual([]);
    expect((await orderOf(rosa, checkout)).lines).toMatchObject([{ bookingId: id }]);
    expect((await rosa.browser.get(`/api/me/coaching/bookings/${id}`).expect(200)).body).toMatchObject({
      id,
    });
    await mia.browser.get(`/api/me/coaching/bookings/${id}`).expect(404);
    expect((await subjects(rosa)).some((subject) => subject.startsWith('You’re booked'))).toBe(true);
    expect((await subjects(coach)).some((subject) => subject.includes('Rosa Lind booked'))).toBe(true);
  });

  test('is held for one member: the other is offered other times, and nothing is added to the cart', async () => {
    await hold(rosa).expect(201);
    const refused = await hold(mia).expect(409);
    expect(refused.body).toMatchObject({
      code: 'slot_taken',
      current: { slots: expect.any(Array) as unknown },
    });
    expect((refused.body as { current: { slots: Slot[] } }).current.slots.length).toBeGreaterThan(2);
    expect(await cartOf(mia)).toEqual([]);
    expect(await times(mia)).not.toContain(slot.startsAt);
    // free for the holder, who may reconsider
    expect(await times(rosa)).toContain(slot.startsAt);
  });

  /** Lets many members request one time at once; returns how often each answer was given. */
  async function everybodyHolds(): Promise<Record<string, number>> {
    const members = await Promise.all(Array.from({ length: 12 }, () => aMember(t)));
    const service = t.app.get(MemberBookingsService, { strict: false });
    const wish = { startsAt: slot.startsAt, note: null, timeZone: 'Europe/London', productId: single };
    const answers = await Promise.all(
      members.map(({ id: accountId }) =>
        service.holdTime({ accountId, visitor: undefined }, hour.id, wish).then(
          () => 'held',
          (error: DomainError) => error.code,
        ),
      ),
    );
    return Object.fromEntries(
      [...new Set(answers)].map((answer) => [answer, answers.filter((each) => each === answer).length]),
    );
  }

  deepTest('is held for exactly one of twelve members at once', async () => {
    expect(await everybodyHolds()).toEqual({ held: 1, slot_taken: 11 });
  });

  deepTest('without the constraint is held for many', async () => {
    await t.database.query('alter table coaching_sessions drop constraint coaching_sessions_no_overlap');
    expect(await everybodyHolds()).toEqual({ held: 12 });
  });

  test('is free again when the hold expires, and must be chosen again before it can be paid', async () => {
    await hold(rosa).expect(201);
    t.clock.advance(minutes(15));
    await stillSignedIn();
    expect(await times(mia)).toContain(slot.startsAt);
    expect(code(await rosa.browser.post('/api/create-payment-intent').send({}).expect(409))).toBe(
      'hold_over',
    );
    await hold(rosa).expect(201);
    await startCheckout(rosa.browser);
  });

  test('is free again when it is removed from the cart, or another is chosen instead', async () => {
    await hold(rosa).expect(201);
    const other = (await times(rosa)).at(-1)!;
    await hold(rosa, other).expect(201);
    expect(await times(mia)).toContain(slot.startsAt);
    expect(await times(mia)).not.toContain(other);
    expect(await cartOf(rosa)).toMatchObject([{ heldTime: { startsAt: other } }]);
    await rosa.browser.delete(`/api/cart/${single}`).expect(204);
    await t.runJobs();
    expect(await times(mia)).toContain(other);
    const { body } = await rosa.browser.get('/api/me/coaching/bookings?period=past').expect(200);
    expect(body.items).toEqual([]);
    // bought without a time, it brings a session to book later
    await addToCart(rosa.browser, single);
    expect(await cartOf(rosa)).toMatchObject([{ heldTime: null }]);
    await pay(await startCheckout(rosa.browser));
    expect(await left(rosa)).toBe(1);
  });

  test('replaced by another time needs a new payment: the first one can no longer be paid', async () => {
    await hold(rosa).expect(201);
    const first = await startCheckout(rosa.browser);
    const other = (await times(rosa)).at(-1)!;
    await hold(rosa, other).expect(201);
    const second = await startCheckout(rosa.browser);
    expect(intentOf(second)).not.toBe(intentOf(first));
    await t.runJobs();
    expect((await confirm(t, first)).status).toBe(400);
    await pay(second);
    expect(await upcoming(rosa)).toMatchObject([{ startsAt: other }]);
  });

  test.each([
    ['a product that brings more than one', async () => ({ productId: await aPackage(t, coach, hour) })],
    ['a product that brings nothing of it', async () => ({ productId: hour.id })],
  ])('cannot be sold by %s', async (_, wrong) => {
    await hold(rosa, slot.startsAt, await wrong()).expect(404);
  });

  test.each([
    ['no product', { productId: null }],
    ['an endless note', { note: 'a'.repeat(1001) }],
    ['a price of the buyer’s own', { priceCents: 1 }],
  ])('%s is refused', async (_, wrong) => {
    await hold(rosa, slot.startsAt, wrong).expect(400);
  });

  test('is not held beyond the session’s expiry, or for a product that is in the cart as a gift', async () => {
    const path = `/api/creator/products/${single}/sessions`;
    await coach.browser.put(path).send({ offeringId: hour.id, sessions: 1, validDays: 5 }).expect(200);
    expect(code(await hold(rosa, (await times(rosa)).at(-1)).expect(409))).toBe('no_credit');
    await give(rosa.browser, single).expect(200);
    expect(code(await hold(rosa).expect(422))).toBe('not_possible');
  });
});

describe('a payment reported after the hold has expired', () => {
  let checkout: StartedCheckout;
  beforeEach(async () => {
    await hold(rosa).expect(201);
    checkout = await startCheckout(rosa.browser);
    await payUnheard(t, checkout);
    t.clock.advance(minutes(40));
    await stillSignedIn();
  });

  test('books the time if it is still free', async () => {
    await hearOf(checkout);
    expect(await upcoming(rosa)).toMatchObject([{ startsAt: slot.startsAt, state: 'confirmed' }]);
    expect(await orderOf(rosa, checkout)).toMatchObject({ status: 'paid', amountRefunded: '0.00' });
  });

  test('books it even if someone else held it in between', async () => {
    await hold(mia).expect(201);
    await mia.browser.delete(`/api/cart/${single}`).expect(204);
    await t.runJobs();
    await hearOf(checkout);
    expect(await upcoming(rosa)).toMatchObject([{ startsAt: slot.startsAt, state: 'confirmed' }]);
  });

  test('is refunded automatically if someone else has the time: the buyer is notified, the coach sees why, and no session is left', async () => {
    await giveSessions(coach, mia, hour, { sessions: 1 }).expect(200);
    await bookSession(mia, hour, slot.startsAt).expect(201);
    await hearOf(checkout);
    await hearOf(checkout);
    expect(await orderOf(rosa, checkout)).toMatchObject({
      status: 'refunded',
      amountRefunded: '27.00',
      lines: [{ isRefunded: true }],
    });
    expect(await upcoming(rosa)).toEqual([]);
    expect(await upcoming(mia)).toMatchObject([{ startsAt: slot.startsAt }]);
    expect(await left(rosa)).toBe(0);
    const told = await subjects(rosa);
    expect(told.filter((subject) => subject.startsWith('Your time is no longer available'))).toHaveLength(1);
    expect(told.filter((subject) => subject.startsWith('Your refund'))).toHaveLength(1);
    const { body } = await coach.browser.get(`/api/creator/orders/${checkout.orderId}`).expect(200);
    expect(body).toMatchObject({ refunds: [{ origin: 'lost_time', status: 'succeeded', amount: '27.00' }] });
  });

  test('is refunded automatically when the time has passed', async () => {
    t.clock.advance(days(20));
    await t.app.get(SweepRequestsJob).run();
    await rosa.browser.post('/api/auth/refresh').expect(200);
    await hearOf(checkout);
    expect(await orderOf(rosa, checkout)).toMatchObject({ status: 'refunded' });
  });
});

test('a webhook that comes twice books once, brings one session, and notifies once', async () => {
  await hold(rosa).expect(201);
  const checkout = await startCheckout(rosa.browser);
  await payUnheard(t, checkout);
  await Promise.all([hearOf(checkout), hearOf(checkout)]);
  await t.runJobs();
  expect(await upcoming(rosa)).toHaveLength(1);
  expect(await left(rosa)).toBe(0);
  expect((await subjects(rosa)).filter((subject) => subject.startsWith('You’re booked'))).toHaveLength(1);
});

test('a time that is paid and refunded is canceled, and free again', async () => {
  await hold(rosa).expect(201);
  const checkout = await startCheckout(rosa.browser);
  await pay(checkout);
  await coach.browser
    .post(`/api/creator/orders/${checkout.orderId}/refunds`)
    .send({ amount: '27.00' })
    .expect(202);
  await t.runJobs();
  expect(await upcoming(rosa)).toEqual([]);
  expect(await times(mia)).toContain(slot.startsAt);
});

describe('a spot in a group with a price', () => {
  let evening: Offering;
  let ticket: string;
  let date: { id: string };
  beforeEach(async () => {
    evening = await aWorkshop(coach, { needsCredit: true, isForPairs: true });
    ticket = await aPackage(t, coach, evening, { sessions: 1 });
    date = await aDate(t, coach, evening, { places: 1 });
  });

  const holdPlace = ({ browser }: Person) =>
    browser
      .post(`/api/me/coaching/dates/${date.id}/holds`)
      .send({ companion: 'Juni', note: null, timeZone: 'Europe/London', productId: ticket });
  const placesLeft = async ({ browser }: Person) => {
    const body = (await browser.get(`/api/me/coaching/offerings/${evening.id}/dates`).expect(200)).body.items;
    return (body as MemberDate[]).find(({ id }) => id === date.id)!;
  };

  test('is held during payment, for one member, and booked by the payment with the companion', async () => {
    await holdPlace(rosa).expect(201);
    expect(code(await holdPlace(mia).expect(409))).toBe('full');
    expect(await cartOf(mia)).toEqual([]);
    expect(await placesLeft(rosa)).toMatchObject({ placesLeft: 0, bookingId: null });
    await pay(await startCheckout(rosa.browser));
    expect(await upcoming(rosa)).toMatchObject([{ state: 'confirmed', companion: 'Juni', usesCredit: true }]);
    expect((await placesLeft(rosa)).bookingId).not.toBeNull();
  });

  test('is shown to the coach only while it is held', async () => {
    await holdPlace(rosa).expect(201);
    const seen = async () => (await coach.browser.get('/api/creator/coaching/bookings').expect(200)).body;
    const payUntil = new Date(t.clock.now().getTime() + minutes(15)).toISOString();
    expect(await seen()).toMatchObject([
      { state: 'unconfirmed', isGroup: true, name: 'Rosa Lind', companion: 'Juni', payUntil },
    ]);
    t.clock.advance(minutes(16));
    await stillSignedIn();
    expect(await seen()).toEqual([]);
  });

  test('is free for others when the hold expires; a late payment gets it while one is left', async () => {
    await holdPlace(rosa).expect(201);
    const checkout = await startCheckout(rosa.browser);
    await payUnheard(t, checkout);
    t.clock.advance(minutes(16));
    await stillSignedIn();
    await t.app.get(WaitingListService, { strict: false }).passOn();
    expect(await placesLeft(mia)).toMatchObject({ placesLeft: 1 });
    await hearOf(checkout);
    expect(await upcoming(rosa)).toMatchObject([{ state: 'confirmed', companion: 'Juni' }]);
  });

  test('is refunded if someone else has it by then', async () => {
    await holdPlace(rosa).expect(201);
    const checkout = await startCheckout(rosa.browser);
    await payUnheard(t, checkout);
    t.clock.advance(minutes(16));
    await stillSignedIn();
    await holdPlace(mia).expect(201);
    await hearOf(checkout);
    expect(await orderOf(rosa, checkout)).toMatchObject({ status: 'refunded' });
    expect(await upcoming(rosa)).toEqual([]);
    await pay(await startCheckout(mia.browser));
    expect(await upcoming(mia)).toHaveLength(1);
  });
});
