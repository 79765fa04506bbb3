import { calendarOf } from '../../../../test/builders/busy-calendars.js';
import { busyTimes } from './busy-times.js';

const WINDOW = { start: Date.parse('2027-03-01T00:00:00Z'), end: Date.parse('2027-05-01T00:00:00Z') };

test.each([
  ['an event every second for years', 'DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY'],
  ['an event every minute of the window', 'DTSTART:20270301T000000Z', 'RRULE:FREQ=MINUTELY'],
])('%s is too much to read', (_, start, rule) => {
  const entry = [
    'BEGIN:VEVENT',
    'UID:one',
    'DTSTAMP:20270101T000000Z',
    start,
    'DURATION:PT1S',
    rule,
    'END:VEVENT',
  ];
  const text = calendarOf(entry.join('\r\n'));
  expect(() => busyTimes(text, { timeZone: 'Europe/London', window: WINDOW })).toThrow('too_complex');
});
