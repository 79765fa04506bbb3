import { dayOf, hourOf, momentOf, moneyOf } from './formats.js';

test.each([
  ['2027-03-02T14:00:00Z', 'Europe/London', 'Tuesday, March 2, 2027 at 2:00 PM (London, GMT)'],
  ['2027-03-13T14:00:00Z', 'America/New_York', 'Saturday, March 13, 2027 at 9:00 AM (New York, EST)'],
  ['2027-03-14T14:00:00Z', 'America/New_York', 'Sunday, March 14, 2027 at 10:00 AM (New York, EDT)'],
  ['2027-10-02T16:00:00Z', 'Australia/Sydney', 'Sunday, October 3, 2027 at 3:00 AM (Sydney, GMT+11)'],
  ['2027-03-02T14:00:00Z', 'Asia/Kolkata', 'Tuesday, March 2, 2027 at 7:30 PM (Kolkata, GMT+5:30)'],
  ['2027-03-02T14:00:00Z', 'UTC', 'Tuesday, March 2, 2027 at 2:00 PM (UTC)'],
])('%s in %s is written as a person would', (moment, timeZone, words) => {
  expect(momentOf(new Date(moment), timeZone, 'en')).toBe(words);
});

test('Spanish has its own order of days and hours, and names the zone too', () => {
  expect(momentOf(new Date('2027-03-02T14:00:00Z'), 'America/Mexico_City', 'es')).toBe(
    'martes, 2 de marzo de 2027, 8:00 a.m. (Mexico City, CST)',
  );
  expect(dayOf(new Date('2027-03-02T14:00:00Z'), 'es')).toBe('2 de marzo de 2027');
});

test('money has the language’s format, with an unambiguous sign', () => {
  expect(moneyOf(123_450, 'usd', 'en')).toBe('$1234.50');
  expect(moneyOf(9_700, 'usd', 'es')).toBe('USD 97.00');
  expect(moneyOf(8_080, 'cad', 'en')).toBe('CA$80.80');
});

test('a daily hour is formatted like moments', () => {
  expect([hourOf(8, 'en'), hourOf(20, 'en'), hourOf(8, 'es')]).toEqual(['8:00 AM', '8:00 PM', '8:00 a.m.']);
});
