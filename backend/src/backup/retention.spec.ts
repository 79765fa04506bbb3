import { retentionOf } from '../platform/config/retention.js';
import { keptOf } from './prune.js';

const nightly = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(`${from}T02:00:00.000Z`) + i * 86_400_000).toISOString().replaceAll(/[:.]/g, '-'),
  );
const daysOf = (ids: readonly string[]) => ids.map((id) => id.slice(0, 10));

test.each([
  ['7d 5w 12m', { days: 7, weeks: 5, months: 12 }],
  ['7d', { days: 7, weeks: 0, months: 0 }],
  ['4w12m', { days: 0, weeks: 4, months: 12 }],
  ['0d', undefined],
  ['', undefined],
  ['12m 7d', undefined],
  ['-7d', undefined],
  ['a week', undefined],
])('"%s" is read as %j', (words, retention) => expect(retentionOf(words)).toEqual(retention));

test('keeps the newest nightly backup of each of the last days, weeks and months', () => {
  // from a Thursday to a Sunday, 60 nights later
  const ids = nightly('2026-01-01', 60);

  expect(daysOf(keptOf(ids, { days: 3, weeks: 2, months: 3 }))).toEqual([
    '2026-01-31', // the newest of January
    '2026-02-22', // the newest of the second to last week
    '2026-02-27',
    '2026-02-28',
    '2026-03-01', // of the last day, week and month
  ]);
});

test('keeps the newest of several backups on one day', () => {
  const ids = ['2026-01-01T02-00-00-000Z', '2026-01-01T14-00-00-000Z', '2026-01-02T02-00-00-000Z'];
  expect(keptOf(ids, { days: 5, weeks: 0, months: 0 })).toEqual(ids.slice(1));
});

test('days without a backup do not count: an installation that stood still keeps its old backups', () => {
  const ids = ['2025-03-01T02-00-00-000Z', '2025-03-02T02-00-00-000Z', '2026-01-01T02-00-00-000Z'];
  expect(keptOf(ids, { days: 2, weeks: 0, months: 0 })).toEqual(ids.slice(1));
});

test('all backups of the newest day, and the newest one before it, stay whatever the policy says', () => {
  const ids = [
    '2026-01-01T02-00-00-000Z',
    '2026-01-02T02-00-00-000Z',
    '2026-01-03T02-00-00-000Z',
    '2026-01-03T14-00-00-000Z',
  ];
  expect(keptOf(ids, { days: 1, weeks: 0, months: 0 })).toEqual(ids.slice(1));
  expect(keptOf(ids, { days: 0, weeks: 0, months: 0 })).toEqual(ids.slice(1));
});

test('a single backup stays, and none is invented', () => {
  expect(keptOf(nightly('2026-01-01', 1), { days: 0, weeks: 0, months: 0 })).toHaveLength(1);
  expect(keptOf([], { days: 7, weeks: 5, months: 12 })).toEqual([]);
});
