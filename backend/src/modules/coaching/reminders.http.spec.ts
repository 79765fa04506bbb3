import { DataSource } from 'typeorm';
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
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aDate, aWorkshop, takePlace } from '../../../test/builders/workshops.js';
import { mailsTo } from '../../../test/mail.js';
import { WithoutLocks } from '../../../test/without-locks.js';
import { hours, minutes } from '../../kernel/clock.js';
import { Handlers } from '../../platform/jobs/handlers.js';
import { type ClaimedJob, JobRunner } from '../../platform/jobs/job-runner.js';
import { MailFolder } from '../../stand-ins/mail-viewer/index.js';
import { RemindJob } from './reminders/remind.job.js';
import { RemindersService } from './reminders/reminders.service.js';
import { deepTest } from '../../../test/deep-test.js';

interface Reminder {
  leadSeconds: number | null;
  dueAt: string;
  state: string;
}

let t: TestApp;
let coach: Person;
let call: Offering;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  call = await openTheCalendar(t, { noticeSeconds: 0, horizonDays: 60 }, coach);
});
afterEach(() => t.close());

const path = (id: string) => `/api/creator/coaching/bookings/${id}/reminders`;
const list = async (id: string) => (await coach.browser.get(path(id)).expect(200)).body.items as Reminder[];
const states = async (id: string) => (await list(id)).map(({ leadSeconds, state }) => [leadSeconds, state]);

/** Moves the clock and keeps the coach signed in. */
async function waitUntil(moment: string, before: number): Promise<void> {
  t.clock.advance(Date.parse(moment) - before - t.clock.now().getTime());
  await coach.browser.post('/api/auth/refresh').expect(200);
}
const remind = (app: TestApp = t) => app.app.get(RemindJob, { strict: false }).run();
const reminders = async (email: string) =>
  (await mailsTo(t, email)).filter(({ subject }) => subject.startsWith('Coming up'));

/** A call of the day after tomorrow, with what the coach calls it by. */
async function aBooking() {
  const times = await freeTimes(t, call);
  const slot = times.find(({ startsAt }) => Date.parse(startsAt) > t.clock.now().getTime() + hours(40))!;
  const caller = aCaller();
  await askFor(t.browser(), call, slot.startsAt, caller).expect(202);
  const token = await callToken(t, caller.email);
  await t.browser().post(`/api/coaching/bookings/${token}/confirm`).send({}).expect(200);
  const [row] = await t.database.query<{ id: string }>('select id from coaching_bookings where email = $1', [
    caller.email,
  ]);
  return { caller, ...slot, id: row!.id };
}

test('participants are reminded a day and an hour before, once each, in their own time zone and with the link', async () => {
  const { id, startsAt, caller } = await aBooking();
  expect(await states(id)).toEqual([
    [86_400, 'scheduled'],
    [3600, 'scheduled'],
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
    [86_400, 'sent'],
    [3600, 'scheduled'],
  ]);
  await waitUntil(startsAt, hours(1));
  await remind();
  await remind();
  expect(await reminders(caller.email)).toHaveLength(2);
  expect(await states(id)).toEqual([
    [86_400, 'sent'],
    [3600, 'sent'],
  ]);
});

deepTest('of three servers that run at the same time, one reminds each person', async () => {
  const { startsAt, caller } = await aBooking();
  const others = [await t.another(), await t.another()];
  await waitUntil(startsAt, hours(24));
  await Promise.all([t, ...others].map((app) => remind(app)));
  expect(await reminders(caller.email)).toHaveLength(1);
  for (const other of others) await other.close();
});

describe('three workers that look at the same moment, without a lock between them,', () => {
  const remindAtOnce = async () => {
    const { startsAt, caller } = await aBooking();
    await waitUntil(startsAt, hours(24));
    const database = new WithoutLocks(t.app.get(DataSource), 3);
    const reminding = t.app.get(RemindersService, { strict: false });
    await Promise.all([1, 2, 3].map(() => new RemindJob(database, reminding, t.clock).run()));
    return (await reminders(caller.email)).length;
  };

  test('remind each person once', async () => {
    expect(await remindAtOnce()).toBe(1);
  });

  deepTest('do so three times where the constraint is missing', async () => {
    await t.database.query('alter table coaching_reminders drop constraint coaching_reminders_once');
    expect(await remindAtOnce()).toBe(3);
  });
});

