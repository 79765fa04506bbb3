import { type Availability, openHours } from './open-hours.js';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const daily = (timeZone: string, from: string, to: string): Availability => ({
  timeZone,
  weeklyHours: EVERY_DAY.map((day) => ({ day, from, to })),
  dateHours: [],
  timeOff: [],
});

/** The open hours that touch a UTC interval, as `from / to` in UTC. */
const openIn = (availability: Availability, from: string, to: string): string[] =>
  openHours(availability, { start: Date.parse(from), end: Date.parse(to) }).map(
    ({ start, end }) => `${utc(start)} / ${utc(end)}`,
  );
const utc = (moment: number) => new Date(moment).toISOString().slice(0, 16);

describe('hours in wall-clock time', () => {
  test.each([
    // an ordinary day
    [
      'New York, winter',
      'America/New_York',
      '09:00',
      '17:00',
      '2027-01-12',
      '2027-01-12T14:00 / 2027-01-12T22:00',
    ],
    [
      'New York, summer',
      'America/New_York',
      '09:00',
      '17:00',
      '2027-07-13',
      '2027-07-13T13:00 / 2027-07-13T21:00',
    ],
    [
      'London, winter',
      'Europe/London',
      '09:00',
      '17:00',
      '2027-01-12',
      '2027-01-12T09:00 / 2027-01-12T17:00',
    ],
    [
      'London, summer',
      'Europe/London',
      '09:00',
      '17:00',
      '2027-07-13',
      '2027-07-13T08:00 / 2027-07-13T16:00',
    ],
    [
      'Kolkata, half an hour off',
      'Asia/Kolkata',
      '09:00',
      '17:00',
      '2027-01-12',
      '2027-01-12T03:30 / 2027-01-12T11:30',
    ],
    [
      'Kathmandu, three quarters',
      'Asia/Kathmandu',
      '09:00',
      '17:00',
      '2027-01-12',
      '2027-01-12T03:15 / 2027-01-12T11:15',
    ],
    [
      'St. John’s, summer',
      'America/St_Johns',
      '09:00',
      '17:00',
      '2027-07-13',
      '2027-07-13T11:30 / 2027-07-13T19:30',
    ],
    [
      'Chatham, winter',
      'Pacific/Chatham',
      '12:45',
      '20:00',
      '2027-07-13',
      '2027-07-13T00:00 / 2027-07-13T07:15',
    ],
    // clocks go forward: working hours keep their local time
    [
      'New York, 14 March',
      'America/New_York',
      '09:00',
      '17:00',
      '2027-03-14',
      '2027-03-14T13:00 / 2027-03-14T21:00',
    ],
    [
      'London, 28 March',
      'Europe/London',
      '09:00',
      '17:00',
      '2027-03-28',
      '2027-03-28T08:00 / 2027-03-28T16:00',
    ],
    // the night of the change: an hour is missing
    [
      'New York, across the gap',
      'America/New_York',
      '01:00',
      '04:00',
      '2027-03-14',
      '2027-03-14T06:00 / 2027-03-14T08:00',
    ],
    [
      'New York, into the gap',
      'America/New_York',
      '01:00',
      '02:30',
      '2027-03-14',
      '2027-03-14T06:00 / 2027-03-14T07:00',
    ],
    [
      'New York, out of the gap',
      'America/New_York',
      '02:30',
      '04:00',
      '2027-03-14',
      '2027-03-14T07:00 / 2027-03-14T08:00',
    ],
    [
      'London, across the gap',
      'Europe/London',
      '00:00',
      '03:00',
      '2027-03-28',
      '2027-03-28T00:00 / 2027-03-28T02:00',
    ],
    [
      'Lord Howe, half an hour is missing',
      'Australia/Lord_Howe',
      '01:00',
      '04:00',
      '2027-10-03',
      '2027-10-02T14:30 / 2027-10-02T17:00',
    ],
    // the night of the change: an hour happens twice
    [
      'New York, across the fold',
      'America/New_York',
      '00:00',
      '03:00',
      '2027-11-07',
      '2027-11-07T04:00 / 2027-11-07T08:00',
    ],
    [
      'New York, to the end of the fold',
      'America/New_York',
      '00:00',
      '01:30',
      '2027-11-07',
      '2027-11-07T04:00 / 2027-11-07T06:30',
    ],
    [
      'New York, from the fold on',
      'America/New_York',
      '01:30',
      '03:00',
      '2027-11-07',
      '2027-11-07T05:30 / 2027-11-07T08:00',
    ],
    [
      'London, across the fold',
      'Europe/London',
      '00:00',
      '03:00',
      '2027-10-31',
      '2027-10-30T23:00 / 2027-10-31T03:00',
    ],
    // leap day
    [
      'London, 29 February',
      'Europe/London',
      '09:00',
      '17:00',
      '2028-02-29',
      '2028-02-29T09:00 / 2028-02-29T17:00',
    ],
    // the whole day
    [
      'London, the short day',
      'Europe/London',
      '00:00',
      '12:00',
      '2027-03-28',
      '2027-03-28T00:00 / 2027-03-28T11:00',
    ],
    [
      'London, the long day',
      'Europe/London',
      '00:00',
      '12:00',
      '2027-10-31',
      '2027-10-30T23:00 / 2027-10-31T12:00',
    ],
  ])('%s', (_, timeZone, from, to, date, expected) => {
    const only = {
      ...daily(timeZone, from, to),
      weeklyHours: [],
      dateHours: [{ date, from, to }],
    };
    const day = Date.parse(`${date}T12:00:00Z`);
    const window = { start: day - 36 * 3_600_000, end: day + 36 * 3_600_000 };
    expect(openHours(only, window).map(({ start, end }) => `${utc(start)} / ${utc(end)}`)).toEqual([
      expected,
    ]);
    // and the same by the week
    expect(
      openHours(daily(timeZone, from, to), window).map(({ start, end }) => `${utc(start)} / ${utc(end)}`),
    ).toContain(expected);
  });

  test.each([
    ['New York', 'America/New_York', '02:00', '03:00', '2027-03-14'],
    ['New York, a part', 'America/New_York', '02:15', '02:45', '2027-03-14'],
    ['London', 'Europe/London', '01:00', '02:00', '2027-03-28'],
    ['Sydney', 'Australia/Sydney', '02:00', '03:00', '2027-10-03'],
    ['Lord Howe', 'Australia/Lord_Howe', '02:00', '02:30', '2027-10-03'],
  ])('invalid hours are ignored: %s', (_, timeZone, from, to, date) => {
    const only: Availability = { timeZone, weeklyHours: [], dateHours: [{ date, from, to }], timeOff: [] };
    const day = Date.parse(`${date}T12:00:00Z`);
    expect(openHours(only, { start: day - 36 * 3_600_000, end: day + 36 * 3_600_000 })).toEqual([]);
  });

  test.each([
    ['Sydney', 'Australia/Sydney', '2027-04-04', '2027-04-03T13:00 / 2027-04-04T14:00', 25],
    ['Sydney', 'Australia/Sydney', '2027-10-03', '2027-10-02T14:00 / 2027-10-03T13:00', 23],
    ['Lord Howe', 'Australia/Lord_Howe', '2027-04-04', '2027-04-03T13:00 / 2027-04-04T13:30', 24.5],
    ['Lord Howe', 'Australia/Lord_Howe', '2027-10-03', '2027-10-02T13:30 / 2027-10-03T13:00', 23.5],
    ['New York', 'America/New_York', '2027-03-14', '2027-03-14T05:00 / 2027-03-15T04:00', 23],
    ['New York', 'America/New_York', '2027-11-07', '2027-11-07T04:00 / 2027-11-08T05:00', 25],
    ['London', 'Europe/London', '2027-03-28', '2027-03-28T00:00 / 2027-03-28T23:00', 23],
    ['London', 'Europe/London', '2027-10-31', '2027-10-30T23:00 / 2027-11-01T00:00', 25],
  ])('a whole day of %s, %s', (_, timeZone, date, expected, hours) => {
    const whole: Availability = {
      timeZone,
      weeklyHours: [],
      timeOff: [],
      dateHours: [{ date, from: '00:00', to: '24:00' }],
    };
    const day = Date.parse(`${date}T12:00:00Z`);
    const [open] = openHours(whole, { start: day - 36 * 3_600_000, end: day + 36 * 3_600_000 });
    expect(`${utc(open!.start)} / ${utc(open!.end)}`).toBe(expected);
    expect((open!.end - open!.start) / 3_600_000).toBe(hours);
  });
});

