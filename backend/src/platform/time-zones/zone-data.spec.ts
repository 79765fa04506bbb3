import { ownZoneData, staleZones } from './zone-data.js';

const now = new Date('2026-11-28T12:00:00Z');
const offsets: Record<string, number> = {
  'America/Vancouver': -420,
  'America/Edmonton': -360,
  'America/Winnipeg': -300,
};
const current = { edition: '2026e', offsetOf: (zone: string) => offsets[zone] ?? 0 };

test('current data is not reported', () => {
  expect(staleZones(current, now)).toBeUndefined();
});

test('an unknown legal change of a clock is named', () => {
  const before = {
    edition: '2025c',
    offsetOf: (zone: string) => (zone === 'America/Vancouver' ? -480 : offsets[zone]!),
  };
  expect(staleZones(before, now)).toMatch(/2025c.*America\/Vancouver$/);
});

test('data older than a year is reported, whatever has changed since', () => {
  expect(staleZones({ ...current, edition: '2024b' }, now)).toMatch(/2024b.*older than a year/);
  expect(staleZones({ ...current, edition: '2025a' }, now)).toBeUndefined();
  expect(staleZones({ ...current, edition: undefined }, now)).toBeUndefined();
});

test.each([
  ['UTC', 0],
  ['Asia/Kolkata', 330],
  ['America/New_York', -300],
])('the clock of %s is read from this process’s data', (zone, minutes) => {
  expect(ownZoneData.offsetOf(zone, new Date('2026-01-10T12:00:00Z'))).toBe(minutes);
});
