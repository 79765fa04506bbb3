import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBookedCall, freeTimes, type Offering, openTheCalendar } from '../../../test/builders/coaching.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { calendarEntriesTo } from '../../../test/calendar-entries.js';
import { mailsTo } from '../../../test/mail.js';
import { hours, minutes } from '../../kernel/clock.js';
import { deepTest } from '../../../test/deep-test.js';

interface Booking {
  id: string;
  state: string;
  startsAt: string;
  version: number;
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

const at = '/api/creator/coaching/bookings';
const move = ({ id }: Pick<Booking, 'id'>, startsAt: string, isAtAnyTime = false) =>
  coach.browser.post(`${at}/${id}/move`).send({ startsAt, isAtAnyTime });
const settle = ({ id }: Pick<Booking, 'id'>, outcome: string) =>
  coach.browser.post(`${at}/${id}/record-outcome`).send({ outcome });
const read = async ({ id }: Pick<Booking, 'id'>) =>
  (await coach.browser.get(`${at}/${id}`).expect(200)).body as Booking;
const later = (moment: string, by: number) => new Date(Date.parse(moment) + by).toISOString();

/** Moves the clock and keeps the coach signed in. */
async function waitUntil(moment: string): Promise<void> {
  t.clock.advance(Date.parse(moment) - t.clock.now().getTime());
  await coach.browser.post('/api/auth/refresh').expect(200);
}

/** A booked call, as the coach sees it. */
async function aBooking(caller?: { name: string; email: string }, by?: Person) {
  const booked = await aBookedCall(t, call, caller, by && { browser: by.browser });
  const { body } = await coach.browser
    .get(at)
    .query({ filter: JSON.stringify({ q: booked.caller.email }) })
    .expect(200);
  return { ...booked, ...(body as Booking[])[0]! };
}

describe('the coach moves a call', () => {
  test('to another free time: the person is notified, the calendar entry moves, and the old time is free', async () => {
    const booking = await aBooking();
    const target = (await freeTimes(t, call)).at(-1)!;
    const { body } = await move(booking, target.startsAt).expect(200);
    expect(body).toMatchObject({ state: 'confirmed', ...target });
    const [before, after] = await calendarEntriesTo(t, booking.caller.email);
    expect(after).toEqual({ ...before, ...target, sequence: before!.sequence + 1 });
    const mail = (await mailsTo(t, booking.caller.email)).find(({ subject }) =>
      subject.startsWith('Changed'),
    )!;
    expect(mail.text).toContain('Your session was moved. It was scheduled for');
    expect(mail.text).toContain('(Sydney, GMT+11)');
    const free = await freeTimes(t, call);
    expect(free).toContainEqual({ startsAt: booking.startsAt, endsAt: booking.endsAt });
    expect(free).not.toContainEqual(target);
    expect((await mailsTo(t, coach.email)).some(({ subject }) => subject.includes('moved'))).toBe(false);
    const { body: log } = await coach.browser
      .get('/api/creator/audit-entries')
      .query({ filter: JSON.stringify({ action: 'coaching.booking_moved' }) })
      .expect(200);
    expect(log).toHaveLength(1);
  });

  test('twice, and each new time has its own email; moving to the same time sends none', async () => {
    const booking = await aBooking();
    const [one, other] = (await freeTimes(t, call)).slice(-2);
    await move(booking, one!.startsAt).expect(200);
    await t.runJobs();
    await move(booking, other!.startsAt).expect(200);
    await move(booking, other!.startsAt).expect(200);
    expect((await calendarEntriesTo(t, booking.caller.email)).map(({ sequence }) => sequence)).toEqual([
      0, 1, 2,
    ]);
  });

  test('by less than its length: a call does not block itself', async () => {
    const booking = await aBooking();
    const target = later(booking.startsAt, minutes(10));
    await move(booking, target, true).expect(200);
    expect(await read(booking)).toMatchObject({ startsAt: target });
  });

  test('outside the hours only after a confirmation', async () => {
    const booking = await aBooking();
    const night = `${booking.startsAt.slice(0, 10)}T23:07:00.000Z`;
    expect((await move(booking, night).expect(409)).body).toMatchObject({ code: 'outside_hours' });
    expect(await read(booking)).toMatchObject({ startsAt: booking.startsAt });
    await move(booking, night, true).expect(200);
    expect(await read(booking)).toMatchObject({ startsAt: night });
  });

  test('never over another one, and is offered free times', async () => {
    const booking = await aBooking();
    const other = await aBooking();
    const { body } = await move(booking, later(other.startsAt, minutes(5)), true).expect(409);
    expect(body).toMatchObject({ code: 'slot_taken' });
    const { slots } = (body as { current: { slots: object[] } }).current;
    expect(slots.length).toBeGreaterThan(0);
    expect(await freeTimes(t, call)).toEqual(expect.arrayContaining(slots));
  });

  test('over a time whose hold has expired', async () => {
    const booking = await aBooking();
    const [slot] = await freeTimes(t, call);
    const wish = { startsAt: slot!.startsAt, name: 'Mia', email: 'mia@example.org', note: null };
    await t
      .browser()
      .post(`/api/coaching/offerings/${call.id}/bookings`)
      .send({ ...wish, timeZone: 'Europe/London' })
      .expect(202);
    await move(booking, slot!.startsAt, true).expect(409);
    await waitUntil(later(t.clock.now().toISOString(), minutes(31)));
    await move(booking, slot!.startsAt, true).expect(200);
  });

  test('neither into the past nor after it began', async () => {
    const booking = await aBooking();
    const past = later(t.clock.now().toISOString(), -hours(1));
    expect((await move(booking, past, true).expect(409)).body).toMatchObject({ code: 'too_late' });
    await waitUntil(booking.startsAt);
    const next = later(booking.startsAt, hours(2));
    expect((await move(booking, next, true).expect(409)).body).toMatchObject({ code: 'too_late' });
  });
});

describe('two calls moved to one time at the same moment', () => {
  const race = async () => {
    const one = await aBooking();
    const other = await aBooking();
    const target = (await freeTimes(t, call)).at(-1)!.startsAt;
    const answers = await Promise.all([move(one, target), move(other, target)]);
    return answers.map(({ status }) => status).toSorted();
  };

  test('exactly one gets it', async () => {
    expect(await race()).toEqual([200, 409]);
  });

  deepTest('without the constraint both get it', async () => {
    await t.database.query('alter table coaching_sessions drop constraint coaching_sessions_no_overlap');
    expect(await race()).toEqual([200, 200]);
  });
});

describe('the outcome of a call', () => {
  test('can be set once it has begun, and can be changed', async () => {
    const booking = await aBooking();
    expect((await settle(booking, 'completed').expect(409)).body).toMatchObject({ code: 'too_early' });
    await waitUntil(booking.startsAt);
    const session = async () => (await t.database.query('select state from coaching_sessions'))[0];
    expect((await settle(booking, 'completed').expect(200)).body).toMatchObject({ state: 'completed' });
    expect(await session()).toEqual({ state: 'completed' });
    expect((await settle(booking, 'no_show').expect(200)).body).toMatchObject({ state: 'no_show' });
    expect((await settle(booking, 'confirmed').expect(200)).body).toMatchObject({ state: 'confirmed' });
    expect(await session()).toEqual({ state: 'confirmed' });
  });

  test('cannot be set for a canceled one', async () => {
    const booking = await aBooking();
    await coach.browser.post(`${at}/${booking.id}/cancel`).send({ reason: 'I am ill.' }).expect(200);
    await waitUntil(booking.startsAt);
    await settle(booking, 'completed').expect(409);
  });
});

describe('the coach’s notes on a booking', () => {
  const put = (booking: Booking, changes: object, version = booking.version) =>
    coach.browser
      .put(`${at}/${booking.id}`)
      .set('if-match', String(version))
      .send({ sharedNotes: null, privateNote: null, sessionUrl: null, recordingUrl: null, ...changes });

  test('are stored for their readers, and the second of two tabs is refused', async () => {
    const booking = await aBooking();
    const words = { sharedNotes: 'Walk in the evening.', privateNote: 'Ask about the sister.' };
    expect((await put(booking, words).expect(200)).body).toMatchObject({ ...words, version: 2 });
    const { body: seen } = await t.browser().get(`/api/coaching/bookings/${booking.token}`).expect(200);
    expect(seen).toMatchObject({ sharedNotes: words.sharedNotes });
    expect(JSON.stringify(seen)).not.toContain(words.privateNote);
    expect((await put(booking, words, 2).expect(200)).body).toMatchObject({ version: 2 });
    expect((await put(booking, {}).expect(412)).body).toMatchObject({ code: 'stale_edit' });
  });

  test('accept a record sent back as it was read', async () => {
    const booking = await read(await aBooking());
    await coach.browser
      .put(`${at}/${booking.id}`)
      .send({ ...booking, privateNote: 'Ask about the sister.' })
      .expect(200);
  });

  test('the person is notified of another location, with the same calendar entry', async () => {
    const booking = await aBooking();
    const sessionUrl = 'https://meet.example.org/another';
    expect((await put(booking, { sessionUrl }).expect(200)).body).toMatchObject({
      meetingUrl: sessionUrl,
    });
    const [before, after] = await calendarEntriesTo(t, booking.caller.email);
    expect(after).toEqual({ ...before, sequence: 1, location: sessionUrl });
    const mails = await mailsTo(t, booking.caller.email);
    expect(mails.some(({ text }) => text.includes('changed where you’ll meet'))).toBe(true);
    expect((await put(booking, { sessionUrl: 'http://meet.example.org' }, 2).expect(400)).body).toMatchObject(
      {
        fields: { sessionUrl: expect.any(String) as string },
      },
    );
  });
});

test('a student’s page has the sessions in the time zone of the business, with their outcome', async () => {
  const rosa = await aMember(t);
  const booking = await aBooking({ name: 'Rosa', email: rosa.email }, rosa);
  const sessions = async () =>
    (await coach.browser.get(`/api/students/${rosa.id}/bookings`).expect(200)).body;
  const { time_zone: zone } = (await t.database.one<{ time_zone: string }>(
    'select time_zone from coach_calendar',
  ))!;
  const [date, time] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(new Date(booking.startsAt))
    .split(' ');
  expect(await sessions()).toEqual([
    {
      id: booking.id,
      title: 'Free discovery call',
      status: 'confirmed',
      startsAt: booking.startsAt,
      date,
      time,
    },
  ]);
  await waitUntil(booking.startsAt);
  await settle(booking, 'no_show').expect(200);
  expect(await sessions()).toMatchObject([{ status: 'no_show' }]);
});
