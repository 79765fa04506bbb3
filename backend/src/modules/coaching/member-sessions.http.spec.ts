import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBundle, aProduct } from '../../../test/builders/catalog.js';
import { freeTimes, type Offering, openTheCalendar } from '../../../test/builders/coaching.js';
import {
  aBookedSession,
  anHour,
  aPackage,
  bookSession,
  giveSessions,
  type MemberBooking,
  type MemberOffering,
  memberTimes,
} from '../../../test/builders/coaching-sessions.js';
import { aGift, redeem } from '../../../test/builders/gifts.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { statementsOf } from '../../../test/scale/statements.js';
import { DomainError } from '../../kernel/errors.js';
import { days, later, minutes } from '../../kernel/clock.js';
import { MemberBookingsService } from './members/member-bookings.service.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let hour: Offering;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aMember(t, { name: 'Rosa Lind' });
  hour = await anHour(coach);
});
afterEach(() => t.close());

const offered = async (person: Person, { id }: Pick<Offering, 'id'> = hour) => {
  const body = (await person.browser.get('/api/me/coaching/offerings').expect(200)).body.items;
  return (body as MemberOffering[]).find((offering) => offering.id === id)!;
};
const left = async (person: Person) => (await offered(person)).creditsLeft;
const bookings = async (person: Person, period: 'upcoming' | 'past') =>
  (await person.browser.get('/api/me/coaching/bookings').query({ period }).expect(200)).body as {
    items: MemberBooking[];
  };
const move = ({ browser }: Person, { id }: Pick<MemberBooking, 'id'>, startsAt: string) =>
  browser.post(`/api/me/coaching/bookings/${id}/move`).send({ startsAt });
const cancel = ({ browser }: Person, { id }: Pick<MemberBooking, 'id'>) =>
  browser.post(`/api/me/coaching/bookings/${id}/cancel`).send({});
const code = (answer: { body: unknown }) => (answer.body as { code: string }).code;

/** Moves the clock and keeps both people signed in. */
async function waitUntil(moment: string): Promise<void> {
  t.clock.advance(Date.parse(moment) - t.clock.now().getTime());
  for (const { browser } of [rosa, coach]) await browser.post('/api/auth/refresh').expect(200);
}

