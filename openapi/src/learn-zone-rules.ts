import { type ClockChanges, correct, offsetAt } from './zone-rules';

const MINUTE = 60_000;
const MONTH = 30 * 24 * 60 * MINUTE;

/** Keeps the server's rules for a zone where the browser's differ. Returns true if times are shown differently from now on. */
export const learnZoneRules = (zone: string, rules: ClockChanges): boolean =>
  correct(zone, isKnown(zone, rules) ? undefined : rules);

/** Compares at each change, and once a month, because the browser may know changes that the server does not. */
function isKnown(zone: string, rules: ClockChanges): boolean {
  const there = wallClock(zone);
  const utc = wallClock('UTC');
  const changes = rules.changes.map(({ at }) => Date.parse(at));
  const first = changes[0]!;
  const months = Math.floor((Date.parse(rules.until) - first) / MONTH);
  return [...changes, ...Array.from({ length: months }, (_, month) => first + month * MONTH)].every(
    (moment) => there.format(moment) === utc.format(moment + offsetAt(moment, rules)! * MINUTE),
  );
}

const wallClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone });
