/**
 * Encodes a row's position in its list: the values of the sort keys. Clients send it back unchanged. A page that starts
 * after these values neither repeats nor skips rows when others are added or removed.
 */
export const cursorOf = (...values: readonly (string | number | Date)[]): string =>
  Buffer.from(
    JSON.stringify(values.map((value) => (value instanceof Date ? value.toISOString() : String(value)))),
  ).toString('base64url');

/** Returns the values of a cursor, as SQL parameters; none on the first page or for an invalid cursor. */
export function valuesOf(cursor: string | undefined): string[] {
  if (cursor === undefined) return [];
  try {
    const values = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
    return Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : [];
  } catch {
    return [];
  }
}
