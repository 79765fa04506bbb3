import { clockChanges } from './clock-changes.js';

const FROM = new Date('2026-01-01T00:00:00Z');
const UNTIL = new Date('2027-01-01T00:00:00Z');

test.each([
  ['UTC', [['2026-01-01T00:00:00.000Z', 0]]],
  ['Asia/Kolkata', [['2026-01-01T00:00:00.000Z', 330]]],
  [
    'America/New_York',
    [
      ['2026-01-01T00:00:00.000Z', -300],
      ['2026-03-08T07:00:00.000Z', -240],
      ['2026-11-01T06:00:00.000Z', -300],
    ],
  ],
  [
    'Australia/Lord_Howe',
    [
      ['2026-01-01T00:00:00.000Z', 660],
      ['2026-04-04T15:00:00.000Z', 630],
      ['2026-10-03T15:30:00.000Z', 660],
    ],
  ],
])('%s has the changes of its law', (zone, expected) => {
  expect(
    clockChanges(zone, FROM, UNTIL).map(({ at, offsetSeconds }) => [at.toISOString(), offsetSeconds / 60]),
  ).toEqual(expected);
});
