/** Key under which `corrected-zones` stores the server's rules. */
export const STORED_AS = 'zone-rules';

type ZoneAt = (moment: Date | string, zone: string) => string;

let corrected: ZoneAt | undefined;

export function showBy(zones: ZoneAt): void {
  corrected = zones;
}

/**
 * Returns the name of the zone in which `Intl` shows a moment as the server does: a fixed offset if this browser's zone
 * data differs.
 */
export const zoneAt: ZoneAt = (moment, zone) => corrected?.(moment, zone) ?? zone;

/** Returns whether an earlier visit learned rules that differ from this browser's, which is rare. */
export function hasCorrections(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== null;
  } catch {
    return false; // storage is blocked
  }
}
