/** The time zone data of this process, or of PostgreSQL. */
export interface ZoneData {
  /** Edition of the tz database, such as 2026a; undefined: unknown. */
  edition: string | undefined;
  /** Returns the minutes that a clock is ahead of UTC. */
  offsetOf: (zone: string, at: Date) => number;
}

/** Recent legal changes of clocks. Zone data without one of them gives wrong times there. */
export const CLOCK_CHANGES = [
  { zone: 'America/Vancouver', at: new Date('2026-12-01T12:00:00Z'), minutes: -420 },
  { zone: 'America/Edmonton', at: new Date('2026-12-01T12:00:00Z'), minutes: -360 },
  { zone: 'America/Winnipeg', at: new Date('2026-12-01T12:00:00Z'), minutes: -300 },
] as const;

/** Years after which data is certainly more than one year old, because an edition only names its year. */
const OLD_AFTER_YEARS = 2;

/** Returns a sentence why times may be wrong; undefined if no problem is known. */
export function staleZones({ edition, offsetOf }: ZoneData, now: Date): string | undefined {
  const missed = CLOCK_CHANGES.filter(({ zone, at, minutes }) => offsetOf(zone, at) !== minutes);
  if (missed.length > 0)
    return `the time zone data (${edition ?? 'of unknown age'}) do not know the new clock of ${missed.map(({ zone }) => zone).join(' and ')}`;
  const year = Number(edition?.slice(0, 4));
  if (now.getUTCFullYear() - year >= OLD_AFTER_YEARS)
    return `the time zone data (${edition}) are older than a year`;
  return undefined;
}

export const RENEW_ZONES = 'Update Node, which brings the time zone data along, or the image';

export const ownZoneData: ZoneData = { edition: process.versions['tz'], offsetOf: offsetByIntl };

function offsetByIntl(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const named = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(named) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
