import {
  addDays,
  addMonths,
  beginningOf,
  firstWeekdayIn,
  readDay,
  weekOf,
  weeksOfMonth,
} from './calendar-days';

const MONDAY = 1;
const SUNDAY = 7;

test('the next day is right at the ends of months and years, and whatever the clocks do', () => {
  expect(addDays('2027-03-14', 1)).toBe('2027-03-15');
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('a month later is the same day, or that month’s last one', () => {
  expect(addMonths('2027-03-14', 1)).toBe('2027-04-14');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
});

test('a week starts on the reader’s first day', () => {
  expect([weekOf('2027-03-14', MONDAY)[0], weekOf('2027-03-14', SUNDAY)[0]]).toEqual([
    '2027-03-08',
    '2027-03-14',
  ]);
  expect(weekOf('2027-03-14', SUNDAY).at(-1)).toBe('2027-03-20');
});

test('a month has exactly the weeks it touches', () => {
  const march = weeksOfMonth('2027-03-14', MONDAY);
  expect(march.map(([first]) => first)).toEqual([
    '2027-03-01',
    '2027-03-08',
    '2027-03-15',
    '2027-03-22',
    '2027-03-29',
  ]);
  expect(weeksOfMonth('2027-02-10', MONDAY)).toHaveLength(4);
  expect(weeksOfMonth('2027-05-10', SUNDAY)).toHaveLength(6);
});

test.each([null, '', 'soon', '2027-2-3', '2027-02-30', '1027-02-03', '2027-13-01'])(
  '%p is not a valid day',
  (written) => expect(readDay(written)).toBeUndefined(),
);

test('a valid day is read as written', () => expect(readDay('2028-02-29')).toBe('2028-02-29'));

test('a day starts at midnight in the reader’s time zone', () => {
  const begins = beginningOf('2027-03-14');
  expect([begins.getFullYear(), begins.getMonth(), begins.getDate(), begins.getHours()]).toEqual([
    2027, 2, 14, 0,
  ]);
});

test.each([
  ['en-US', SUNDAY],
  ['en-GB', MONDAY],
  ['es-MX', SUNDAY],
  ['es-ES', MONDAY],
  ['es-419', MONDAY],
])('the week of %s starts on day %s, even if the browser does not say so', (tag, day) => {
  expect(firstWeekdayIn(tag)).toBe(day);
  expect(firstWeekdayIn(tag, {})).toBe(day);
});
