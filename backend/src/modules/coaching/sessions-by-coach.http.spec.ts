import { startTestApp, type TestApp } from '../../../test/app.js';
import { type Offering, openTheCalendar } from '../../../test/builders/coaching.js';
import {
  aBookedSession,
  anHour,
  giveSessions,
  type MemberBooking,
  type MemberOffering,
  memberTimes,
} from '../../../test/builders/coaching-sessions.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';

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
const code = (answer: { body: unknown }) => (answer.body as { code: string }).code;

describe('the coach', () => {
  test('gives sessions by hand and takes them back, each with a reason', async () => {
    await giveSessions(coach, rosa, hour, { sessions: 2 }).expect(200);
    const booked = await aBookedSession(t, rosa, hour);
    const path = `/api/students/${rosa.id}/sessions`;
    const { items } = (await coach.browser.get(path).expect(200)).body;
    expect(items).toMatchObject([
      { title: 'One hour', source: 'coach', sessions: 2, left: 1, endedAt: null },
    ]);
    const [{ id }] = items as [{ id: string }];
    await coach.browser.post(`${path}/${id}/revoke`).send({}).expect(400);
    const ended = await coach.browser.post(`${path}/${id}/revoke`).send({ reason: 'A mistake' }).expect(200);
    expect(ended.body.items).toMatchObject([{ left: 0, endedAt: t.clock.now().toISOString() }]);
    await coach.browser.post(`${path}/${id}/revoke`).send({ reason: 'Once more' }).expect(200);
    expect((await bookings(rosa, 'past')).items).toMatchObject([{ id: booked.id, state: 'cancelled' }]);
    expect(await left(rosa)).toBe(0);
    const { body: log } = await coach.browser.get('/api/creator/audit-entries').expect(200);
    const actions = (log as { action: string; reason: string | null }[]).filter(({ action }) =>
      action.startsWith('coaching.sessions'),
    );
    expect(actions).toMatchObject([
      { action: 'coaching.sessions_ended', reason: 'A mistake' },
      { action: 'coaching.sessions_given', reason: 'A thank-you' },
    ]);
  });

  test.each([
    ['zero sessions', { sessions: 0 }],
    ['more than a hundred sessions at once', { sessions: 101 }],
    ['sessions that are good for more than ten years', { validDays: 3651 }],
  ])('does not give %s', async (_, wrong) => {
    await giveSessions(coach, rosa, hour, wrong).expect(400);
    expect(await left(rosa)).toBe(0);
  });

  test('books for a member, with one of her sessions or as a gift, even outside the hours, but never over another session', async () => {
    await giveSessions(coach, rosa, hour, { sessions: 1 }).expect(200);
    const book = (startsAt: string, more: object = {}) =>
      coach.browser.post('/api/creator/coaching/bookings').send({
        studentId: rosa.id,
        offeringId: hour.id,
        startsAt,
        isAtAnyTime: false,
        usesCredit: true,
        note: 'As we said.',
        ...more,
      });
    const [slot, , , , later] = await memberTimes(t, rosa, hour);
    expect((await book(slot!.startsAt).expect(201)).body).toMatchObject({
      state: 'confirmed',
      studentId: rosa.id,
      name: 'Rosa Lind',
      ...slot,
      note: 'As we said.',
    });
    expect(await left(rosa)).toBe(0);
    expect((await bookings(rosa, 'upcoming')).items).toMatchObject([{ ...slot, note: 'As we said.' }]);
    expect(await mailsTo(t, rosa.email)).toHaveLength(1);
    expect(await mailsTo(t, coach.email)).toEqual([]);
    expect(code(await book(later!.startsAt).expect(409))).toBe('no_credit');
    expect(code(await book(slot!.startsAt, { usesCredit: false }).expect(409))).toBe('slot_taken');
    const night = `${later!.startsAt.slice(0, 10)}T22:00:00.000Z`;
    expect(code(await book(night, { usesCredit: false }).expect(409))).toBe('outside_hours');
    expect(code(await book('2020-01-01T10:00:00Z', { isAtAnyTime: true }).expect(409))).toBe('too_late');
    await book(night, { usesCredit: false, isAtAnyTime: true }).expect(201);
    expect((await bookings(rosa, 'upcoming')).items).toMatchObject([
      {},
      { startsAt: night, usesCredit: false },
    ]);
    await book(night, { studentId: hour.id }).expect(404);
  });

  test('books for a blocked member only after unblocking', async () => {
    const [slot] = await memberTimes(t, rosa, hour);
    const book = () =>
      coach.browser.post('/api/creator/coaching/bookings').send({
        studentId: rosa.id,
        offeringId: hour.id,
        startsAt: slot!.startsAt,
        isAtAnyTime: false,
        usesCredit: false,
        note: null,
      });
    await t.database.query('update accounts set blocked_at = now() where id = $1', [rosa.id]);
    expect(code(await book().expect(409))).toBe('member_blocked');
    expect(await mailsTo(t, rosa.email)).toEqual([]);
    await t.database.query('update accounts set blocked_at = null where id = $1', [rosa.id]);
    await book().expect(201);
  });

  test('archives an offering once nobody has unused sessions of it; bookings stay', async () => {
    const path = `/api/creator/coaching/offerings/${hour.id}`;
    await giveSessions(coach, rosa, hour, { sessions: 1 }).expect(200);
    expect(code(await coach.browser.post(`${path}/archive`).expect(409))).toBe('sold');
    await aBookedSession(t, rosa, hour);
    await coach.browser.post(`${path}/archive`).expect(204);
    expect(await offered(rosa)).toBeUndefined();
    expect((await bookings(rosa, 'upcoming')).items).toHaveLength(1);
    const call = await openTheCalendar(t, {}, coach);
    expect(
      code(await coach.browser.post(`/api/creator/coaching/offerings/${call.id}/archive`).expect(409)),
    ).toBe('built_in');
    await coach.browser
      .put(`/api/creator/coaching/offerings/${call.id}`)
      .send({ ...call, needsCredit: true })
      .expect(400);
  });
});
