import { RENEW_ZONES, staleZones, type ZoneData } from '../platform/time-zones/zone-data.js';
import { type Finding, warning, well } from './finding.js';

/** Warns of old time zone data: the server's mails would give another hour than the browsers of their readers. */
export async function examineTimeZones(data: ZoneData, now: () => Date): Promise<Finding[]> {
  const problem = staleZones(data, now());
  if (problem === undefined)
    return [well('time zones', `the data (${data.edition ?? 'age unknown'}) are current`)];
  return [warning('time zones', problem, RENEW_ZONES)];
}
