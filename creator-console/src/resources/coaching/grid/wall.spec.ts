import { addDays, clockOf, DAY, minutesOf, momentAt, stretchesOf, wallOf, weekdayOf } from './wall';

const NEW_YORK = 'America/New_York';

test.each([
  ['2027-03-13T15:00:00.000Z', NEW_YORK, '2027-03-13', 600],
  // clocks go forward on March 14
  ['2027-03-14T06:59:00.000Z', NEW_YORK, '2027-03-14', 119],
  ['2027-03-14T07:00:00.000Z', NEW_YORK, '2027-03-14', 180],
  ['2027-03-14T14:00:00.000Z', NEW_YORK, '2027-03-14', 600],
  ['2027-11-08T04:30:00.000Z', NEW_YORK, '2027-11-07', 1410],
  ['2027-03-02T22:30:00.000Z', 'Asia/Kathmandu', '2027-03-03', 255],
])('%s in %s is on %s at minute %d, and converts back', (moment, zone, date, minutes) => {
  expect(wallOf(moment, zone)).toEqual({ date, minutes });
  expect(momentAt({ date, minutes }, zone)).toBe(moment);
});

test.each([
  ['the hour that is left out is put forward', '2027-03-14', 150, '2027-03-14T07:30:00.000Z'],
  ['of an hour that comes twice it is the first', '2027-11-07', 90, '2027-11-07T05:30:00.000Z'],
  ['the end of a day is the midnight after it', '2027-11-07', DAY, '2027-11-08T05:00:00.000Z'],
])('%s', (_, date, minutes, moment) => {
  expect(momentAt({ date, minutes }, NEW_YORK)).toBe(moment);
});

test.each([
  ['a day like any other', '2027-03-02T14:00Z', '2027-03-02T15:30Z', [['2027-03-02', 540, 630]]],
  [
    'across midnight, on both days',
    '2027-03-03T04:30Z',
    '2027-03-03T05:30Z',
    [
      ['2027-03-02', 1410, DAY],
      ['2027-03-03', 0, 30],
    ],
  ],
  ['until midnight, on one day', '2027-03-03T04:00Z', '2027-03-03T05:00Z', [['2027-03-02', 1380, DAY]]],
  ['across the hour left out in spring', '2027-03-14T06:30Z', '2027-03-14T07:30Z', [['2027-03-14', 90, 210]]],
  ['to the second of two same hours', '2027-11-07T05:30Z', '2027-11-07T06:30Z', [['2027-11-07', 90, 150]]],
  ['past both of them', '2027-11-07T05:30Z', '2027-11-07T07:30Z', [['2027-11-07', 90, 150]]],
])('%s', (_, startsAt, endsAt, wanted) => {
  expect(stretchesOf({ startsAt, endsAt }, NEW_YORK)).toEqual(
    wanted.map(([date, from, to]) => ({ date, from, to })),
  );
});

test('times of day convert to minutes and back', () => {
  for (const clock of ['00:00', '09:05', '13:30', '24:00']) expect(clockOf(minutesOf(clock))).toBe(clock);
});

test('days continue across months, and Sunday is the seventh', () => {
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
  expect(weekdayOf('2027-03-14')).toBe(7);
});
