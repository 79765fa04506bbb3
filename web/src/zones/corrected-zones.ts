import type { Schemas } from '@sanctum/openapi';
import { showBy, STORED_AS } from './zone-rules';

type ClockChanges = Schemas['ClockChangesResponse'];

const SECOND = 1000;
const MONTH = 30 * 24 * 3600 * SECOND;

/** The server's rules for zones where this browser's rules differ. */
const corrected = new Map<string, ClockChanges>(stored());

showBy((moment, zone) => {
  const rules = corrected.get(zone);
  const offset = rules && offsetAt(new Date(moment).getTime(), rules);
  return (offset !== undefined && fixedZone(offset / 60)) || zone;
});

/**
 * Stores the server's rules for a zone if the browser's differ. Returns true if times are shown differently from now
 * on.
 */
export function learnZoneRules(zone: string, rules: ClockChanges): boolean {
  const before = JSON.stringify(corrected.get(zone));
  if (isKnown(zone, rules)) corrected.delete(zone);
  else corrected.set(zone, rules);
  store();
  return JSON.stringify(corrected.get(zone)) !== before;
}

/**
 * Compares the rules at each change and once a month, because the browser may know changes that the server does not.
 */
function isKnown(zone: string, rules: ClockChanges): boolean {
  const there = wallClock(zone);
  const utc = wallClock('UTC');
  const changes = rules.changes.map(({ at }) => Date.parse(at));
  const first = changes[0]!;
  const months = Math.floor((Date.parse(rules.until) - first) / MONTH);
  return [...changes, ...Array.from({ length: months }, (_, month) => first + month * MONTH)].every(
    (moment) => there.format(moment) === utc.format(moment + offsetAt(moment, rules)! * SECOND),
  );
}

const wallClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone });

/** Seconds ahead of UTC; undefined outside the period that the rules cover. */
function offsetAt(moment: number, { changes, until }: ClockChanges): number | undefined {
  if (moment >= Date.parse(until)) return undefined;
  return changes.findLast(({ at }) => Date.parse(at) <= moment)?.offsetSeconds;
}

/**
 * Returns a zone with a fixed offset. Every browser knows those of whole hours, whose names count the other way.
 * Undefined for other offsets.
 */
function fixedZone(minutes: number): string | undefined {
  const ahead = Math.abs(minutes);
  if (ahead % 60 === 0) return `Etc/GMT${minutes < 0 ? '+' : '-'}${ahead / 60}`;
  const [hours, rest] = [Math.floor(ahead / 60), ahead % 60].map((part) => String(part).padStart(2, '0'));
  const name = `${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined; // browsers before 2024
  }
}

function stored(): [string, ClockChanges][] {
  try {
    return JSON.parse(localStorage.getItem(STORED_AS) ?? '[]') as [string, ClockChanges][];
  } catch {
    return [];
  }
}

function store(): void {
  try {
    if (corrected.size === 0) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, JSON.stringify([...corrected]));
  } catch {
    // storage is blocked: the next visit asks again
  }
}
