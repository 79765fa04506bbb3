import { startTestApp, type TestApp } from '../../../test/app.js';
import {
  aBookedCall,
  aCaller,
  askFor,
  callToken,
  freeTimes,
  type Offering,
  openTheCalendar,
  theDiscoveryCall,
} from '../../../test/builders/coaching.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { calendarEntriesTo } from '../../../test/calendar-entries.js';
import { mailsTo } from '../../../test/mail.js';
import { days, hours, minutes } from '../../kernel/clock.js';
import { SweepRequestsJob } from './bookings/sweep-requests.job.js';

interface Booking {
  id: string;
  state: string;
  email: string;
}

let t: TestApp;
let coach: Person;
let call: Offering;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  call = await openTheCalendar(t, {}, coach);
});
afterEach(() => t.close());

const look = (token: string) => t.browser().get(`/api/coaching/bookings/${token}`);
const confirm = (token: string) => t.browser().post(`/api/coaching/bookings/${token}/confirm`).send({});
const cancel = (token: string) => t.browser().post(`/api/coaching/bookings/${token}/cancel`).send({});
const move = (token: string, startsAt: string) =>
  t.browser().post(`/api/coaching/bookings/${token}/move`).send({ startsAt });
const bookings = async (query: Record<string, string> = {}) =>
  (await coach.browser.get('/api/creator/coaching/bookings').query(query).expect(200)).body as Booking[];

describe('a visitor without an account', () => {
  test('books the free discovery call: requests a time, follows the mailed link, and gets the video link and a calendar entry', async () => {
    const offerings = (await t.browser().get('/api/coaching/offerings').expect(200)).body.items;
    expect(offerings).toMatchObject([{ id: call.id, title: 'Free discovery call', durationSeconds: 1800 }]);
    const [slot] = await freeTimes(t, call);
    const ida = aCaller();
    const { body: held } = await askFor(t.browser(), call, slot!.startsAt, ida).expect(202);
    expect(held).toEqual({ heldUntil: new Date(t.clock.now().getTime() + minutes(30)).toISOString() });
    const token = await callToken(t, ida.email);
    expect((await look(token).expect(200)).body).toMatchObject({ state: 'unconfirmed', meetingUrl: null });
    const { body: booked } = await confirm(token).expect(200);
    expect(booked).toMatchObject({
      state: 'confirmed',
      isOnline: true,
      meetingUrl: null,
      ...slot,
    });
    await confirm(token).expect(200);
    const mails = await mailsTo(t, ida.email);
    expect(mails.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
      'Please confirm',
      'You’re booked',
    ]);
    const confirmed = mails.find(({ subject }) => subject.startsWith('You’re booked'))!;
    expect(confirmed.text).toContain('https://meet.example.org/willow');
    expect(confirmed.text).toContain('(Sydney, GMT+11)');
    expect(await calendarEntriesTo(t, ida.email)).toMatchObject([
      {
        method: 'REQUEST',
        status: 'CONFIRMED',
        sequence: 0,
        location: 'https://meet.example.org/willow',
        ...slot,
      },
    ]);
  });

  test('gets emails in the language of the request, also later', async () => {
    const [slot] = await freeTimes(t, call);
    const ida = aCaller();
    await askFor(t.browser(), call, slot!.startsAt, ida).set('accept-language', 'es-MX').expect(202);
    await confirm(await callToken(t, ida.email)).expect(200);
    const subjects = (await mailsTo(t, ida.email)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects.toSorted()).toEqual(['Confirma tu sesión', 'Tu reserva']);
  });

  test('is announced to the coach once the link was followed', async () => {
    const [slot] = await freeTimes(t, call);
    const ida = aCaller();
    await askFor(t.browser(), call, slot!.startsAt, ida, { note: 'We talk past each other.' }).expect(202);
    const told = async () => (await mailsTo(t, coach.email)).filter(({ text }) => text.includes(ida.email));
    expect(await told()).toEqual([]);
    await confirm(await callToken(t, ida.email)).expect(200);
    const [mail] = await told();
    expect(mail?.subject).toContain('Ida Holm booked');
    expect(mail?.text).toContain('We talk past each other.');
    expect(await bookings()).toMatchObject([{ state: 'confirmed', email: ida.email, studentId: null }]);
  });

  test('gets the same answer whether or not the address has an account', async () => {
    const member = await aMember(t);
    const [one, , other] = await freeTimes(t, call);
    const known = await askFor(t.browser(), call, one!.startsAt, { name: 'A', email: member.email }).expect(
      202,
    );
    const unknown = await askFor(t.browser(), call, other!.startsAt).expect(202);
    expect(known.body).toEqual(unknown.body);
  });

  test('who comes second is offered other free times', async () => {
    const [slot, ...others] = await freeTimes(t, call);
    await askFor(t.browser(), call, slot!.startsAt).expect(202);
    const { body } = await askFor(t.browser(), call, slot!.startsAt).expect(409);
    const { slots } = (body as { current: { slots: object[] } }).current;
    expect(body).toMatchObject({ code: 'slot_taken' });
    expect(slots).toHaveLength(6);
    expect(await freeTimes(t, call)).toEqual(expect.arrayContaining(slots));
    expect(others).toEqual(expect.arrayContaining(slots));
    expect(slots).not.toContainEqual(slot);
  });

  test.each([
    ['has passed', -hours(1), 'too_late'],
    ['comes before the notice', hours(2), 'too_late'],
    ['is no time of the coach’s', hours(24) + minutes(7), 'slot_taken'],
    ['is after the horizon', days(90), 'slot_taken'],
  ])('cannot have a time that %s', async (_, from, code) => {
    const startsAt = new Date(t.clock.now().getTime() + from).toISOString();
    expect((await askFor(t.browser(), call, startsAt).expect(409)).body).toMatchObject({ code });
  });

  test.each([
    ['no name', { name: ' ' }],
    ['no address', { email: 'ida' }],
    ['an endless note', { note: 'a'.repeat(1001) }],
    ['no time zone', { timeZone: 'Moon' }],
    ['a time without a zone', { startsAt: '2027-03-02T14:00:00' }],
  ])('%s is refused', async (_, wrong) => {
    await askFor(t.browser(), call, '2027-03-02T14:00:00Z', aCaller(), wrong).expect(400);
  });

  test('can request at most five emails an hour to one address', async () => {
    const slots = await freeTimes(t, call);
    const ida = aCaller();
    for (const { startsAt } of slots.slice(0, 10).filter((_, n) => n % 2 === 0))
      await askFor(t.browser(), call, startsAt, ida).expect(202);
    await askFor(t.browser(), call, slots.at(-1)!.startsAt, ida).expect(429);
  });
});

