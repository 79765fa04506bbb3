import { type DigestRhythm, lastDue } from './digest-period.js';

test.each<[string, DigestRhythm, string, string, string]>([
  [
    'at once: the quarter of an hour that is over',
    'at_once',
    'Europe/Lisbon',
    '2027-03-01T09:14:59Z',
    '2027-03-01T09:00:00Z',
  ],
  ['at once: the very moment', 'at_once', 'Europe/Lisbon', '2027-03-01T09:15:00Z', '2027-03-01T09:15:00Z'],
  ['daily: this morning', 'daily', 'Europe/Lisbon', '2027-03-01T08:00:00Z', '2027-03-01T08:00:00Z'],
  [
    'daily: yesterday, before the hour',
    'daily',
    'Europe/Lisbon',
    '2027-03-01T07:59:59Z',
    '2027-02-28T08:00:00Z',
  ],
  [
    'daily: by the clock of its reader',
    'daily',
    'America/New_York',
    '2027-03-01T13:30:00Z',
    '2027-03-01T13:00:00Z',
  ],
  [
    'daily: after the clock has gone forward',
    'daily',
    'America/New_York',
    '2027-03-14T12:00:00Z',
    '2027-03-14T12:00:00Z',
  ],
  ['weekly: this Monday', 'weekly', 'Europe/Lisbon', '2027-03-07T23:00:00Z', '2027-03-01T08:00:00Z'],
  [
    'weekly: the Monday before, early on a Monday',
    'weekly',
    'Europe/Lisbon',
    '2027-03-08T07:00:00Z',
    '2027-03-01T08:00:00Z',
  ],
])('%s', (_, rhythm, zone, now, due) => {
  expect(lastDue(rhythm, new Date(now), zone)).toEqual(new Date(due));
});
