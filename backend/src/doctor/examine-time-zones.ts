import { RENEW_ZONES, staleZones, type ZoneData } from '../platform/time-zones/zone-data.js';
import type { MigratedDatabase } from '../platform/database/data-source.js';
import { about, type Finding } from './finding.js';

const { warning, well } = about('time zones');

/**
 * Returns the offsets that PostgreSQL knows for these moments, because no statement reveals the edition of its data.
 */
export async function readDatabaseZones(
  database: MigratedDatabase,
  moments: readonly { zone: string; at: Date }[],
): Promise<ZoneData> {
  const rows = await database.query<{ zone: string; minutes: number }[]>(
    `select zone, (extract(epoch from (at at time zone zone) - (at at time zone 'UTC')) / 60)::int as minutes
     from unnest($1::text[], $2::timestamptz[]) as moments (zone, at)`,
    [moments.map(({ zone }) => zone), moments.map(({ at }) => at)],
  );
  const offsets = new Map(rows.map(({ zone, minutes }) => [zone, minutes]));
  return { edition: undefined, offsetOf: (zone) => offsets.get(zone)! };
}

const RENEW_DATABASE_ZONES = 'Update the package tzdata where PostgreSQL runs, or its image, and restart it';

/** Warns of old time zone data: the server's emails would show another hour than their readers' browsers. */
export async function examineTimeZones(data: ZoneData, now: () => Date): Promise<Finding[]> {
  const problem = staleZones(data, now());
  if (problem === undefined) return [well(`the data (${data.edition ?? 'unknown version'}) is current`)];
  return [warning(problem, RENEW_ZONES)];
}

/**
 * Warns of old time zone data in PostgreSQL, because the coach's days and figures would then start at a different hour
 * than sessions.
 */
export function databaseZones(data: ZoneData, now: Date): Finding {
  const problem = staleZones(data, now);
  return problem === undefined
    ? well('the database’s data is current')
    : warning(`in the database, ${problem}`, RENEW_DATABASE_ZONES);
}
