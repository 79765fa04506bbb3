import { byDay, placeOf } from './days';
import { formatTime, formatWeekday } from './format';

const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt });

test('a time is on its day in the reader’s time zone', () => {
  const slots = ['2027-03-02T14:00:00Z', '2027-03-02T22:30:00Z', '2027-03-03T09:00:00Z'].map(slot);
  const days = (timeZone: string) => byDay(slots, timeZone).map(({ date, items }) => [date, items.length]);
  expect(days('Europe/London')).toEqual([
    ['2027-03-02', 2],
    ['2027-03-03', 1],
  ]);
  expect(days('Australia/Sydney')).toEqual([['2027-03-03', 3]]);
  expect(days('America/New_York')).toEqual([
    ['2027-03-02', 2],
    ['2027-03-03', 1],
  ]);
});

test('a day on which the clocks change is one day', () => {
  const slots = ['2027-03-14T05:30:00Z', '2027-03-15T03:30:00Z'].map(slot);
  expect(byDay(slots, 'America/New_York')).toEqual([{ date: '2027-03-14', items: slots }]);
});

test('day, hour and city are shown in words', () => {
  expect(formatWeekday('2027-03-02T14:00:00Z', 'America/New_York')).toBe('Tuesday, March 2');
  expect(formatTime('2027-03-02T14:00:00Z', 'America/New_York')).toMatch(/^9:00\sAM$/);
  expect(placeOf('America/New_York')).toBe('New York');
});

/** Clock changes of cities, with the hours ahead of UTC before and after. */
const CHANGES = [
  ['America/New_York', '2027-03-14T07:00:00Z', -5, -4],
  ['America/New_York', '2027-11-07T06:00:00Z', -4, -5],
  ['Australia/Sydney', '2027-04-03T16:00:00Z', 11, 10],
  ['Australia/Sydney', '2027-10-02T16:00:00Z', 10, 11],
] as const;

test.each(CHANGES)('in %s, every hour around %s is shown in local time', (zone, change, before, after) => {
  for (let hour = -36; hour < 36; hour += 1) {
    const moment = new Date(Date.parse(change) + hour * 3_600_000);
    const ahead = hour < 0 ? before : after;
    const clock = new Date(moment.getTime() + ahead * 3_600_000);
    const startsAt = moment.toISOString();
    expect(formatTime(startsAt, zone)).toBe(formatTime(clock.toISOString(), 'UTC'));
    expect(formatWeekday(startsAt, zone)).toBe(formatWeekday(clock.toISOString(), 'UTC'));
    expect(byDay([slot(startsAt)], zone)[0]?.date).toBe(clock.toISOString().slice(0, 10));
  }
});
