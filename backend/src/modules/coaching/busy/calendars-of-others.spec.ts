import { busyTimes } from './busy-times.js';

/** Reads entries as calendars of several makers write them, for a coach in California in December 2026. */
const read = (...entries: string[][]) => {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//EN', ...entries.flat(), 'END:VCALENDAR', ''];
  const window = { start: Date.parse('2026-12-01T08:00Z'), end: Date.parse('2027-01-01T08:00Z') };
  const { times, skipped } = busyTimes(lines.join('\r\n'), { timeZone: 'America/Los_Angeles', window });
  return { times: times.map(({ start, end }) => `${minute(start)} - ${minute(end)}`), skipped };
};
const minute = (moment: number) => new Date(moment).toISOString().slice(5, 16);

const entry = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:u',
  'DTSTAMP:20261101T000000Z',
  ...lines,
  'END:VEVENT',
];
const hour = (day: string, zone = '') => [`DTSTART${zone}:${day}T090000`, `DTEND${zone}:${day}T100000`];
const utcHour = (day: string) => [`DTSTART:${day}T090000Z`, `DTEND:${day}T100000Z`];

const OUTLOOK_EAST = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Standard Time 1',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

const IN_UTC = '12-07T09:00 - 12-07T10:00';
const IN_BERLIN = '12-07T08:00 - 12-07T09:00';
const WHOLE_DAY = '12-07T08:00 - 12-08T08:00';
const [DAY, NEXT_DAY] = ['DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261208'];

