import type { MigratedDatabase } from '../platform/database/data-source.js';
import type { ZoneData } from '../platform/time-zones/zone-data.js';

/** Returns the offsets that PostgreSQL knows for these moments; no statement reveals the edition of its data. */
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
