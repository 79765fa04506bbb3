import { startTestApp, type TestApp } from '../../../test/app.js';
import {
  addBusyCalendar,
  aCalendarElsewhere,
  BUSY_CALENDARS,
  type BusyCalendar,
  busyDuring,
  type CalendarElsewhere,
  calendarOf,
} from '../../../test/builders/busy-calendars.js';
import {
  aBookedCall,
  aCaller,
  askFor,
  freeTimes,
  type Offering,
  openTheCalendar,
} from '../../../test/builders/coaching.js';
import {
  aBookedSession,
  anHour,
  giveSessions,
  memberTimes,
} from '../../../test/builders/coaching-sessions.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { days, minutes } from '../../kernel/clock.js';
import { BusyCalendarsService } from './busy/busy-calendars.service.js';

let t: TestApp;
let coach: Person;
let call: Offering;
let elsewhere: CalendarElsewhere;
beforeAll(async () => {
  t = await startTestApp();
  elsewhere = await aCalendarElsewhere(t);
});
afterAll(async () => {
  await t.close();
  await elsewhere.close();
});
beforeEach(async () => {
  // freshly signed in
  coach = await aCreator(t);
  await t.database.query('delete from coaching_busy_calendars');
  await t.database.query('truncate coaching_sessions cascade');
  call = await openTheCalendar(t, { bufferAfterSeconds: 0, horizonDays: 60 }, coach);
  elsewhere.says({ text: calendarOf() });
  elsewhere.asked.length = 0;
});

const everyDay = (rule: string, start = '20270101') =>
  ['BEGIN:VEVENT', 'UID:daily', `DTSTART;VALUE=DATE:${start}`, `RRULE:${rule}`, 'END:VEVENT'].join('\r\n');

const list = async () => (await coach.browser.get(BUSY_CALENDARS).expect(200)).body.items as BusyCalendar[];
const add = (body: object) => coach.browser.post(BUSY_CALENDARS).send({ name: 'Family', ...body });
const readAgain = () => t.app.get(BusyCalendarsService, { strict: false }).readAll();
const begins = async () => (await freeTimes(t, call)).map(({ startsAt }) => startsAt);

/** Moves the clock and keeps the coach signed in. */
async function wait(milliseconds: number): Promise<void> {
  t.clock.advance(milliseconds);
  await coach.browser.post('/api/auth/refresh').expect(200);
}

/** Makes one of the first free times a busy one. */
async function aBusyTime() {
  const slot = (await freeTimes(t, call))[3];
  elsewhere.says({ text: calendarOf(busyDuring(slot!)) });
  return { slot: slot!, calendar: await addBusyCalendar(coach, elsewhere) };
}

test('while the coach’s own calendar is busy, nobody can book', async () => {
  const before = await begins();
  const { slot, calendar } = await aBusyTime();
  expect(calendar).toMatchObject({
    name: 'Family',
    host: 'calendar.example.com',
    isPaused: false,
    busyTimes: 1,
    skipped: 0,
    problem: null,
    readAt: t.clock.now().toISOString(),
    triedAt: t.clock.now().toISOString(),
  });
  expect(await begins()).toEqual(before.filter((each) => each !== slot.startsAt));
});

test('a session’s buffers overlap no busy time', async () => {
  await openTheCalendar(t, { bufferAfterSeconds: 600 }, coach);
  const [first, second] = await freeTimes(t, call);
  elsewhere.says({ text: calendarOf(busyDuring(second!)) });
  await addBusyCalendar(coach, elsewhere);
  expect(await begins()).not.toContain(first!.startsAt);
});

test('visitors and members who come too late are refused and offered other free times', async () => {
  const { slot } = await aBusyTime();
  const hour = await anHour(coach);
  const rosa = await aMember(t);
  await giveSessions(coach, rosa, hour).expect(200);
  const wish = { startsAt: slot.startsAt, note: null, timeZone: 'Europe/London' };
  const refused = [
    await askFor(t.browser(), call, slot.startsAt, aCaller()).expect(409),
    await rosa.browser.post(`/api/me/coaching/offerings/${hour.id}/bookings`).send(wish).expect(409),
  ];
  for (const { body } of refused) {
    const { code, message, current } = body as {
      code: string;
      message: string;
      current: { slots: { startsAt: string }[] };
    };
    expect([code, message]).toEqual([
      'slot_taken',
      'That time is no longer available. Please choose another one.',
    ]);
    expect(current.slots.length).toBeGreaterThan(0);
    expect(current.slots.map(({ startsAt }) => startsAt)).not.toContain(slot.startsAt);
  }
});