describe('a held time', () => {
  test('is free again after half an hour, and its visitor is notified', async () => {
    const [slot] = await freeTimes(t, call);
    const ida = aCaller();
    await askFor(t.browser(), call, slot!.startsAt, ida).expect(202);
    const token = await callToken(t, ida.email);
    expect(await freeTimes(t, call)).not.toContainEqual(slot);
    t.clock.advance(minutes(30));
    expect((await confirm(token).expect(409)).body).toMatchObject({ code: 'too_late' });
    await askFor(t.browser(), call, (await freeTimes(t, call))[0]!.startsAt).expect(202);
    expect((await confirm(token).expect(409)).body).toMatchObject({ code: 'too_late' });
  });

  test('is deleted with its texts a day after it expired unconfirmed', async () => {
    const booked = await aBookedCall(t, call);
    const ida = aCaller();
    await askFor(t.browser(), call, (await freeTimes(t, call))[0]!.startsAt, ida).expect(202);
    const token = await callToken(t, ida.email);
    t.clock.advance(days(2));
    await t.app.get(SweepRequestsJob, { strict: false }).run();
    expect((await look(token).expect(422)).body).toMatchObject({ code: 'link_invalid' });
    expect(await t.database.query('select email from coaching_bookings')).toEqual([
      { email: booked.caller.email },
    ]);
  });

  test('is released by its link without an email', async () => {
    const [slot] = await freeTimes(t, call);
    const ida = aCaller();
    await askFor(t.browser(), call, slot!.startsAt, ida).expect(202);
    expect((await cancel(await callToken(t, ida.email)).expect(200)).body).toMatchObject({
      state: 'cancelled',
    });
    expect(await freeTimes(t, call)).toContainEqual(slot);
    expect(await mailsTo(t, ida.email)).toHaveLength(1);
    expect(await bookings()).toEqual([]);
  });
});

