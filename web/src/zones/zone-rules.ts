/** Where `corrected-zones` keeps the server's rules. */
export const STORED_AS = 'zone-rules';

type ZoneAt = (moment: Date | string, zone: string) => string;

let corrected: ZoneAt | undefined;

export function showBy(zones: ZoneAt): void {
  corrected = zones;
}

/** Name of the zone in which `Intl` shows a moment as the server does: a fixed offset if this browser's zone data differ. */
export const zoneAt: ZoneAt = (moment, zone) => corrected?.(moment, zone) ?? zone;

/** Tells whether an earlier visit has learned other rules than this browser's; nearly none does. */
export function hasCorrections(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== null;
  } catch {
    return false; // storage is closed to the page
  }
}
