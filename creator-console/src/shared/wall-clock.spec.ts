import { momentOf, onTheClock } from './wall-clock';

test.each([
  ['Europe/London', '2027-03-02T14:00:00.000Z', '2027-03-02T14:00'],
  ['America/New_York', '2027-03-13T14:00:00.000Z', '2027-03-13T09:00'],
  ['America/New_York', '2027-03-15T14:00:00.000Z', '2027-03-15T10:00'],
  ['Australia/Sydney', '2027-03-02T14:00:00.000Z', '2027-03-03T01:00'],
])('in %s the local time of %s is %s, and converts back', (zone, moment, wall) => {
  expect(onTheClock(moment, zone)).toBe(wall);
  expect(momentOf(wall, zone)).toBe(moment);
});

test('a time skipped in spring moves forward', () => {
  expect(momentOf('2027-03-28T01:30', 'Europe/London')).toBe('2027-03-28T01:30:00.000Z');
});

test('incomplete input is no moment', () => {
  expect(momentOf('', 'Europe/London')).toBeUndefined();
});
