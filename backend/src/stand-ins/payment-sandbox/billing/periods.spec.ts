import { addRhythms, periodEndAfter } from './periods.js';

const at = (iso: string) => Date.parse(iso) / 1000;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16);
const monthly = { interval: 'month', interval_count: 1 };

test.each([
  ['January 31 to February', '2027-01-31T10:00Z', 'month', 1, 1, '2027-02-28T10:00'],
  ['January 31 to March, not from February 28', '2027-01-31T10:00Z', 'month', 1, 2, '2027-03-31T10:00'],
  ['January 31 to April', '2027-01-31T10:00Z', 'month', 1, 3, '2027-04-30T10:00'],
  ['into a leap year', '2028-01-31T10:00Z', 'month', 1, 1, '2028-02-29T10:00'],
  ['a leap day to the next year', '2028-02-29T23:59Z', 'year', 1, 1, '2029-02-28T23:59'],
  ['a leap day to the next leap day', '2028-02-29T23:59Z', 'year', 1, 4, '2032-02-29T23:59'],
  ['over the year', '2027-12-15T00:00Z', 'month', 1, 1, '2028-01-15T00:00'],
  ['a quarter', '2027-11-30T00:00Z', 'month', 3, 1, '2028-02-29T00:00'],
  ['over a change to summer time', '2027-03-13T10:00Z', 'month', 1, 1, '2027-04-13T10:00'],
  ['days over a change to summer time', '2027-03-13T10:00Z', 'day', 1, 2, '2027-03-15T10:00'],
  ['weeks', '2027-01-01T00:00Z', 'week', 2, 1, '2027-01-15T00:00'],
])('%s', (_name, anchor, interval, interval_count, times, expected) => {
  expect(iso(addRhythms(at(anchor), { interval, interval_count }, times))).toBe(expected);
});

test.each([
  ['at the end of a period, the next one', '2027-01-31T10:00Z', '2027-02-28T10:00Z', '2027-03-31T10:00'],
  ['within a period, its own end', '2027-01-31T10:00Z', '2027-03-01T00:00Z', '2027-03-31T10:00'],
  ['after years, without the years between', '2027-01-31T10:00Z', '2041-02-20T00:00Z', '2041-02-28T10:00'],
  ['before the anchor, the anchor', '2027-06-15T10:00Z', '2027-06-01T00:00Z', '2027-06-15T10:00'],
])('%s', (_name, anchor, after, expected) => {
  expect(iso(periodEndAfter(at(anchor), monthly, at(after)))).toBe(expected);
});