describe('a package of sessions', () => {
  test('includes them once it is paid: two are booked, one moved and one canceled, and the coach sees all of it', async () => {
    const productId = await aPackage(t, coach, hour, { sessions: 3 });
    expect(await offered(rosa)).toMatchObject({
      creditsLeft: 0,
      packages: [{ productId, sessions: 3 }],
    });
    await aPaidOrder(t, rosa, productId);
    await t.runJobs();
    expect(await offered(rosa)).toMatchObject({ creditsLeft: 3, packages: [{ productId }] });

    const first = await aBookedSession(t, rosa, hour);
    const second = await aBookedSession(t, rosa, hour);
    expect(await left(rosa)).toBe(1);
    const target = (await memberTimes(t, rosa, hour)).at(-1)!;
    expect((await move(rosa, first, target.startsAt).expect(200)).body).toMatchObject({
      ...target,
      usesCredit: true,
    });
    expect((await cancel(rosa, second).expect(200)).body).toMatchObject({
      state: 'cancelled',
      meetingUrl: null,
    });
    await cancel(rosa, second).expect(200);
    expect(await left(rosa)).toBe(2);
    expect(await memberTimes(t, rosa, hour)).toContainEqual({
      startsAt: second.startsAt,
      endsAt: second.endsAt,
    });

    expect((await bookings(rosa, 'upcoming')).items).toMatchObject([{ id: first.id, ...target }]);
    expect((await bookings(rosa, 'past')).items).toMatchObject([{ id: second.id, state: 'cancelled' }]);
    const { body } = await coach.browser.get('/api/creator/coaching/bookings').expect(200);
    expect(body).toMatchObject([
      { id: first.id, state: 'confirmed', studentId: rosa.id, name: 'Rosa Lind', ...target },
      { id: second.id, state: 'cancelled' },
    ]);
    const told = (await mailsTo(t, coach.email)).map(({ subject }) => subject);
    for (const what of ['booked', 'moved', 'canceled'])
      expect(told.some((subject) => subject.includes(`Rosa Lind ${what}`))).toBe(true);
    expect((await mailsTo(t, rosa.email)).some(({ subject }) => subject.startsWith('You’re booked'))).toBe(
      true,
    );
  });

  test('from a bundle, a gift or a grant includes its sessions, too', async () => {
    const productId = await aPackage(t, coach, hour, { sessions: 2 });
    await aPaidOrder(t, rosa, (await aBundle(t, [productId])).id);
    const ida = await aMember(t);
    const mia = await aMember(t);
    const zoe = await aMember(t);
    const { token } = await aGift(t, ida, productId);
    await redeem(mia, token).expect(200);
    const given = { productId, reason: 'For the help' };
    await coach.browser.post(`/api/students/${zoe.id}/enrollments/grant`).send(given).expect(200);
    await t.runJobs();
    expect(await Promise.all([rosa, ida, mia, zoe].map(left))).toEqual([2, 0, 2, 2]);
    const back = { reason: 'A mistake' };
    await coach.browser
      .post(`/api/students/${zoe.id}/enrollments/${productId}/revoke`)
      .send(back)
      .expect(200);
    await t.runJobs();
    expect(await left(zoe)).toBe(0);
  });

  test('ends with its refund: bookings with its sessions are canceled, and both people are told why', async () => {
    const productId = await aPackage(t, coach, hour);
    const orderId = await aPaidOrder(t, rosa, productId);
    await t.runJobs();
    const booked = await aBookedSession(t, rosa, hour);
    await coach.browser.post(`/api/creator/orders/${orderId}/refunds`).send({ amount: '27.00' }).expect(202);
    await t.runJobs();
    expect(await left(rosa)).toBe(0);
    expect((await bookings(rosa, 'past')).items).toMatchObject([{ id: booked.id, state: 'cancelled' }]);
    const mail = (await mailsTo(t, rosa.email)).find(({ subject }) => subject.startsWith('Canceled'));
    expect(mail?.text).toContain('was refunded or removed');
    expect(code(await bookSession(rosa, hour, booked.startsAt).expect(409))).toBe('no_credit');
  });

  test('applies from the day it is set, with its number of sessions; earlier sales stay', async () => {
    const productId = await aPackage(t, coach, hour, { sessions: 2 });
    await aPaidOrder(t, rosa, productId);
    await t.runJobs();
    const path = `/api/creator/products/${productId}/sessions`;
    await coach.browser.put(path).send({ offeringId: hour.id, sessions: 5, validDays: 30 }).expect(200);
    expect(await left(rosa)).toBe(2);
    await coach.browser.delete(path).expect(204);
    await coach.browser.delete(path).expect(204);
    expect((await coach.browser.get(path).expect(200)).body).toMatchObject({
      offeringId: null,
      sessions: null,
    });
    expect((await offered(rosa)).packages).toEqual([]);
  });

  test('needs no arranging, even after it leaves the shop, unlike other coaching', async () => {
    const packageId = await aPackage(t, coach, hour);
    const circle = await aProduct(t, { type: 'coaching', category: 'Group Coaching', title: 'A circle' });
    await aPaidOrder(t, rosa, packageId, circle.id);
    await t.runJobs();
    const toArrange = async (whose = rosa) =>
      (await whose.browser.get('/api/me/coaching/sessions-to-arrange').expect(200)).body.items as object[];
    expect(await toArrange()).toEqual([{ productId: circle.id }]);
    await t.database.query(`update products set status = 'archived' where id = $1`, [packageId]);
    expect(await toArrange()).toEqual([{ productId: circle.id }]);
    await coach.browser.delete(`/api/creator/products/${packageId}/sessions`).expect(204);
    expect(await toArrange()).toEqual([{ productId: circle.id }]);
    expect(await toArrange(await aMember(t))).toEqual([]);
  });

  test.each([
    ['any sessions left', { sessions: 0 }, 400],
    ['too many', { sessions: 101 }, 400],
    ['part of one', { sessions: 1.5 }, 400],
    ['no day to begin them', { validDays: 0 }, 400],
  ])('of %s is refused', async (_, wrong, status) => {
    const productId = await aPackage(t, coach, hour);
    const whole = { offeringId: hour.id, sessions: 3, validDays: null };
    await coach.browser
      .put(`/api/creator/products/${productId}/sessions`)
      .send({ ...whole, ...wrong })
      .expect(status);
  });

  test('of a free offering is refused', async () => {
    const productId = await aPackage(t, coach, hour);
    const call = await openTheCalendar(t, {}, coach);
    const body = { offeringId: call.id, sessions: 3, validDays: null };
    await coach.browser.put(`/api/creator/products/${productId}/sessions`).send(body).expect(422);
  });
});