describe('a booked call', () => {
  test('is canceled by its link: the time is free, both are notified, and the calendar entry disappears', async () => {
    const { token, caller, startsAt, endsAt } = await aBookedCall(t, call);
    expect((await cancel(token).expect(200)).body).toMatchObject({ state: 'cancelled', meetingUrl: null });
    await cancel(token).expect(200);
    expect(await freeTimes(t, call)).toContainEqual({ startsAt, endsAt });
    const entries = await calendarEntriesTo(t, caller.email);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.map(({ method, sequence }) => [method, sequence])).toEqual([
      ['REQUEST', 0],
      ['CANCEL', 1],
    ]);
    expect((await mailsTo(t, coach.email)).some(({ subject }) => subject.includes('canceled'))).toBe(true);
    expect(await bookings()).toMatchObject([{ state: 'cancelled' }]);
  });

  test('cannot be canceled by its link later than the coach allows', async () => {
    const { token, startsAt } = await aBookedCall(t, call);
    t.clock.advance(Date.parse(startsAt) - t.clock.now().getTime() - minutes(119));
    expect((await cancel(token).expect(409)).body).toMatchObject({ code: 'too_late' });
  });

  test('is moved by its link to a free time: the calendar entry changes, and both are notified', async () => {
    const { token, caller, startsAt } = await aBookedCall(t, call);
    const later = (await freeTimes(t, call)).at(-1)!;
    const { body } = await move(token, later.startsAt).expect(200);
    expect(body).toMatchObject({ ...later, state: 'confirmed' });
    expect(Date.parse(later.startsAt) - Date.parse(body.joinFrom as string)).toBe(minutes(10));
    expect((await freeTimes(t, call)).map((time) => time.startsAt)).toContain(startsAt);
    const [before, after] = await calendarEntriesTo(t, caller.email);
    expect(before).toMatchObject({ method: 'REQUEST', sequence: 0, startsAt });
    expect(after).toMatchObject({
      uid: before!.uid,
      method: 'REQUEST',
      sequence: 1,
      startsAt: later.startsAt,
    });
    expect(await mailsTo(t, coach.email)).toHaveLength(2);
  });

  test('cannot move to a taken or unavailable time, too late, or by an unknown link', async () => {
    const { token, startsAt } = await aBookedCall(t, call);
    const other = (await freeTimes(t, call))[0]!;
    await askFor(t.browser(), call, other.startsAt).expect(202);
    const refused = async (to: string) => (await move(token, to).expect(409)).body.code as string;
    expect(await refused(other.startsAt)).toBe('slot_taken');
    const dawn = new Date(Date.parse(startsAt) + hours(12)).toISOString();
    expect(await refused(dawn)).toBe('outside_hours');
    const free = (await freeTimes(t, call)).at(-1)!;
    t.clock.advance(Date.parse(startsAt) - t.clock.now().getTime() - minutes(119));
    expect(await refused(free.startsAt)).toBe('too_late');
    expect((await move('no-such-link', free.startsAt).expect(422)).body.code).toBe('link_invalid');
  });

  test('is canceled by the coach with a message, which is in the audit log', async () => {
    const { caller, startsAt, endsAt } = await aBookedCall(t, call);
    const [{ id }] = (await bookings()) as [Booking];
    const { body } = await coach.browser
      .post(`/api/creator/coaching/bookings/${id}/cancel`)
      .send({ reason: 'I am ill that day.' })
      .expect(200);
    expect(body).toMatchObject({ state: 'cancelled', cancelReason: 'I am ill that day.' });
    const mails = await mailsTo(t, caller.email);
    expect(mails.find(({ subject }) => subject.startsWith('Canceled'))?.text).toContain(
      '“I am ill that day.”',
    );
    expect((await mailsTo(t, coach.email)).some(({ subject }) => subject.includes('canceled'))).toBe(false);
    expect(await freeTimes(t, call)).toContainEqual({ startsAt, endsAt });
    const { body: log } = await coach.browser
      .get('/api/creator/audit-entries')
      .query({ filter: JSON.stringify({ action: 'coaching.booking_cancelled' }) })
      .expect(200);
    expect(log).toHaveLength(1);
  });

  test('of a member belongs to the member', async () => {
    const member = await aMember(t);
    await aBookedCall(t, call, { name: 'Rosa Lind', email: member.email }, { browser: member.browser });
    expect(await bookings()).toMatchObject([{ studentId: member.id }]);
  });

  test('keeps its buffers free of other calls', async () => {
    const before = await freeTimes(t, call);
    const { startsAt } = await aBookedCall(t, call);
    const after = await freeTimes(t, call);
    const next = new Date(Date.parse(startsAt) + minutes(30)).toISOString();
    expect(before.some((slot) => slot.startsAt === next)).toBe(true);
    expect(after.some((slot) => slot.startsAt === next)).toBe(false);
    expect((await askFor(t.browser(), call, next).expect(409)).body).toMatchObject({ code: 'slot_taken' });
  });
});

