import { timeOffOf } from './time-off-of.js';

const window = { start: Date.parse('2027-07-01T04:00:00Z'), end: Date.parse('2027-07-08T04:00:00Z') };
const offering = (title: string, ...timeOff: { from: string; to: string }[]) => ({
  title,
  timeZone: 'America/New_York',
  timeOff,
});
const july = { from: '2027-07-04', to: '2027-07-06' };

test('time off common to all offerings is listed once, without a title', () => {
  expect(timeOffOf([offering('A call', july), offering('An hour', july)], window)).toEqual([
    { ...july, only: [] },
  ]);
});

test('time off of a single offering is listed with its title', () => {
  expect(timeOffOf([offering('A call', july), offering('An hour')], window)).toEqual([
    { ...july, only: ['A call'] },
  ]);
});

test.each([
  ['2027-06-01', '2027-06-30', 0],
  ['2027-06-01', '2027-07-01', 1],
  ['2027-07-07', '2027-07-20', 1],
  ['2027-07-08', '2027-07-20', 0],
])('time off from %s to %s touches the window in the offering’s time zone: %d', (from, to, count) => {
  expect(timeOffOf([offering('A call', { from, to })], window)).toHaveLength(count);
});