describe('when two of three workers are killed while sending, a day before and an hour before', () => {
  /** Runs due jobs until one has an email to send, which it alone may send. */
  async function aMailOf({ app }: TestApp): Promise<ClaimedJob> {
    const runner = app.get(JobRunner);
    for (;;) {
      const job = await runner.claim();
      if (!job) throw new Error('no mail is due');
      if (job.kind === 'mail.send') return job;
      await runner.run(job);
    }
  }

  /** Number of reminders that each person received. */
  const received = async (people: readonly Person[]) => {
    const mails = await t.app.get(MailFolder).list();
    return people.map(
      ({ email }) =>
        mails.filter(({ to, subject }) => to === email && subject.startsWith('Coming up')).length,
    );
  };

  deepTest('and everyone has one of each', async () => {
    const people = [await aMember(t), await aMember(t), await aMember(t)];
    const date = await aDate(t, coach, await aWorkshop(coach), { places: 3 });
    for (const person of people) await takePlace(person, date).expect(201);
    await t.runJobs();
    for (const [index, mark] of [hours(24), hours(1)].entries()) {
      const early = await t.another();
      const late = await t.another();
      await waitUntil(date.startsAt, mark);
      await Promise.all([t, early, late].map((app) => remind(app)));
      // one dies with the email still unsent, one after handing it over but before recording that
      const lost = await aMailOf(early);
      const sent = await aMailOf(late);
      await late.app.get(Handlers).job(sent.kind)!.run(sent.payload);
      await Promise.all([early.close(), late.close()]);
      await t.runJobs();
      expect((await received(people)).toSorted()).toEqual([index, index + 1, index + 1]);
      expect(lost.id).not.toBe(sent.id);
      // their leases expire
      t.clock.advance(minutes(1));
      await remind();
      await t.runJobs();
      expect(await received(people)).toEqual([index + 1, index + 1, index + 1]);
    }
    const [left] = await t.database.query<{ count: number }>(
      'select count(*)::int from jobs where done_at is null and run_at <= $1',
      [t.clock.now()],
    );
    expect(left).toEqual({ count: 0 });
  });
});

test('a server that dies before it has written all reminders leaves the rest to the next one', async () => {
  const { startsAt, caller } = await aBooking();
  await waitUntil(startsAt, hours(24));
  const dies = t.database.transaction(async (tx) => {
    await tx.query(
      `insert into coaching_reminders (id, booking_id, starts_at, lead_seconds, created_at)
       select gen_random_uuid(), b.id, s.starts_at, 86400, now() from coaching_bookings b
       join coaching_sessions s on s.id = b.session_id where b.email = $1`,
      [caller.email],
    );
    throw new Error('killed');
  });
  await expect(dies).rejects.toThrow('killed');
  await remind();
  expect(await reminders(caller.email)).toHaveLength(1);
});

test('a time that was chosen three hours before gets only the one-hour reminder', async () => {
  const [slot] = await freeTimes(t, call);
  await waitUntil(slot!.startsAt, hours(3));
  const { caller } = await aBookedCall(t, call);
  await remind();
  expect(await reminders(caller.email)).toEqual([]);
  await waitUntil(slot!.startsAt, minutes(40));
  await remind();
  expect(await reminders(caller.email)).toHaveLength(1);
});

test('a call that is canceled or moved in time gets no reminder, and the new time has its own', async () => {
  const { id, startsAt, caller } = await aBooking();
  await waitUntil(startsAt, hours(24));
  await remind();
  expect(await reminders(caller.email)).toHaveLength(1);
  const later = (await freeTimes(t, call)).find(
    (slot) => Date.parse(slot.startsAt) > Date.parse(startsAt) + hours(40),
  )!;
  await coach.browser
    .post(`/api/creator/coaching/bookings/${id}/move`)
    .send({ startsAt: later.startsAt, isAtAnyTime: false })
    .expect(200);
  await waitUntil(startsAt, minutes(30));
  await remind();
  expect(await reminders(caller.email)).toHaveLength(1);
  await waitUntil(later.startsAt, hours(24));
  await remind();
  expect(await reminders(caller.email)).toHaveLength(2);
  await coach.browser
    .post(`/api/creator/coaching/bookings/${id}/cancel`)
    .send({ reason: 'I am ill.' })
    .expect(200);
  await waitUntil(later.startsAt, minutes(30));
  await remind();
  expect(await reminders(caller.email)).toHaveLength(2);
});

test('a reminder that is not written before the call moves is dropped', async () => {
  const { id, startsAt, caller } = await aBooking();
  await waitUntil(startsAt, hours(24));
  await remind();
  const later = (await freeTimes(t, call)).at(-1)!;
  await coach.browser
    .post(`/api/creator/coaching/bookings/${id}/move`)
    .send({ startsAt: later.startsAt, isAtAnyTime: true })
    .expect(200);
  expect(await reminders(caller.email)).toEqual([]);
  expect(await states(id)).toEqual([
    [86_400, 'dropped'],
    [86_400, 'scheduled'],
    [3600, 'scheduled'],
  ]);
});

test('the coach can send a reminder, but not for a past session', async () => {
  const { id, startsAt, caller } = await aBooking();
  await coach.browser
    .post(`${path(id)}/send`)
    .send({})
    .expect(200);
  expect(await reminders(caller.email)).toHaveLength(1);
  expect(await states(id)).toEqual([
    [null, 'sent'],
    [86_400, 'scheduled'],
    [3600, 'scheduled'],
  ]);
  await waitUntil(startsAt, 0);
  expect(
    (
      await coach.browser
        .post(`${path(id)}/send`)
        .send({})
        .expect(409)
    ).body,
  ).toMatchObject({ code: 'too_late' });
});
