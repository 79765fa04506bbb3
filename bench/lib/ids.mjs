import { createHash } from 'node:crypto';

/**
 * Returns the id of the nth row of a kind, which is the same as in SQL (`pg_temp.id`), so that nothing has to be read
 * back.
 */
export function idOf(kind, n) {
  const hex = createHash('md5').update(`${kind}${n}`).digest('hex');
  const id = `${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17)}`;
  return [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');
}

export const ID_IN_SQL = `
  create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as
  $$ select overlay(overlay(md5(kind || n) placing '4' from 13) placing '8' from 17)::uuid $$`;
