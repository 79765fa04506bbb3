import { body } from '@sanctum/openapi';
import { learnZoneRules } from '@sanctum/web/zones/corrected-zones';
import { api } from '../providers/client';
import { goByClockOf } from './moment';

/** Goes by the clock of a zone from now on, by the server's rules. Where they cannot be read, the browser's own count. */
export async function goByServerClockOf(zone: string): Promise<void> {
  goByClockOf(zone);
  await body(api.GET('/api/time-zones/clock-changes', { params: { query: { zone } } })).then(
    (rules) => learnZoneRules(zone, rules),
    () => false,
  );
}
