import type { QueryResultRow } from 'pg';
import type { Database } from '../database/database.js';
import { contentRange, type ListQuery } from './list-query.js';

interface Listed<Row, Item> {
  /** Unit of the range: `students 0-9/25`. */
  unit: string;
  /** Statement without conditions and order. */
  select: string;
  from: string;
  /** Unique column, or columns, that order rows of equal rank; left out if the order is unique. */
  tie?: string;
  /** Conditions; default: those of the request. */
  where?: string;
  parameters?: unknown[];
  show: (rows: Row[]) => Item[] | Promise<Item[]>;
}

/** Reads a page of a list and counts the whole list, at the same time. */
export async function readPage<Row extends QueryResultRow, Item>(
  database: Database,
  query: ListQuery,
  { unit, select, from, tie, where = query.where, parameters = query.parameters, show }: Listed<Row, Item>,
): Promise<{ items: Item[]; contentRange: string }> {
  const order = tie === undefined ? query.orderBy : `${query.orderBy}, ${tie}`;
  const [rows, counted] = await Promise.all([
    database.query<Row>(
      `${select} where ${where} order by ${order} limit ${query.limit} offset ${query.offset}`,
      parameters,
    ),
    database.one<{ total: number }>(`select count(*)::int as total from ${from} where ${where}`, parameters),
  ]);
  return {
    items: await show(rows),
    contentRange: contentRange(unit, query, rows.length, counted?.total ?? 0),
  };
}
