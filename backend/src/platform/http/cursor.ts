/**
 * Writes the place of a row in its list: the values that the list is ordered by. Clients send it back unread.
 * A page that begins after these values shows no row twice and omits none when others come and go meanwhile.
 */
export const cursorOf = (...values: readonly (string | number | Date)[]): string =>
  Buffer.from(
    JSON.stringify(values.map((value) => (value instanceof Date ? value.toISOString() : String(value)))),
  ).toString('base64url');

/** Returns the values of a cursor, as parameters of SQL. None on the first page, and none of a text that is no cursor. */
export function valuesOf(cursor: string | undefined): string[] {
  if (cursor === undefined) return [];
  try {
    const values = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
    return Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : [];
  } catch {
    return [];
  }
}
