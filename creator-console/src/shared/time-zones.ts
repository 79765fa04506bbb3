/** All zones this browser knows, and the current one if the browser knows it only by another name. */
export const timeZones = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), current, deviceTimeZone(), 'UTC'])].toSorted();

export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * 'America/Argentina/Buenos_Aires' becomes 'Buenos Aires, Argentina, America', so that typing finds a city by its first
 * letters.
 */
export const labelOf = (id: string): string => id.replaceAll('_', ' ').split('/').toReversed().join(', ');