describe('a week', () => {
  const office: Availability = {
    timeZone: 'America/New_York',
    weeklyHours: [
      { day: 1, from: '09:00', to: '12:00' },
      { day: 1, from: '13:00', to: '17:00' },
      { day: 5, from: '22:00', to: '24:00' },
      { day: 6, from: '00:00', to: '02:00' },
    ],
    dateHours: [],
    timeOff: [],
  };

  test('has the intervals of its days, each separate', () => {
    expect(openIn(office, '2027-03-01T05:00Z', '2027-03-02T05:00Z')).toEqual([
      '2027-03-01T14:00 / 2027-03-01T17:00',
      '2027-03-01T18:00 / 2027-03-01T22:00',
    ]);
  });

  test('continues across midnight', () => {
    expect(openIn(office, '2027-03-05T12:00Z', '2027-03-06T12:00Z')).toEqual([
      '2027-03-06T03:00 / 2027-03-06T07:00',
    ]);
  });

  test('returns an interval whole when the window cuts it', () => {
    expect(openIn(office, '2027-03-06T06:00Z', '2027-03-06T06:30Z')).toEqual([
      '2027-03-06T03:00 / 2027-03-06T07:00',
    ]);
  });

  test('is replaced by the hours of a date', () => {
    const special = {
      ...office,
      dateHours: [
        { date: '2027-03-01', from: '07:00', to: '08:00' },
        { date: '2027-03-02', from: '10:00', to: '11:00' },
      ],
    };
    expect(openIn(special, '2027-03-01T05:00Z', '2027-03-03T05:00Z')).toEqual([
      '2027-03-01T12:00 / 2027-03-01T13:00',
      '2027-03-02T15:00 / 2027-03-02T16:00',
    ]);
  });

  test('is closed in time off, including its first and last day and dates with hours of their own', () => {
    const away = {
      ...office,
      dateHours: [{ date: '2027-03-10', from: '09:00', to: '10:00' }],
      timeOff: [{ from: '2027-03-01', to: '2027-03-14' }],
    };
    expect(openIn(away, '2027-02-28T05:00Z', '2027-03-16T05:00Z')).toEqual([
      '2027-03-15T13:00 / 2027-03-15T16:00',
      '2027-03-15T17:00 / 2027-03-15T21:00',
    ]);
  });

  test('without hours is closed', () => {
    expect(openIn({ ...office, weeklyHours: [] }, '2027-03-01T00:00Z', '2027-04-01T00:00Z')).toEqual([]);
  });
});
