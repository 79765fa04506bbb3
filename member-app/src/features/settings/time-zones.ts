import { ownTimeZone } from '../../shared/lib/days';

interface TimeZoneGroup {
  region: string;
  zones: { id: string; label: string }[];
}

/**
 * Groups IANA names by continent, so that typing "Lis" in the list finds Lisbon. Names without a continent come last.
 */
export function groupTimeZones(ids: readonly string[]): TimeZoneGroup[] {
  const sorted = [...new Set(ids)].toSorted();
  const regions = new Set([...sorted.filter((id) => id.includes('/')).map(regionOf), other]);
  return [...regions].map((region) => ({
    region,
    zones: sorted.filter((id) => regionOf(id) === region).map((id) => ({ id, label: labelOf(id) })),
  }));
}

/** Returns all zones this browser knows, and the current one if the browser knows it only by another name. */
export const timeZoneGroups = (current: string) =>
  groupTimeZones([...Intl.supportedValuesOf('timeZone'), current, ownTimeZone(), 'UTC']);

const other = 'Other';
const regionOf = (id: string) => (id.includes('/') ? id.slice(0, id.indexOf('/')) : other);

/** Labels a zone: 'America/Argentina/Buenos_Aires' → 'Buenos Aires, Argentina'. */
export function labelOf(id: string): string {
  const [, ...places] = id.replaceAll('_', ' ').split('/');
  return places.toReversed().join(', ') || id;
}
