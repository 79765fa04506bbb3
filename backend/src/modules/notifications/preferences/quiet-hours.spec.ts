import { quietUntil } from './quiet-hours.js';

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test.each([
  [
    'over midnight, before it',
    '22:00',
    '07:00',
    'Europe/Lisbon',
    '2027-03-01T23:30:00Z',
    '2027-03-02T07:00:00Z',
  ],
  [
    'over midnight, after it',
    '22:00',
    '07:00',
    'Europe/Lisbon',
    '2027-03-02T06:59:00Z',
    '2027-03-02T07:00:00Z',
  ],
  [
    'at their first minute',
    '22:00',
    '07:00',
    'Europe/Lisbon',
    '2027-03-01T22:00:00Z',
    '2027-03-02T07:00:00Z',
  ],
  ['at their end', '22:00', '07:00', 'Europe/Lisbon', '2027-03-02T07:00:00Z', null],
  ['by day', '22:00', '07:00', 'Europe/Lisbon', '2027-03-01T12:00:00Z', null],
  ['within one day', '13:00', '15:30', 'America/New_York', '2027-03-01T19:00:00Z', '2027-03-01T20:30:00Z'],
  ['before they begin', '13:00', '15:30', 'America/New_York', '2027-03-01T17:59:00Z', null],
  [
    'in the night that has one hour less',
    '22:00',
    '07:00',
    'Europe/Lisbon',
    '2027-03-27T23:00:00Z',
    '2027-03-28T06:00:00Z',
  ],
  [
    'in the night that has one hour more',
    '22:00',
    '07:00',
    'Europe/Lisbon',
    '2027-10-30T22:00:00Z',
    '2027-10-31T07:00:00Z',
  ],
  [
    'until an hour that the clock leaves out',
    '00:00',
    '01:30',
    'Europe/Lisbon',
    '2027-03-28T00:30:00Z',
    '2027-03-28T01:30:00Z',
  ],
])('%s', (_, from, to, zone, now, until) => {
  const end = quietUntil(new Date(now), { from: at(from), to: at(to) }, zone);
  expect(end?.toISOString() ?? null).toBe(until && new Date(until).toISOString());
});
