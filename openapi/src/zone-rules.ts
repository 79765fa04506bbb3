import type { components } from './schema';

export type ClockChanges = components['schemas']['ClockChangesResponse'];

const STORED_AS = 'zone-rules';

/** The server's rules for zones of which this browser knows others. */
const corrected = new Map<string, ClockChanges>(stored());

/** Names the zone by which `Intl` shows a moment as the server does: a fixed offset where this browser's zone data say otherwise. */
export function zoneAt(moment: Date | string, zone: string): string {
  const rules = corrected.get(zone);
  const minutes = rules && offsetAt(new Date(moment).getTime(), rules);
  return (minutes !== undefined && fixedZone(minutes)) || zone;
}

/** Minutes before UTC; undefined outside of the time that the rules are for. */
export function offsetAt(moment: number, { changes, until }: ClockChanges): number | undefined {
  if (moment >= Date.parse(until)) return undefined;
  return changes.findLast(({ at }) => Date.parse(at) <= moment)?.minutes;
}

/** Shows times in a zone by these rules from now on; undefined: by the browser's own. Returns true if that is new. */
export function correct(zone: string, rules: ClockChanges | undefined): boolean {
  const before = JSON.stringify(corrected.get(zone));
  if (rules) corrected.set(zone, rules);
  else corrected.delete(zone);
  try {
    localStorage.setItem(STORED_AS, JSON.stringify([...corrected]));
  } catch {
    // storage is closed to the page: the next visit asks again
  }
  return JSON.stringify(rules) !== before;
}

/** Every browser knows the zones of whole hours, whose names count the other way. Undefined: of others it knows none. */
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
