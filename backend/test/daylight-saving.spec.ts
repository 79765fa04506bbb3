import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { hours } from '../src/kernel/clock.js';
import { calendarEntry, feedDocument } from '../src/platform/calendar/index.js';
import { dueAt } from '../src/modules/coaching/reminders/marks.js';
import { freeSlots } from '../src/modules/coaching/scheduling/slots.js';
import { MailWords } from '../src/modules/notifications/templates/mail-words.js';

const COACH = 'America/New_York';
const MEMBER = 'Australia/Sydney';

/** Clock changes in New York and Sydney. */
const CHANGES = ['2027-03-14', '2027-11-07', '2027-04-04', '2027-10-03'];

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Returns every hour that the coach, who is available day and night, offers in the three days around this day. */
function hoursAround(day: string): Date[] {
  const start = Date.parse(`${day}T00:00:00Z`) - hours(24);
  const pattern = {
    durationSeconds: 3600,
    bufferBeforeSeconds: 0,
    bufferAfterSeconds: 0,
    incrementSeconds: 3600,
    noticeSeconds: 0,
    horizonDays: 30,
    timeZone: COACH,
    dateHours: [],
    timeOff: [],
    weeklyHours: EVERY_DAY.map((of) => ({ day: of, from: '00:00', to: '24:00' })),
  };
  const window = { start, end: start + hours(72) };
  return freeSlots(pattern, [], window, start - hours(1)).map((slot) => new Date(slot));
}

const startOf = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!).startDate.toJSDate();
};

test.each(CHANGES)(
  'around %s each hour of the coach is the same moment in email, calendar entry, feed and reminder',
  (day) => {
    const all = hoursAround(day);
    expect(all).toHaveLength(72);
    const words = new MailWords('en');
    for (const startsAt of all) {
      const endsAt = new Date(startsAt.getTime() + hours(1));
      const session = {
        uid: 'one',
        sequence: 0,
        title: 'One hour',
        startsAt,
        endsAt,
        meetingUrl: null,
        isCancelled: false,
      };
      const somebody = { name: 'Ida', email: 'ida@example.org' };
      const entry = {
        ...session,
        description: '',
        organizer: somebody,
        attendee: somebody,
        writtenAt: startsAt,
      };
      expect(startOf(calendarEntry(entry))).toEqual(startsAt);
      expect(startOf(feedDocument('Sanctum', [entry]))).toEqual(startsAt);

      const there = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(MEMBER);
      const clock = `${there.hour % 12 || 12}:00 ${there.hour < 12 ? 'AM' : 'PM'}`;
      const mail = words.moment(startsAt, MEMBER);
      expect(mail).toContain(` ${there.day}, `);
      expect(mail.replaceAll('\u202f', ' ')).toContain(` ${clock}`);
      expect(mail).toContain(`(Sydney, GMT+${Number(there.offset.slice(1, 3))})`);

      // a day before means 24 hours, even across clock changes
      const known = { startsAt, knownSince: new Date(0) };
      for (const before of [24, 1]) {
        const due = there.subtract({ hours: before }).epochMilliseconds;
        expect(dueAt(known, before * 3600)).toEqual(new Date(due));
      }
    }
  },
);