test('a member cannot move a session to a busy time', async () => {
  const hour = await anHour(coach);
  const rosa = await aMember(t);
  await giveSessions(coach, rosa, hour).expect(200);
  const { id } = await aBookedSession(t, rosa, hour);
  const target = (await memberTimes(t, rosa, hour)).at(-1)!;
  elsewhere.says({ text: calendarOf(busyDuring(target)) });
  await addBusyCalendar(coach, elsewhere);
  const { body } = await rosa.browser
    .post(`/api/me/coaching/bookings/${id}/move`)
    .send({ startsAt: target.startsAt })
    .expect(409);
  expect(body).toMatchObject({ code: 'slot_taken' });
});

test('a booking stays when its time becomes busy, and can be moved', async () => {
  const booked = await aBookedCall(t, call);
  elsewhere.says({ text: calendarOf(busyDuring(booked)) });
  await addBusyCalendar(coach, elsewhere);
  const { body } = await t.browser().get(`/api/coaching/bookings/${booked.token}`).expect(200);
  expect(body).toMatchObject({ state: 'confirmed', startsAt: booked.startsAt });
});

describe('the coach', () => {
  test('can book over a busy time on purpose', async () => {
    const { slot } = await aBusyTime();
    const rosa = await aMember(t);
    const hour = await anHour(coach);
    const wish = {
      studentId: rosa.id,
      offeringId: hour.id,
      startsAt: slot.startsAt,
      usesCredit: false,
      note: null,
    };
    const book = (isAtAnyTime: boolean) =>
      coach.browser.post('/api/creator/coaching/bookings').send({ ...wish, isAtAnyTime });
    const { body } = await book(false).expect(409);
    expect(body).toMatchObject({
      code: 'outside_hours',
      message: 'Your calendar is busy at that time',
    });
    await book(true).expect(201);
  });

  test('can move a session over a busy time on purpose', async () => {
    await aBookedCall(t, call);
    const [row] = await t.database.query<{ id: string }>('select id from coaching_bookings');
    const target = (await freeTimes(t, call)).at(-1)!;
    elsewhere.says({ text: calendarOf(busyDuring(target)) });
    await addBusyCalendar(coach, elsewhere);
    const move = (isAtAnyTime: boolean) =>
      coach.browser
        .post(`/api/creator/coaching/bookings/${row!.id}/move`)
        .send({ startsAt: target.startsAt, isAtAnyTime });
    expect((await move(false).expect(409)).body).toMatchObject({ code: 'outside_hours' });
    expect((await move(true).expect(200)).body).toMatchObject({ startsAt: target.startsAt });
  });
});

describe('a calendar is read again every quarter of an hour', () => {
  test('new events block their times, and removed ones free them', async () => {
    const { slot } = await aBusyTime();
    const other = (await freeTimes(t, call)).at(-1)!;
    elsewhere.says({ text: calendarOf(busyDuring(other)) });
    await wait(minutes(15));
    await readAgain();
    const free = await begins();
    expect(free).toContain(slot.startsAt);
    expect(free).not.toContain(other.startsAt);
    expect(await list()).toMatchObject([{ busyTimes: 1, readAt: t.clock.now().toISOString() }]);
  });

  test('an unchanged calendar is not downloaded again, unless the booking window has moved on', async () => {
    const [slot] = await freeTimes(t, call);
    elsewhere.says({ text: calendarOf(busyDuring(slot!)), etag: '"v1"' });
    await addBusyCalendar(coach, elsewhere);
    await wait(minutes(15));
    await readAgain();
    expect(await list()).toMatchObject([
      { busyTimes: 1, readAt: t.clock.now().toISOString(), problem: null },
    ]);
    await wait(days(1));
    await readAgain();
    expect(elsewhere.asked.map((headers) => headers['if-none-match'])).toEqual([
      undefined,
      '"v1"',
      undefined,
    ]);
  });

  test('an unreadable calendar is reported, and the last reading stays valid', async () => {
    const { slot } = await aBusyTime();
    const readAt = t.clock.now().toISOString();
    await wait(minutes(15));
    elsewhere.says({ status: 500, text: 'a secret of that server' });
    await readAgain();
    const calendars = await list();
    expect(calendars).toMatchObject([{ problem: 'refused', readAt, triedAt: t.clock.now().toISOString() }]);
    expect(JSON.stringify(calendars)).not.toContain('secret');
    expect(await begins()).not.toContain(slot.startsAt);
  });

  test('one unreadable calendar does not affect another', async () => {
    const { slot } = await aBusyTime();
    await addBusyCalendar(coach, elsewhere);
    await t.database.query(`update coaching_busy_calendars set sealed_url = 'sealed:1:'
      where id = (select id from coaching_busy_calendars order by created_at, id limit 1)`);
    elsewhere.says({ text: calendarOf() });
    await readAgain();
    expect(await list()).toMatchObject([{ problem: 'gone' }, { problem: null, busyTimes: 0 }]);
    expect(await begins()).not.toContain(slot.startsAt);
  });

  test('and also when the coach asks for it', async () => {
    const { calendar } = await aBusyTime();
    elsewhere.says({ text: calendarOf() });
    const { body } = await coach.browser
      .post(`${BUSY_CALENDARS}/${calendar.id}/refresh`)
      .send({})
      .expect(200);
    expect(body).toMatchObject({ busyTimes: 0, problem: null });
  });
});

