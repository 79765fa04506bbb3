import type { Database } from '../database/database.js';
import type { ExportListRequest } from './list-params.js';
import { type ListFields, orderBySql, readListQuery, readOrder, type SortKey } from './list-query.js';

/**
 * Returns the condition that continues a list after a row, given the row's sort values as text. Unlike an offset, it
 * neither repeats nor skips rows when others are added or removed. `taken`: number of parameters that the statement
 * already uses.
 */
export function afterRow(keys: readonly SortKey[], row: readonly (string | null)[], taken: number) {
  const parameters: string[] = [];
  const same: string[] = [];
  const ways: string[] = [];
  /** Condition on the first key alone. It does not change the result, but lets an index start at the row. */
  let bound = 'true';
  keys.forEach(({ column, order, nulls, isNeverMissing }, index) => {
    const value = row[index] ?? null;
    if (value === null) {
      if (nulls === 'first') ways.push([...same, `${column} is not null`].join(' and '));
      same.push(`${column} is null`);
      return;
    }
    parameters.push(value);
    const parameter = `$${taken + parameters.length}`;
    const orMissing = (condition: string) =>
      nulls === 'last' && !isNeverMissing ? `(${condition} or ${column} is null)` : condition;
    if (index === 0) bound = orMissing(`${column} ${order === 'ASC' ? '>=' : '<='} ${parameter}`);
    ways.push([...same, orMissing(`${column} ${order === 'ASC' ? '>' : '<'} ${parameter}`)].join(' and '));
    same.push(`${column} = ${parameter}`);
  });
  return { sql: `(${bound} and (${ways.map((way) => `(${way})`).join(' or ')}))`, parameters };
}

const AT_ONCE = 1000;

interface ListedRows {
  /** Source of the rows, with a condition that all of them meet: `members a where true`. */
  from: string;
  id: string;
  fields: ListFields;
}

interface FoundRow extends Record<string, unknown> {
  id: string;
  row: (string | null)[];
}

/**
 * Yields the ids of a whole list, filtered and sorted as on the screen, page by page; each page is read when the
 * previous one was consumed. Reading ends when the consumer stops.
 */
export async function* idsInPages(
  database: Database,
  { from, id, fields }: ListedRows,
  wanted: ExportListRequest,
): AsyncGenerator<string[]> {
  const { where, parameters } = readListQuery(wanted, fields);
  const keys: SortKey[] = [
    ...readOrder(wanted, fields),
    { column: id, order: 'ASC', nulls: 'last', isNeverMissing: true },
  ];
  const columns = keys.map(({ column }) => `(${column})::text`).join(', ');
  let last: FoundRow | undefined;
  do {
    const after = last ? afterRow(keys, last.row, parameters.length) : { sql: 'true', parameters: [] };
    const page: FoundRow[] = await database.query<FoundRow>(
      `select ${id}, array[${columns}] as row from ${from}
       and ${where} and ${after.sql} order by ${orderBySql(keys)} limit ${AT_ONCE}`,
      [...parameters, ...after.parameters],
    );
    if (page.length > 0) yield page.map((found) => found.id);
    last = page.length === AT_ONCE ? page.at(-1) : undefined;
  } while (last);
}
