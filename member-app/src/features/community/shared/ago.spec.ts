import { ago } from './ago';

const now = Date.parse('2027-03-10T12:00:00Z');

test.each([
  ['2027-03-10T12:00:30Z', 'this minute'],
  ['2027-03-10T11:59:30Z', 'this minute'],
  ['2027-03-10T11:55:00Z', '5 minutes ago'],
  ['2027-03-10T09:59:00Z', '2 hours ago'],
  ['2027-03-09T11:00:00Z', 'yesterday'],
  ['2027-03-04T12:00:00Z', '6 days ago'],
])('%s is shown as "%s"', (moment, words) => {
  expect(ago(moment, now)).toBe(words);
});

test('times older than a week are shown as a date', () => {
  expect(ago('2027-03-01T12:00:00Z', now)).toBe('March 1, 2027');
});