test.each<[string, string[][], string[]]>([
  [
    'a zone by the name Windows gives it',
    [entry(...hour('20261207', ';TZID=W. Europe Standard Time'))],
    [IN_BERLIN],
  ],
  [
    'a zone by the name Mozilla gives it',
    [entry(...hour('20261207', ';TZID=/mozilla.org/20050126_1/Europe/Berlin'))],
    [IN_BERLIN],
  ],
  [
    'a zone by the name Microsoft 365 gives it',
    [entry(...hour('20261207', ';TZID="tzone://Microsoft/Utc"'))],
    [IN_UTC],
  ],
  [
    'a zone by the name libical gives it',
    [entry(...hour('20261207', ';TZID=/freeassociation.sourceforge.net/Europe/Berlin'))],
    [IN_BERLIN],
  ],
  [
    'a zone of the calendar’s own',
    [OUTLOOK_EAST, entry(...hour('20261207', ';TZID=Eastern Standard Time 1'))],
    ['12-07T14:00 - 12-07T15:00'],
  ],
  ['a whole day', [entry(DAY, NEXT_DAY, 'TRANSP:OPAQUE')], [WHOLE_DAY]],
  ['a whole day that is free', [entry(DAY, NEXT_DAY, 'TRANSP:TRANSPARENT')], []],
  ['a whole day without an end', [entry(DAY)], [WHOLE_DAY]],
  ['a whole day by its length', [entry(DAY, 'DURATION:P1D')], [WHOLE_DAY]],
  [
    'days off',
    [entry('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227', 'TRANSP:OPAQUE')],
    ['12-24T08:00 - 12-27T08:00'],
  ],
  ['what Outlook calls free', [entry(...utcHour('20261207'), 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')], []],
  [
    'what Outlook calls tentative',
    [entry(...utcHour('20261207'), 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE')],
    [IN_UTC],
  ],
  ['what is cancelled', [entry(...utcHour('20261207'), 'STATUS:CANCELLED')], []],
  ['a length', [entry('DTSTART:20261207T090000Z', 'DURATION:PT45M')], ['12-07T09:00 - 12-07T09:45']],
  ['no length', [entry('DTSTART:20261207T090000Z', 'DTEND:20261207T090000Z')], []],
  ['no zone', [entry(...hour('20261207'))], ['12-07T17:00 - 12-07T18:00']],
  [
    'a weekly meeting with one left out and one moved',
    [
      entry(
        ...hour('20190107', ';TZID=America/New_York'),
        'RRULE:FREQ=WEEKLY;BYDAY=MO',
        'EXDATE;TZID=America/New_York:20261214T090000',
      ),
      entry(
        'RECURRENCE-ID;TZID=America/New_York:20261221T090000',
        'DTSTART;TZID=America/New_York:20261222T110000',
        'DTEND;TZID=America/New_York:20261222T120000',
      ),
    ],
    ['12-07T14:00 - 12-07T15:00', '12-28T14:00 - 12-28T15:00', '12-22T16:00 - 12-22T17:00'],
  ],
  [
    'three days of which one is cancelled',
    [
      entry(...utcHour('20261207'), 'RRULE:FREQ=DAILY;COUNT=3'),
      entry('RECURRENCE-ID:20261208T090000Z', ...utcHour('20261208'), 'STATUS:CANCELLED'),
    ],
    [IN_UTC, '12-09T09:00 - 12-09T10:00'],
  ],
  [
    'a last day that is named without an hour',
    [entry(...hour('20261201', ';TZID=Europe/Berlin'), 'RRULE:FREQ=DAILY;UNTIL=20261203')],
    ['12-01T08:00 - 12-01T09:00', '12-02T08:00 - 12-02T09:00', '12-03T08:00 - 12-03T09:00'],
  ],
  [
    'the last working day of each month',
    [entry(...utcHour('20260130'), 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1')],
    ['12-31T09:00 - 12-31T10:00'],
  ],
  [
    'a day left out that is named without an hour',
    [
      entry(
        ...hour('20261207', ';TZID=Europe/Berlin'),
        'RRULE:FREQ=DAILY;COUNT=2',
        'EXDATE;VALUE=DATE:20261208',
      ),
    ],
    [IN_BERLIN],
  ],
  [
    'two left out in one line',
    [entry(...utcHour('20261207'), 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261207T090000Z,20261208T090000Z')],
    ['12-09T09:00 - 12-09T10:00'],
  ],
  [
    'a meeting that the owner has declined',
    [entry(...utcHour('20261207'), 'ATTENDEE;PARTSTAT=DECLINED:mailto:me@example.org')],
    [IN_UTC],
  ],
  [
    'no entries but free and busy times',
    [
      [
        'BEGIN:VFREEBUSY',
        'UID:f1',
        'FREEBUSY;FBTYPE=BUSY:20261207T090000Z/20261207T100000Z',
        'END:VFREEBUSY',
      ],
    ],
    [],
  ],
  [
    'small letters and a folded line',
    [['begin:vevent', 'uid:l1', 'dtstart:2026120', '\t7T090000Z', 'dtend:20261207T100000Z', 'end:vevent']],
    [IN_UTC],
  ],
])('%s', (_, entries, expected) => {
  expect(read(...entries)).toEqual({ times: expected, skipped: 0 });
});

test.each([
  [
    '(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna',
    ';TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"',
  ],
  ['Customized Time Zone', ';TZID=Customized Time Zone'],
])('a time in an unknown zone is counted as skipped, never read in the coach’s own zone: %s', (_, zone) => {
  expect(read(entry(...hour('20261207', zone)))).toEqual({ times: [], skipped: 1 });
});

test('a time that cannot be read is counted as skipped, and the next entry blocks its time', () => {
  expect(read(entry('DTSTART:garbage', 'DTEND:20261207T100000Z'), entry(...utcHour('20261209')))).toEqual({
    times: ['12-09T09:00 - 12-09T10:00'],
    skipped: 1,
  });
});

test('a period among the dates is counted as skipped, and the entry itself blocks its time', () => {
  expect(read(entry(...utcHour('20261207'), 'RDATE;VALUE=PERIOD:20261210T090000Z/PT2H'))).toEqual({
    times: [IN_UTC],
    skipped: 1,
  });
});
