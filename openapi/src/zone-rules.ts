/** Where `corrected-zones` keeps the server's rules. */
export const STORED_AS = 'zone-rules';

type ZoneAt = (moment: Date | string, zone: string) => string;

let corrected: ZoneAt | undefined;

export function showBy(zones: ZoneAt): void {
  corrected = zones;
}

/** Names the zone by which `Intl` shows a moment as the server does: a fixed offset where this browser's zone data say otherwise. */
export const zoneAt: ZoneAt = (moment, zone) => corrected?.(moment, zone) ?? zone;

/** Loads what an earlier visit has learned; for nearly all browsers that is nothing. */
export async function recallZones(): Promise<void> {
  try {
    if (localStorage.getItem(STORED_AS) !== null) await import('./corrected-zones');
  } catch {
    // storage is closed to the page
  }
}
