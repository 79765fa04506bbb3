import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBookedCall, freeTimes, openTheCalendar } from '../../../test/builders/coaching.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { MailFolder } from '../../stand-ins/mail-viewer/index.js';

/** A calendar entry as parsed. */
interface Read {
  method: string | undefined;
  uid: string;
  sequence: number;
  status: string | undefined;
  startsAt: string | undefined;
  endsAt: string | undefined;
}

/** Two independent parsers from other projects. */
const PARSERS: Record<string, (text: string) => Read> = {
  'ical.js': (text) => {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const entry = calendar.getFirstSubcomponent('vevent')!;
    const { uid, sequence, startDate, endDate } = new ICAL.Event(entry);
    return {
      method: calendar.getFirstPropertyValue('method') as string,
      uid,
      sequence,
      status: entry.getFirstPropertyValue('status') as string,
      startsAt: startDate.toJSDate().toISOString(),
      endsAt: endDate.toJSDate().toISOString(),
    };
  },
  'ts-ics': (text) => {
    const { method, events } = convertIcsCalendar(undefined, text);
    const { uid, sequence, status, start, end } = events![0]!;
    const startsAt = start.date.toISOString();
    const endsAt = end?.date.toISOString();
    // without a sequence number it is the first one (RFC 5545, 3.8.7.4)
    return { method, uid, sequence: sequence ?? 0, status, startsAt, endsAt };
  },
};

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

/** Returns the calendar entries in the emails to a person, as they were sent. */
async function entriesFor(email: string): Promise<string[]> {
  await t.runJobs();
  const mails = await t.app.get(MailFolder).list();
  return mails.flatMap(({ to, calendar }) => (to === email && calendar ? [calendar.content] : []));
}

test('two parsers read a booking, its move across a clock change and its cancellation as one entry with rising versions', async () => {
  const call = await openTheCalendar(t, {}, coach);
  const booked = await aBookedCall(t, call);
  const [row] = await t.database.query<{ id: string; uid: string }>(
    'select id, session_id as uid from coaching_bookings',
  );
  const at = `/api/creator/coaching/bookings/${row!.id}`;
  // nine o’clock in London on both days
  const after = (await freeTimes(t, call)).find(({ startsAt }) => startsAt.startsWith('2027-03-30T08:00'))!;
  expect(booked.startsAt.slice(11, 16)).toBe('09:00');
  await coach.browser.post(`${at}/move`).send({ startsAt: after.startsAt, isAtAnyTime: false }).expect(200);
  await t.runJobs();
  await coach.browser.post(`${at}/cancel`).send({ reason: 'I am ill that day.' }).expect(200);
  const entries = await entriesFor(booked.caller.email);
  const one = { uid: row!.uid };
  for (const read of Object.values(PARSERS)) {
    const found = entries.map(read).toSorted((a, b) => a.sequence - b.sequence);
    expect(found).toEqual([
      {
        ...one,
        sequence: 0,
        method: 'REQUEST',
        status: 'CONFIRMED',
        startsAt: booked.startsAt,
        endsAt: booked.endsAt,
      },
      {
        ...one,
        sequence: 1,
        method: 'REQUEST',
        status: 'CONFIRMED',
        startsAt: after.startsAt,
        endsAt: after.endsAt,
      },
      {
        ...one,
        sequence: 2,
        method: 'CANCEL',
        status: 'CANCELLED',
        startsAt: after.startsAt,
        endsAt: after.endsAt,
      },
    ]);
  }
});
