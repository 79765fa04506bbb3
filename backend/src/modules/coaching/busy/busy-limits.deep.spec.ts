import { busyTimes } from './busy-times.js';

const WINDOW = { start: Date.parse('2027-03-01T00:00:00Z'), end: Date.parse('2027-05-01T00:00:00Z') };

const calendar = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    'BEGIN:VEVENT',
    'UID:one',
    'DTSTAMP:20270101T000000Z',
    ...lines,
    'DURATION:PT1S',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

test.each([
  ['an event every second for years', 'DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY'],
  ['an event every minute of the window', 'DTSTART:20270301T000000Z', 'RRULE:FREQ=MINUTELY'],
])('%s is too much to read', (_, start, rule) => {
  expect(() => busyTimes(calendar(start, rule), { timeZone: 'Europe/London', window: WINDOW })).toThrow(
    'too_complex',
  );
});
