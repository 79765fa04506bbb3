import type { SortKey } from './list-query.js';

/**
 * The condition that lets a list go on after a row, given what the row has in each key, as text. Unlike a number of rows to
 * skip it shows no row twice and leaves none out when others come and go meanwhile.
 * `taken` parameters of the statement have a meaning already.
 */
export function afterRow(keys: readonly SortKey[], row: readonly (string | null)[], taken: number) {
  const parameters: string[] = [];
  const same: string[] = [];
  const ways: string[] = [];
  /** Says no more than the ways do, but by the first key alone: an index then begins at the row. */
  let bound = 'true';
  keys.forEach(({ column, order, nulls }, index) => {
    const value = row[index] ?? null;
    if (value === null) {
      if (nulls === 'first') ways.push([...same, `${column} is not null`].join(' and '));
      same.push(`${column} is null`);
      return;
    }
    parameters.push(value);
    const parameter = `$${taken + parameters.length}`;
    if (index === 0) {
      const from = `${column} ${order === 'ASC' ? '>=' : '<='} ${parameter}`;
      bound = nulls === 'last' ? `(${from} or ${column} is null)` : from;
    }
    const further = `${column} ${order === 'ASC' ? '>' : '<'} ${parameter}`;
    ways.push([...same, nulls === 'last' ? `(${further} or ${column} is null)` : further].join(' and '));
    same.push(`${column} = ${parameter}`);
  });
  return { sql: `(${bound} and (${ways.map((way) => `(${way})`).join(' or ')}))`, parameters };
}