test('an entry from our own emails blocks nothing, because the session itself does', async () => {
  const booked = await aBookedCall(t, call);
  const [session] = await t.database.query<{ id: string }>('select id from coaching_sessions');
  elsewhere.says({ text: calendarOf(busyDuring(booked, { uid: session!.id })) });
  expect(await addBusyCalendar(coach, elsewhere)).toMatchObject({ busyTimes: 0 });
});

test('a paused calendar blocks nothing and is not read; a resumed one is read right away', async () => {
  const { slot, calendar } = await aBusyTime();
  const put = (isPaused: boolean) =>
    coach.browser.put(`${BUSY_CALENDARS}/${calendar.id}`).send({ name: 'Home', isPaused }).expect(200);
  expect((await put(true)).body).toMatchObject({
    name: 'Home',
    isPaused: true,
    busyTimes: 0,
    knownUntil: null,
  });
  await readAgain();
  expect(elsewhere.asked).toHaveLength(1);
  expect(await begins()).toContain(slot.startsAt);
  expect((await put(false)).body).toMatchObject({ isPaused: false, busyTimes: 1 });
  expect(await begins()).not.toContain(slot.startsAt);
});

test('a removed calendar frees its times', async () => {
  const { slot, calendar } = await aBusyTime();
  await coach.browser.delete(`${BUSY_CALENDARS}/${calendar.id}`).expect(204);
  expect(await list()).toEqual([]);
  expect(await begins()).toContain(slot.startsAt);
  await coach.browser.delete(`${BUSY_CALENDARS}/${calendar.id}`).expect(404);
});

test('only intervals are stored of a calendar, and its address is encrypted', async () => {
  await aBusyTime();
  const rows = await t.database.query('select * from coaching_busy_calendars cross join coaching_busy_times');
  const kept = JSON.stringify([rows, await t.database.query('select * from audit_entries'), await list()]);
  expect(kept).not.toContain('Dentist');
  expect(kept).not.toContain('private-5f1c');
});

describe('an address is read before it is stored', () => {
  test.each([
    ['http://calendar.example.com/a.ics', 'must be a public https address'],
    ['https://calendar.example.com:8443/a.ics', 'must be a public https address'],
    ['https://192.168.1.1/a.ics', 'must be a public https address'],
    ['not an address', 'must be a public https address'],
  ])('%s is refused without a request to anyone', async (url, sentence) => {
    const { body } = await add({ url }).expect(422);
    expect(body).toMatchObject({
      code: 'address_unreadable',
      fields: { url: expect.stringContaining(sentence) },
    });
    expect(elsewhere.asked).toEqual([]);
    expect(await list()).toEqual([]);
  });

  test.each([
    [{ status: 404 }, 'wasn’t found'],
    [{ text: '<title>Sign in</title>' }, 'doesn’t lead to a calendar'],
    // reading it would never end: there is no February 30
    [{ text: calendarOf(everyDay('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')) }, 'too many repeating events'],
  ])('an unreadable one is refused with the reason: %j', async (answer, sentence) => {
    elsewhere.says(answer);
    const { body } = await add({ url: elsewhere.url }).expect(422);
    expect(body).toMatchObject({ fields: { url: expect.stringContaining(sentence) } });
  });

  test('a webcal address means https', async () => {
    await add({ url: elsewhere.url.replace('https:', 'webcal:') }).expect(201);
  });

  test('only a coach who has just proved the password can add one', async () => {
    await wait(minutes(11));
    expect((await add({ url: elsewhere.url }).expect(403)).body).toMatchObject({
      code: 'fresh_sign_in_required',
    });
    expect(elsewhere.asked).toEqual([]);
  });

  test('there are ten at most', async () => {
    for (let n = 0; n < 10; n++) await add({ url: elsewhere.url }).expect(201);
    expect((await add({ url: elsewhere.url }).expect(409)).body).toMatchObject({ code: 'full' });
  });
});

test('a repeated entry blocks times as far ahead as the longest offering can be booked', async () => {
  await openTheCalendar(t, { horizonDays: 365 }, coach);
  const start = t.clock.now().toISOString().slice(0, 10).replaceAll('-', '');
  elsewhere.says({
    text: calendarOf(everyDay('FREQ=DAILY', start)),
  });
  expect(await addBusyCalendar(coach, elsewhere)).toMatchObject({ busyTimes: 1 });
  expect(await freeTimes(t, call, 100)).toEqual([]);
});
