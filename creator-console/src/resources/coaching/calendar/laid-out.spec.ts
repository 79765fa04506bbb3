import { blank } from '@sanctum/openapi/testing';
import { laidOut } from './laid-out';

const session = (startsAt: string, endsAt: string, blockedUntil = endsAt) => ({
  ...blank('CalendarSessionResponse'),
  id: startsAt,
  startsAt,
  endsAt,
  blockedFrom: startsAt,
  blockedUntil,
});
const calendar = {
  timeZone: 'America/New_York',
  sessions: [
    session('2027-03-14T03:30:00.000Z', '2027-03-14T05:30:00.000Z'),
    session('2027-03-14T14:00:00.000Z', '2027-03-14T15:00:00.000Z', '2027-03-14T15:15:00.000Z'),
  ],
  events: [],
  open: [{ startsAt: '2027-03-14T13:00:00.000Z', endsAt: '2027-03-14T17:00:00.000Z' }],
  timeOff: [{ from: '2027-03-10', to: '2027-03-13', only: [] }],
};

test('each date has its entries, even when the clock goes forward', () => {
  const [before, day] = laidOut(calendar, ['2027-03-13', '2027-03-14']);
  expect(before).toMatchObject({
    entries: [{ from: 1350, to: 1440, isFirst: true }],
    timeOff: calendar.timeOff,
    open: [],
  });
  expect(day).toMatchObject({
    entries: [
      { from: 0, to: 30, isFirst: false },
      { from: 600, to: 660, isFirst: true, lane: 0, lanes: 1 },
    ],
    buffers: [{ from: 660, to: 675 }],
    open: [{ from: 540, to: 780 }],
    timeOff: [],
  });
});
