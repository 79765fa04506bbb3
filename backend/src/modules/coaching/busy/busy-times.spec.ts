import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { busyTimes } from './busy-times.js';

const BERLIN = `BEGIN:VTIMEZONE
TZID:W. Europe Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...parts, 'END:VCALENDAR', '']
    .join('\n')
    .replaceAll('\n', '\r\n');
const entry = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:one', 'DTSTAMP:20270101T000000Z', 'SUMMARY:Dentist', ...lines, 'END:VEVENT'].join(
    '\n',
  );

const WINDOW = { start: Date.parse('2027-03-01T00:00:00Z'), end: Date.parse('2027-05-01T00:00:00Z') };
const read = (...parts: string[]) =>
  busyTimes(calendar(...parts), { timeZone: 'Europe/London', window: WINDOW });
const timesOf = (...parts: string[]) =>
  read(...parts).times.map(({ start, end }) =>
    [start, end].map((moment) => new Date(moment).toISOString().slice(5, 16)).join(' - '),
  );

afterEach(() => jest.restoreAllMocks());

describe('one entry', () => {
  test.each([
    ['in UTC', ['DTSTART:20270310T090000Z', 'DTEND:20270310T100000Z'], '03-10T09:00 - 03-10T10:00'],
    ['with a length', ['DTSTART:20270310T090000Z', 'DURATION:PT45M'], '03-10T09:00 - 03-10T09:45'],
    [
      'in a zone the world knows',
      ['DTSTART;TZID=America/New_York:20270310T090000', 'DURATION:PT1H'],
      '03-10T14:00 - 03-10T15:00',
    ],
    ['without a zone', ['DTSTART:20270410T090000', 'DURATION:PT1H'], '04-10T08:00 - 04-10T09:00'],
    [
      'from one zone to another',
      ['DTSTART;TZID=Europe/Berlin:20270310T090000', 'DTEND;TZID=America/New_York:20270310T120000'],
      '03-10T08:00 - 03-10T17:00',
    ],
    ['of a whole day', ['DTSTART;VALUE=DATE:20270410'], '04-09T23:00 - 04-10T23:00'],
    [
      'of the day on which the clock is put forward',
      ['DTSTART;VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270329'],
      '03-28T00:00 - 03-28T23:00',
    ],
    [
      'of several days',
      ['DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270313'],
      '03-10T00:00 - 03-13T00:00',
    ],
    [
      'that began before',
      ['DTSTART:20270201T000000Z', 'DTEND:20270302T000000Z'],
      '02-01T00:00 - 03-02T00:00',
    ],
    [
      'that is not certain',
      ['DTSTART:20270310T090000Z', 'DURATION:PT1H', 'STATUS:TENTATIVE'],
      '03-10T09:00 - 03-10T10:00',
    ],
  ])('%s blocks its time', (_, lines, expected) => {
    expect(timesOf(entry(...lines))).toEqual([expected]);
  });

  test.each([
    ['is marked as free', 'TRANSP:TRANSPARENT'],
    ['is cancelled', 'STATUS:CANCELLED'],
    ['is over', 'DTEND:20270228T100000Z'],
  ])('that %s blocks nothing', (_, line) => {
    const start = line.startsWith('DTEND') ? '20270228T090000Z' : '20270310T090000Z';
    expect(
      read(entry(`DTSTART:${start}`, line.startsWith('DTEND') ? line : `DURATION:PT1H\n${line}`)),
    ).toEqual({
      times: [],
      skipped: 0,
    });
  });

  test('without a length blocks nothing', () => {
    expect(timesOf(entry('DTSTART:20270310T090000Z'))).toEqual([]);
  });

  test('is read by the time zone rules that its calendar includes', () => {
    const zoned = (day: string) =>
      entry(`DTSTART;TZID=W. Europe Standard Time:${day}T090000`, 'DURATION:PT1H');
    expect(timesOf(BERLIN, zoned('20270327'), zoned('20270329'))).toEqual([
      '03-27T08:00 - 03-27T09:00',
      '03-29T07:00 - 03-29T08:00',
    ]);
  });

  test('outside the requested window is left out', () => {
    expect(timesOf(entry('DTSTART:20270501T000000Z', 'DURATION:PT1H'))).toEqual([]);
  });
});

describe('repeated events', () => {
  test('keep their local time when the clocks change', () => {
    const weekly = entry(
      'DTSTART;TZID=Europe/London:20200322T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;UNTIL=20270404T235959Z',
    );
    expect(timesOf(weekly).slice(-3)).toEqual([
      '03-21T10:00 - 03-21T11:00',
      '03-28T09:00 - 03-28T10:00',
      '04-04T09:00 - 04-04T10:00',
    ]);
  });

  test.each([
    ['by the same clock', 'EXDATE;TZID=Europe/London:20270330T100000'],
    ['in UTC', 'EXDATE:20270330T090000Z'],
  ])('are free on a day that is excluded %s', (_, exception) => {
    const daily = entry(
      'DTSTART;TZID=Europe/London:20270329T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=3',
      exception,
    );
    expect(timesOf(daily)).toEqual(['03-29T09:00 - 03-29T10:00', '03-31T09:00 - 03-31T10:00']);
  });

  const daily = entry(
    'DTSTART;TZID=Europe/London:20270329T100000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=3',
  );
  const times = (...lines: string[]) => timesOf(daily, entry(...lines)).toSorted();

  test.each([
    ['by the same clock', 'RECURRENCE-ID;TZID=Europe/London:20270330T100000'],
    ['in UTC', 'RECURRENCE-ID:20270330T090000Z'],
  ])('have one occurrence at another time, named %s', (_, named) => {
    expect(times(named, 'DTSTART;TZID=Europe/London:20270330T150000', 'DURATION:PT30M')).toEqual([
      '03-29T09:00 - 03-29T10:00',
      '03-30T14:00 - 03-30T14:30',
      '03-31T09:00 - 03-31T10:00',
    ]);
  });

  test.each(['STATUS:CANCELLED', 'TRANSP:TRANSPARENT'])('are free where one occurrence says %s', (line) => {
    const one = [
      'RECURRENCE-ID;TZID=Europe/London:20270330T100000',
      'DTSTART;TZID=Europe/London:20270330T100000',
    ];
    expect(times(...one, 'DURATION:PT1H', line)).toEqual([
      '03-29T09:00 - 03-29T10:00',
      '03-31T09:00 - 03-31T10:00',
    ]);
  });

  test('include one that was moved in from far away', () => {
    const forever = entry('DTSTART:20270329T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY');
    const early = entry('RECURRENCE-ID:20280329T100000Z', 'DTSTART:20270401T100000Z', 'DURATION:PT1H');
    expect(timesOf(forever, early)).toEqual(['03-29T10:00 - 03-29T11:00', '04-01T10:00 - 04-01T11:00']);
  });

  test('of whole days use the time zone of the business', () => {
    expect(timesOf(entry('DTSTART;VALUE=DATE:20270327', 'RRULE:FREQ=DAILY;COUNT=2'))).toEqual([
      '03-27T00:00 - 03-28T00:00',
      '03-28T00:00 - 03-28T23:00',
    ]);
  });

  test('that reach into the window block their time, however early they began', () => {
    const monthly = entry('DTSTART:20261115T000000Z', 'DURATION:P20D', 'RRULE:FREQ=MONTHLY');
    expect(timesOf(monthly)[0]).toBe('02-15T00:00 - 03-07T00:00');
  });

  const sixty = (start: string, rule: string) =>
    Array.from({ length: 60 }, (_, i) =>
      entry(`DTSTART;TZID=America/New_York:${start}`, 'DURATION:PT1H', `RRULE:${rule}`).replace(
        'UID:one',
        `UID:${i}`,
      ),
    );

  test.each([
    ['FREQ=WEEKLY', 9 * 60],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=TU,FR', 6 * 60],
    ['FREQ=DAILY;UNTIL=20300101', 61 * 60],
    ['FREQ=MONTHLY;BYDAY=2TU', 2 * 60],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=4', 60],
  ])('for years, by many (%s), are counted only where they can fall into the window', (rule, times) => {
    const next = jest.spyOn(ICAL.RecurExpansion.prototype, 'next');
    const toInstant = jest.spyOn(Temporal.PlainDateTime.prototype, 'toZonedDateTime');
    expect(timesOf(...sixty('20160105T090000', rule))).toHaveLength(times);
    expect(next.mock.calls.length).toBeLessThan(times + 60 * 10);
    // at most those of two weeks, in which the clocks change
    expect(toInstant.mock.calls.length).toBeLessThan(60 * 2 * 14);
  });

  test('have the times they would have if all of them were counted', () => {
    const rules = [
      ['20160105T090000', 'FREQ=DAILY;INTERVAL=5'],
      ['20160105T090000', 'FREQ=DAILY;BYDAY=MO,TH'],
      ['20160105T090000', 'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,MO'],
      ['20160105T090000', 'FREQ=MONTHLY;INTERVAL=5'],
      ['20160105T090000', 'FREQ=MONTHLY;BYMONTHDAY=-1,31'],
      ['20160131T090000', 'FREQ=MONTHLY'],
      ['20160105T090000', 'FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3,4'],
      ['20160229T090000', 'FREQ=YEARLY'],
      ['20150310T090000', 'FREQ=YEARLY;INTERVAL=4'],
    ];
    for (const [start, rule] of rules) {
      const asked = [`DTSTART;TZID=America/New_York:${start}`, 'DURATION:PT1H'];
      // a rule with a count makes the parser count from the first occurrence
      const counted = timesOf(entry(...asked, `RRULE:${rule};COUNT=20000`));
      expect([rule, timesOf(entry(...asked, `RRULE:${rule}`))]).toEqual([rule, counted]);
    }
  });

  test('on dates of their own block all of them', () => {
    expect(timesOf(entry('DTSTART:20270310T090000Z', 'DURATION:PT1H', 'RDATE:20270311T120000Z'))).toEqual([
      '03-10T09:00 - 03-10T10:00',
      '03-11T12:00 - 03-11T13:00',
    ]);
  });
});

test('one occurrence of an event that is not in the calendar blocks its time', () => {
  expect(
    timesOf(entry('RECURRENCE-ID:20270310T090000Z', 'DTSTART:20270311T090000Z', 'DURATION:PT1H')),
  ).toEqual(['03-11T09:00 - 03-11T10:00']);
});

test('an entry that cannot be understood is counted, and the others block their time', () => {
  const odd = entry('DTSTART:20270310T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=XX');
  expect(read(odd, entry('DTSTART:20270311T090000Z', 'DURATION:PT1H'))).toMatchObject({
    times: [{ uid: 'one' }],
    skipped: 1,
  });
});

test('several calendars in one file are read together, even with a byte order mark at the beginning', () => {
  const one = calendar(entry('DTSTART:20270310T090000Z', 'DURATION:PT1H'));
  const both = busyTimes(`\uFEFF${one}${one}`, { timeZone: 'UTC', window: WINDOW });
  expect(both.times).toHaveLength(2);
});

test('an empty calendar has no times', () => {
  expect(read()).toEqual({ times: [], skipped: 0 });
});

test.each([
  ['nothing', ''],
  ['a web page', '<!doctype html><title>Sign in</title>'],
  ['an address book', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nEND:VCARD\r\n'],
  ['a calendar that breaks off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2027'],
  ['an entry alone', 'BEGIN:VEVENT\r\nUID:a\r\nEND:VEVENT\r\n'],
])('%s is not a calendar', (_, text) => {
  expect(() => busyTimes(text, { timeZone: 'UTC', window: WINDOW })).toThrow('no_calendar');
});

test('only the start of an unknown zone name is kept; otherwise thousands of times would each carry all of it', () => {
  const long = entry('DTSTART:20270310T090000Z', 'DURATION:PT1H').replace(
    'UID:one',
    `UID:${'x'.repeat(5_000)}`,
  );
  expect(read(long).times[0]!.uid).toHaveLength(64);
});
