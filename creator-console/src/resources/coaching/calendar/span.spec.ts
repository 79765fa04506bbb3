import { datesOf, stepFrom, type View, weekStartOf } from './span';

test.each([
  ['day', '2027-03-14', 1, '2027-03-14', '2027-03-14', 1],
  ['week', '2027-03-14', 1, '2027-03-08', '2027-03-14', 7],
  ['week', '2027-03-14', 7, '2027-03-14', '2027-03-20', 7],
  ['agenda', '2027-03-10', 7, '2027-03-07', '2027-03-13', 7],
  ['month', '2027-03-10', 1, '2027-03-01', '2027-04-04', 35],
  ['month', '2027-03-10', 7, '2027-02-28', '2027-04-03', 35],
  ['month', '2027-02-10', 1, '2027-02-01', '2027-02-28', 28],
  ['month', '2027-05-31', 7, '2027-04-25', '2027-06-05', 42],
] as [View, string, number, string, string, number][])(
  'the %s of %s, with weeks starting on weekday %d, is %s to %s: %d dates',
  (view, day, weekStart, first, last, count) => {
    const dates = datesOf(view, day, weekStart);
    expect([dates[0], dates.at(-1), dates.length]).toEqual([first, last, count]);
  },
);

test.each([
  ['day', '2027-02-28', 1, '2027-03-01'],
  ['week', '2027-03-01', -1, '2027-02-22'],
  ['month', '2027-01-31', 1, '2027-02-01'],
  ['month', '2027-01-31', -1, '2026-12-01'],
] as [View, string, number, string][])('from the %s of %s, %d further is %s', (view, day, by, wanted) => {
  expect(stepFrom(view, day, by)).toBe(wanted);
});

test.each([
  ['en-US', 7],
  ['en-GB', 1],
  ['es-ES', 1],
])('weeks in %s start on weekday %d', (locale, weekday) => {
  expect(weekStartOf(locale)).toBe(weekday);
});