describe('a member booking sessions', () => {
  test('gets the link in the app from ten minutes before, on the session and on the overview', async () => {
    await giveSessions(coach, rosa, hour).expect(200);
    const [slot] = await memberTimes(t, rosa, hour);
    const { body: booked } = await bookSession(rosa, hour, slot!.startsAt).expect(201);
    const links = async () => {
      const { body } = await rosa.browser.get('/api/me/overview').expect(200);
      expect(body.hasBooked).toBe(true);
      const { body: own } = await rosa.browser.get(`/api/me/coaching/bookings/${booked.id}`).expect(200);
      return [own.meetingUrl, body.upcomingSessions[0].meetingUrl];
    };
    const startsIn = (time: number) =>
      t.database.query(
        'update coaching_sessions set starts_at = $1, ends_at = $2, blocked = tstzrange($1, $2)',
        [later(t.clock.now(), time), later(t.clock.now(), time + minutes(60))],
      );
    await startsIn(minutes(11));
    expect(await links()).toEqual([null, null]);
    await startsIn(minutes(10));
    expect(await links()).toEqual(['https://meet.example.org/oak', 'https://meet.example.org/oak']);
  });

  test('gets the video link and the calendar entry by email right away, and the time is taken', async () => {
    await giveSessions(coach, rosa, hour).expect(200);
    const call = await openTheCalendar(t, {}, coach);
    const [slot] = await memberTimes(t, rosa, hour);
    const { body } = await bookSession(rosa, hour, slot!.startsAt, { note: 'The mornings' }).expect(201);
    expect(body).toMatchObject({
      state: 'confirmed',
      ...slot,
      note: 'The mornings',
      usesCredit: true,
      isOnline: true,
      meetingUrl: null,
      joinFrom: new Date(Date.parse(slot!.startsAt) - minutes(10)).toISOString(),
    });
    const [mail] = await mailsTo(t, rosa.email);
    expect(mail?.text).toContain('https://meet.example.org/oak');
    expect(await freeTimes(t, call)).not.toContainEqual(
      expect.objectContaining({ startsAt: slot!.startsAt }),
    );
    expect(code(await bookSession(rosa, hour, slot!.startsAt).expect(409))).toBe('slot_taken');
  });

  test('uses sessions that expire first, and only times before they do', async () => {
    await giveSessions(coach, rosa, hour, { sessions: 1 }).expect(200);
    await giveSessions(coach, rosa, hour, { sessions: 1, validDays: 10 }).expect(200);
    const expiresAt = new Date(t.clock.now().getTime() + days(10)).toISOString();
    expect(await offered(rosa)).toMatchObject({ creditsLeft: 2, creditsExpireAt: expiresAt });
    const times = await memberTimes(t, rosa, hour);
    const late = times.filter(({ startsAt }) => startsAt >= expiresAt);
    const { body: first } = await bookSession(rosa, hour, times[0]!.startsAt).expect(201);
    expect(first).toMatchObject({ creditExpiresAt: expiresAt });
    expect(code(await move(rosa, first as MemberBooking, late[0]!.startsAt).expect(409))).toBe('no_credit');
    await bookSession(rosa, hour, late[0]!.startsAt).expect(201);
    expect(code(await bookSession(rosa, hour, late[4]!.startsAt).expect(409))).toBe('no_credit');
  });

  test('needs a remaining session, and of two people who book the last one, one gets it', async () => {
    await giveSessions(coach, rosa, hour, { sessions: 1 }).expect(200);
    const times = await memberTimes(t, rosa, hour);
    const service = t.app.get(MemberBookingsService, { strict: false });
    const wish = { note: null, timeZone: 'Europe/London' };
    const answers = await Promise.all(
      [times[0]!, times[10]!, times[20]!].map(async ({ startsAt }) => {
        try {
          await service.book(rosa.id, hour.id, { ...wish, startsAt });
          return 'booked';
        } catch (error) {
          return (error as DomainError).code;
        }
      }),
    );
    expect(answers.toSorted()).toEqual(['booked', 'no_credit', 'no_credit']);
    expect((await bookings(rosa, 'upcoming')).items).toHaveLength(1);
    expect(await left(rosa)).toBe(0);
  });

  test('can have at most two free calls ahead, and the next one after one is canceled', async () => {
    const call = await openTheCalendar(t, {}, coach);
    const first = await aBookedSession(t, rosa, call);
    await aBookedSession(t, rosa, call);
    const next = (await memberTimes(t, rosa, call)).at(-1)!;
    expect(code(await bookSession(rosa, call, next.startsAt).expect(409))).toBe('full');
    await cancel(rosa, first).expect(200);
    await bookSession(rosa, call, next.startsAt).expect(201);
  });

  test.each([
    ['an endless note', { note: 'a'.repeat(1001) }],
    ['no time zone', { timeZone: 'Moon' }],
    ['a time without a zone', { startsAt: '2027-03-02T14:00:00' }],
    ['what nobody asked for', { credits: 5 }],
  ])('%s is refused', async (_, wrong) => {
    await bookSession(rosa, hour, '2027-03-02T14:00:00Z', wrong).expect(400);
  });
});

