import { isWallTime, momentOf, movedAlike, occurrences, wallTimeOf } from './occurrences.js';

const LISBON = 'Europe/Lisbon';
const NEW_YORK = 'America/New_York';
const iso = (moments: readonly Date[]) => moments.map((moment) => moment.toISOString());

describe('a repeating event', () => {
  test('begins at the same local time before and after a clock change', () => {
    const first = { local: '2027-03-09T19:00', timeZone: NEW_YORK };
    expect(iso(occurrences(first, { rhythm: 'weekly', until: null, most: 3 }))).toEqual([
      '2027-03-10T00:00:00.000Z',
      '2027-03-16T23:00:00.000Z',
      '2027-03-23T23:00:00.000Z',
    ]);
  });

  test('begins an hour later on the day its hour does not exist, and at its own time the week after', () => {
    const first = { local: '2027-03-07T02:30', timeZone: NEW_YORK };
    const all = occurrences(first, { rhythm: 'weekly', until: null, most: 3 });
    expect(all.map((moment) => wallTimeOf(moment, NEW_YORK))).toEqual([
      '2027-03-07T02:30',
      '2027-03-14T03:30',
      '2027-03-21T02:30',
    ]);
  });

  test('every month falls on the last day of a shorter month', () => {
    const first = { local: '2027-01-31T10:00', timeZone: LISBON };
    const all = occurrences(first, { rhythm: 'monthly', until: null, most: 4 });
    expect(all.map((moment) => wallTimeOf(moment, LISBON))).toEqual([
      '2027-01-31T10:00',
      '2027-02-28T10:00',
      '2027-03-31T10:00',
      '2027-04-30T10:00',
    ]);
  });

  test('ends on the given day, that day included', () => {
    const first = { local: '2027-05-04T20:00', timeZone: LISBON };
    const until = (day: string) => occurrences(first, { rhythm: 'two_weeks', until: day, most: 60 }).length;
    expect([until('2027-05-03'), until('2027-05-04'), until('2027-06-01'), until('2027-05-31')]).toEqual([
      0, 1, 3, 2,
    ]);
  });
});

test('an hour that happens twice means the first of the two', () => {
  const moment = momentOf({ local: '2027-11-07T01:30', timeZone: NEW_YORK });
  expect(moment.toISOString()).toBe('2027-11-07T05:30:00.000Z');
});

test('after a move, the later events move by as many days, to the same local time', () => {
  const move = {
    from: { local: '2027-03-09T19:00', timeZone: NEW_YORK },
    to: { local: '2027-03-11T18:30', timeZone: NEW_YORK },
  };
  const next = momentOf({ local: '2027-03-16T19:00', timeZone: NEW_YORK });
  expect(wallTimeOf(movedAlike(next, move), NEW_YORK)).toBe('2027-03-18T18:30');
});

test.each([
  ['2027-03-02T19:00', true],
  ['2027-02-30T19:00', false],
  ['2027-03-02T24:00', false],
  ['2027-03-02T19:00Z', false],
  ['2027-03-02', false],
  [null, false],
])('%s is a valid local time: %s', (value, is) => expect(isWallTime(value)).toBe(is));
