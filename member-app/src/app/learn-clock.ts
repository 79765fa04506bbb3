import { learnZoneRules } from '@sanctum/web/zones/corrected-zones';
import { api, body } from '../shared/api/client';
import { ownTimeZone } from '../shared/lib/days';

/** Learns the server's rules for the reader's clock. Resolves to true if times are shown differently from now on. */
export async function learnClock(): Promise<boolean> {
  const zone = ownTimeZone();
  const rules = await body(api.GET('/api/time-zones/clock-changes', { params: { query: { zone } } }));
  return learnZoneRules(zone, rules);
}
