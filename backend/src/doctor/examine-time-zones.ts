import { RENEW_ZONES, staleZones, type ZoneData } from '../platform/time-zones/zone-data.js';
import { type Finding, warning, well } from './finding.js';

/** Whether the clocks of the world are known as they are: mails and pages go by what the server knows of them. */
export async function examineTimeZones(data: ZoneData, now: () => Date): Promise<Finding[]> {
  const problem = staleZones(data, now());
  if (problem === undefined)
    return [well('time zones', `the data (${data.edition ?? 'age unknown'}) are current`)];
  return [warning('time zones', problem, RENEW_ZONES)];
}