describe('a booked session', () => {
  test('is moved and canceled by the member within the coach’s limit, and not later', async () => {
    await giveSessions(coach, rosa, hour).expect(200);
    const booked = await aBookedSession(t, rosa, hour);
    await waitUntil(new Date(Date.parse(booked.changeUntil!) + 1000).toISOString());
    expect((await bookings(rosa, 'upcoming')).items).toMatchObject([{ id: booked.id, changeUntil: null }]);
    const target = (await memberTimes(t, rosa, hour)).at(-1)!;
    expect(code(await move(rosa, booked, target.startsAt).expect(409))).toBe('too_late');
    expect(code(await cancel(rosa, booked).expect(409))).toBe('too_late');
    expect(await left(rosa)).toBe(2);
  });

  test('canceled by the coach can be booked again for a month, regardless of the session’s expiry', async () => {
    await giveSessions(coach, rosa, hour, { sessions: 1, validDays: 5 }).expect(200);
    const { id } = await aBookedSession(t, rosa, hour);
    await coach.browser
      .post(`/api/creator/coaching/bookings/${id}/cancel`)
      .send({ reason: 'I am ill.' })
      .expect(200);
    expect(await offered(rosa)).toMatchObject({
      creditsLeft: 1,
      creditsExpireAt: new Date(t.clock.now().getTime() + days(30)).toISOString(),
    });
  });

  test('cannot be seen, moved or canceled by others', async () => {
    await giveSessions(coach, rosa, hour).expect(200);
    const booked = await aBookedSession(t, rosa, hour);
    const other = await aMember(t);
    expect((await bookings(other, 'upcoming')).items).toEqual([]);
    await move(other, booked, booked.startsAt).expect(404);
    await cancel(other, booked).expect(404);
  });

  test('is listed as past once it is over', async () => {
    await giveSessions(coach, rosa, hour).expect(200);
    const booked = await aBookedSession(t, rosa, hour);
    await waitUntil(booked.startsAt);
    expect((await bookings(rosa, 'upcoming')).items).toHaveLength(1);
    await waitUntil(booked.endsAt);
    expect((await bookings(rosa, 'upcoming')).items).toEqual([]);
    expect((await bookings(rosa, 'past')).items).toMatchObject([{ id: booked.id }]);
  });
});

test('a member’s bookable offerings take three statements, and the bookings one, however many there are', async () => {
  await giveSessions(coach, rosa, hour, { sessions: 20 }).expect(200);
  for (let n = 0; n < 5; n += 1) await aBookedSession(t, rosa, hour);
  const asked = (path: string) =>
    statementsOf(t, async () => {
      await rosa.browser.get(path).expect(200);
    }).then((statements) => statements.filter(({ text }) => /coaching/.test(text)).length);
  expect(await asked('/api/me/coaching/offerings')).toBe(3);
  expect(await asked('/api/me/coaching/bookings?period=upcoming')).toBe(1);
});
