import { learnZoneRules } from './corrected-zones';
import { zoneAt } from './zone-rules';

const UNTIL = '2028-11-01T00:00:00.000Z';
const since = (at: string, minutes: number) => ({ at, offsetSeconds: minutes * 60 });

/** A law unknown to this process: from May on, New York is nine hours behind UTC, and from June on 9:30. */
const NEW_LAW = {
  changes: [
    since('2027-01-01T00:00:00.000Z', -300),
    since('2027-03-14T07:00:00.000Z', -240),
    since('2027-05-01T00:00:00.000Z', -540),
    since('2027-06-01T00:00:00.000Z', -570),
  ],
  until: UNTIL,
};

const hourIn = (iso: string, zone: string) =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zoneAt(iso, zone) }).format(new Date(iso));

afterEach(() => {
  learnZoneRules('America/New_York', {
    changes: [since('2027-01-01T00:00:00.000Z', -300)],
    until: '2027-02-01T00:00:00Z',
  });
});

test('a zone that both sides know alike keeps its name', () => {
  const rules = {
    changes: [
      since('2027-01-01T00:00:00.000Z', -300),
      since('2027-03-14T07:00:00.000Z', -240),
      since('2027-11-07T06:00:00.000Z', -300),
    ],
    until: '2028-01-01T00:00:00.000Z',
  };
  expect(learnZoneRules('America/New_York', rules)).toBe(false);
  expect(zoneAt('2027-07-01T12:00:00Z', 'America/New_York')).toBe('America/New_York');
});

test('where they differ, the server’s rules count for the time they cover', () => {
  expect(learnZoneRules('America/New_York', NEW_LAW)).toBe(true);
  expect(learnZoneRules('America/New_York', NEW_LAW)).toBe(false);
  expect(hourIn('2027-02-01T12:00:00Z', 'America/New_York')).toBe('7:00 AM');
  expect(hourIn('2027-04-01T12:00:00Z', 'America/New_York')).toBe('8:00 AM');
  expect(hourIn('2027-05-15T12:00:00Z', 'America/New_York')).toBe('3:00 AM');
  // browsers without zones of half hours use their own rules
  expect(['2:30 AM', '8:00 AM']).toContain(hourIn('2027-06-02T12:00:00Z', 'America/New_York'));
  expect(zoneAt('2026-06-01T12:00:00Z', 'America/New_York')).toBe('America/New_York');
  expect(zoneAt(UNTIL, 'America/New_York')).toBe('America/New_York');
  expect(zoneAt('2027-06-01T12:00:00Z', 'Europe/Lisbon')).toBe('Europe/Lisbon');
});

test('a change that only the browser knows is noticed too', () => {
  const withoutSummerTime = { changes: [since('2027-01-01T00:00:00.000Z', -300)], until: UNTIL };
  expect(learnZoneRules('America/New_York', withoutSummerTime)).toBe(true);
  expect(hourIn('2027-07-01T12:00:00Z', 'America/New_York')).toBe('7:00 AM');
});