describe('the coach', () => {
  test('enters hours and location first, because a new site has no hours', async () => {
    const fresh = await startTestApp();
    const owner = await aCreator(fresh);
    const offering = await theDiscoveryCall(owner);
    expect(offering).toMatchObject({
      weeklyHours: [],
      meetingUrl: null,
      isBookable: false,
      durationSeconds: 1800,
    });
    expect((await fresh.browser().get('/api/coaching/offerings').expect(200)).body.items).toEqual([]);
    const window = { from: '2027-03-01T00:00:00Z', to: '2027-03-08T00:00:00Z' };
    await fresh.browser().get(`/api/coaching/offerings/${offering.id}/slots`).query(window).expect(404);
    await askFor(fresh.browser(), offering, '2027-03-03T10:00:00Z').expect(404);
    await fresh.close();
  });

  test('changes the hours, and bookings stay', async () => {
    const { token } = await aBookedCall(t, call);
    await openTheCalendar(t, { weeklyHours: [], timeOff: [{ from: '2027-03-01', to: '2027-03-31' }] }, coach);
    expect((await look(token).expect(200)).body).toMatchObject({ state: 'confirmed' });
    expect((await t.browser().get('/api/coaching/offerings').expect(200)).body.items).toEqual([]);
  });

  test('gets a refusal in the second of two tabs, and an unchanged save does nothing', async () => {
    const put = (version: number, changes: object) =>
      coach.browser
        .put(`/api/creator/coaching/offerings/${call.id}`)
        .set('if-match', String(version))
        .send({ ...call, ...changes });
    const { body } = await put(call.version, {}).expect(200);
    expect(body).toMatchObject({ version: call.version });
    await put(call.version, { durationSeconds: 2700 }).expect(200);
    expect((await put(call.version, { durationSeconds: 3600 }).expect(412)).body).toMatchObject({
      code: 'stale_edit',
    });
  });

  test.each([
    ['hours without a place to meet', { meetingUrl: null }, 'meetingUrl'],
    [
      'hours that end before they begin',
      { weeklyHours: [{ day: 1, from: '17:00', to: '09:00' }] },
      'weeklyHours',
    ],
    [
      'time off that ends before it begins',
      { timeOff: [{ from: '2027-03-02', to: '2027-03-01' }] },
      'timeOff',
    ],
  ])('%s are refused', async (_, wrong, field) => {
    const { body } = await coach.browser
      .put(`/api/creator/coaching/offerings/${call.id}`)
      .send({ ...call, ...wrong })
      .expect(400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
  });

  test('finds bookings by name, state and time', async () => {
    const { caller, startsAt } = await aBookedCall(t, call);
    await aBookedCall(t, call, { ...aCaller(), name: 'Mia Stone' });
    const found = async (filter: object) => (await bookings({ filter: JSON.stringify(filter) })).length;
    expect(await found({})).toBe(2);
    expect(await found({ q: caller.email })).toBe(1);
    expect(await found({ name: 'mia' })).toBe(1);
    expect(await found({ state: 'cancelled' })).toBe(0);
    expect(await found({ startsAt_lte: startsAt })).toBe(1);
  });
});
