import { RENEW_ZONES, staleZones, type ZoneData } from '../platform/time-zones/zone-data.js';
import { type Finding, warning, well } from './finding.js';

const RENEW_DATABASE_ZONES = 'Update the package tzdata where PostgreSQL runs, or its image, and restart it';

/** Warns of old time zone data: the server's emails would show another hour than their readers' browsers. */
export async function examineTimeZones(data: ZoneData, now: () => Date): Promise<Finding[]> {
  const problem = staleZones(data, now());
  if (problem === undefined)
    return [well('time zones', `the data (${data.edition ?? 'unknown version'}) is current`)];
  return [warning('time zones', problem, RENEW_ZONES)];
}

/** Warns of old time zone data in PostgreSQL: the coach's days and figures would begin at another hour than her sessions do. */
export function databaseZones(data: ZoneData, now: Date): Finding {
  const problem = staleZones(data, now);
  return problem === undefined
    ? well('time zones', 'the database’s data is current')
    : warning('time zones', `in the database, ${problem}`, RENEW_DATABASE_ZONES);
}
