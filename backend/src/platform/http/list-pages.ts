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
  keys.forEach(({ column, order, nulls }, index) => {
    const value = row[index] ?? null;
    if (value === null) {
      if (nulls === 'first') ways.push([...same, `${column} is not null`].join(' and '));
      same.push(`${column} is null`);
      return;
    }
    parameters.push(value);
    const parameter = `$${taken + parameters.length}`;
    const further = `${column} ${order === 'ASC' ? '>' : '<'} ${parameter}`;
    ways.push([...same, nulls === 'last' ? `(${further} or ${column} is null)` : further].join(' and '));
    same.push(`${column} = ${parameter}`);
  });
  return { sql: `(${ways.map((way) => `(${way})`).join(' or ')})`, parameters };
}
