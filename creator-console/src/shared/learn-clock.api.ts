import { body } from '@sanctum/openapi';
import { learnZoneRules } from '@sanctum/web/zones/corrected-zones';
import { api } from '../providers/client';
import { goByClockOf } from './moment';

/** Uses the server's rules for a time zone from now on. If they can't be loaded, the browser's own rules apply. */
export async function goByServerClockOf(zone: string): Promise<void> {
  goByClockOf(zone);
  await body(api.GET('/api/time-zones/clock-changes', { params: { query: { zone } } })).then(
    (rules) => learnZoneRules(zone, rules),
    () => false,
  );
}
