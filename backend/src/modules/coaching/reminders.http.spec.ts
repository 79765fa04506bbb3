import { startTestApp, type TestApp } from '../../../test/app.js';
import {
  aBookedCall,
  aCaller,
  askFor,
  callToken,
  freeTimes,
  type Offering,
  openTheCalendar,
} from '../../../test/builders/coaching.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { hours, minutes } from '../../kernel/clock.js';
import { RemindJob } from './reminders/remind.job.js';

interface Reminder {
  minutesBefore: number | null;
  dueAt: string;
  state: string;
}

let t: TestApp;
let coach: Person;
let call: Offering;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  call = await openTheCalendar(t, { noticeMinutes: 0, horizonDays: 60 }, coach);
});
afterEach(() => t.close());

const path = (id: string) => `/api/creator/coaching/bookings/${id}/reminders`;
const list = async (id: string) => (await coach.browser.get(path(id)).expect(200)).body as Reminder[];
const states = async (id: string) =>
  (await list(id)).map(({ minutesBefore, state }) => [minutesBefore, state]);

/** The coach is still signed in then. */
async function waitUntil(moment: string, before: number): Promise<void> {
  t.clock.advance(Date.parse(moment) - before - t.clock.now().getTime());
  await coach.browser.post('/api/auth/refresh').expect(200);
}
const remind = (app: TestApp = t) => app.app.get(RemindJob, { strict: false }).run();
const reminders = async (email: string) =>
  (await mailsTo(t, email)).filter(({ subject }) => subject.startsWith('Soon'));

/** A call of the day after tomorrow, with what the coach calls it by. */
async function aBooking() {
  const times = await freeTimes(t, call);
  const slot = times.find(({ startsAt }) => Date.parse(startsAt) > t.clock.now().getTime() + hours(40))!;
  const caller = aCaller();
  await askFor(t.browser(), call, slot.startsAt, caller).expect(202);
  const token = await callToken(t, caller.email);
  await t.browser().post(`/api/coaching/bookings/${token}/confirmation`).send({}).expect(200);
  const [row] = await t.database.query<{ id: string }>('select id from coaching_bookings where email = $1', [
    caller.email,
  ]);
  return { caller, ...slot, id: row!.id };
}

test('whoever has booked is reminded a day and an hour before, once each, in their own zone and with the link', async () => {
  const { id, startsAt, caller } = await aBooking();
  expect(await states(id)).toEqual([
    [1440, 'scheduled'],
    [60, 'scheduled'],
  ]);
  await waitUntil(startsAt, hours(24) + 1);
  await remind();
  expect(await reminders(caller.email)).toEqual([]);
  await waitUntil(startsAt, hours(24));
  await remind();
  await remind();
  const [first, ...others] = await reminders(caller.email);
  expect(others).toEqual([]);
  expect(first?.text).toContain('(Sydney, GMT+11)');
  expect(first?.text).toContain('https://meet.example.org/willow');
  expect(await states(id)).toEqual([
    [1440, 'sent'],
    [60, 'scheduled'],
  ]);
  await waitUntil(startsAt, hours(1));
  await remind();
  await remind();
  expect(await reminders(caller.email)).toHaveLength(2);
  expect(await states(id)).toEqual([
    [1440, 'sent'],
    [60, 'sent'],
  ]);
});

test('of three servers that look at the same time each person is reminded by one', async () => {
  const { startsAt, caller } = await aBooking();
  const others = [await t.another(), await t.another()];
  await waitUntil(startsAt, hours(24));
  await Promise.all([t, ...others].map((app) => remind(app)));
  expect(await reminders(caller.email)).toHaveLength(1);
  for (const other of others) await other.close();
});

test('a server that dies before it has written all of it leaves the reminder to the next', async () => {
  const { startsAt, caller } = await aBooking();
  await waitUntil(startsAt, hours(24));
  const dies = t.database.transaction(async (tx) => {
    await tx.query(
      `insert into coaching_reminders (id, booking_id, starts_at, minutes_before, created_at)
       select gen_random_uuid(), b.id, s.starts_at, 1440, now() from coaching_bookings b
       join coaching_sessions s on s.id = b.session_id where b.email = $1`,
      [caller.email],
    );
    throw new Error('killed');
  });
  await expect(dies).rejects.toThrow('killed');
  await remind();
  expect(await reminders(caller.email)).toHaveLength(1);
});

test('a time that was chosen three hours before has the reminder of an hour alone', async () => {
  const [slot] = await freeTimes(t, call);
  await waitUntil(slot!.startsAt, hours(3));
  const { caller } = await aBookedCall(t, call);
  await remind();
  expect(await reminders(caller.email)).toEqual([]);
  await waitUntil(slot!.startsAt, minutes(40));
  await remind();
  expect(await reminders(caller.email)).toHaveLength(1);
});

test('a call that is cancelled or moved before is not told of; the new time has reminders of its own', async () => {
  const { id, startsAt, caller } = await aBooking();
  await waitUntil(startsAt, hours(24));
  await remind();
  expect(await reminders(caller.email)).toHaveLength(1);
  const later = (await freeTimes(t, call)).find(
    (slot) => Date.parse(slot.startsAt) > Date.parse(startsAt) + hours(40),
  )!;
  await coach.browser
    .post(`/api/creator/coaching/bookings/${id}/move`)
    .send({ startsAt: later.startsAt, anyTime: false })
    .expect(200);
  await waitUntil(startsAt, minutes(30));
  await remind();
  expect(await reminders(caller.email)).toHaveLength(1);
  await waitUntil(later.startsAt, hours(24));
  await remind();
  expect(await reminders(caller.email)).toHaveLength(2);
  await coach.browser
    .post(`/api/creator/coaching/bookings/${id}/cancellation`)
    .send({ reason: 'I am ill.' })
    .expect(200);
  await waitUntil(later.startsAt, minutes(30));
  await remind();
  expect(await reminders(caller.email)).toHaveLength(2);
});

test('one that is not written before the call has another time is dropped', async () => {
  const { id, startsAt, caller } = await aBooking();
  await waitUntil(startsAt, hours(24));
  await remind();
  const later = (await freeTimes(t, call)).at(-1)!;
  await coach.browser
    .post(`/api/creator/coaching/bookings/${id}/move`)
    .send({ startsAt: later.startsAt, anyTime: true })
    .expect(200);
  expect(await reminders(caller.email)).toEqual([]);
  expect(await states(id)).toEqual([
    [1440, 'dropped'],
    [1440, 'scheduled'],
    [60, 'scheduled'],
  ]);
});

test('the coach reminds by hand, and not of what is over', async () => {
  const { id, startsAt, caller } = await aBooking();
  await coach.browser.post(path(id)).send({}).expect(200);
  expect(await reminders(caller.email)).toHaveLength(1);
  expect(await states(id)).toEqual([
    [null, 'sent'],
    [1440, 'scheduled'],
    [60, 'scheduled'],
  ]);
  await waitUntil(startsAt, 0);
  expect((await coach.browser.post(path(id)).send({}).expect(409)).body).toMatchObject({ code: 'too_late' });
});
