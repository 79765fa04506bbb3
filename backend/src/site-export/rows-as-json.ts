import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { summed } from '../backup/summed.js';
import { columnsOf, quoted, type Table } from '../backup/whole-tables.js';
import { CannotStart } from '../platform/config/cannot-start.js';
import type { TableOfSite } from './site-manifest.js';

/** Copies lines unchanged: JSON contains neither of these two characters, so nothing is quoted or split. */
const BY_LINE = `(format csv, delimiter e'\\x02', quote e'\\x01')`;

/** Writes the rows of a table by their key, one JSON object per line, so that the same rows are the same bytes. */
export async function rowsAsJson(
  client: pg.Client,
  table: Table,
): Promise<{ lines: AsyncIterable<Buffer>; rows: () => number }> {
  const columns = table.columns.map(quoted).join(', ');
  const stream = client.query(
    copyTo(
      `copy (select row_to_json(r) from (select ${columns} from public.${quoted(table.name)} order by ${await orderOf(client, table)}) r)
       to stdout ${BY_LINE}`,
    ),
  );
  return { lines: stream, rows: () => stream.rowCount };
}

/** Returns the primary key; all columns if there is none. */
async function orderOf(client: pg.Client, { name, columns }: Table): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.attname::text as name from pg_index i
     join unnest(i.indkey) with ordinality as k(attnum, place) on true
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
     where i.indrelid = $1::regclass and i.indisprimary order by k.place`,
    [`public.${quoted(name)}`],
  );
  return (rows.length > 0 ? rows.map((row) => row.name) : columns)
    .map((column) => `${quoted(column)}::text collate "C"`)
    .join(', ');
}

/**
 * Loads the lines into the empty table. Refuses, with table and line number if known: a file that does not match the
 * manifest, lines that are not JSON, unexpected fields, and values that PostgreSQL refuses.
 */
export async function fillFromJson(client: pg.Client, table: TableOfSite, source: AsyncIterable<Buffer>) {
  await client.query('create temp table incoming (number bigint generated always as identity, line json)');
  const { bytes, sum } = summed(source);
  try {
    await pipeline(
      Readable.from(bytes),
      client.query(copyFrom(`copy incoming (line) from stdin ${BY_LINE}`)),
    );
    const { size, checksum } = sum();
    if (size !== table.size || checksum !== table.checksum)
      throw new CannotStart('it isn’t the file from the export');
    await refuseOtherFields(client, table);
    const values = table.columns.map((column) => `r.${quoted(column)}`).join(', ');
    const { rowCount } = await client.query(
      `insert into ${columnsOf(table)} overriding system value
       select ${values} from incoming, json_populate_record(null::public.${quoted(table.name)}, line) r order by number`,
    );
    if (rowCount !== table.rows) throw new CannotStart(`it has ${rowCount} lines instead of ${table.rows}`);
  } catch (error) {
    if (error instanceof CannotStart || error instanceof pg.DatabaseError)
      throw new CannotStart(`${table.name}: ${wordsOf(error)}`);
    throw error;
  }
  await client.query('drop table incoming');
}

async function refuseOtherFields(client: pg.Client, { columns }: Table): Promise<void> {
  const { rows } = await client.query<{ number: string }>(
    `select number from incoming
     where json_typeof(line) <> 'object'
        or array(select json_object_keys(case json_typeof(line) when 'object' then line else '{}' end) order by 1) <> $1::text[]
     order by number limit 1`,
    [columns.toSorted()],
  );
  if (rows[0]) throw new CannotStart(`line ${rows[0].number} has fields that don’t match its schema`);
}

/** Returns the words of an error: PostgreSQL has the line in `where`, and the value in `detail`. */
const wordsOf = (error: CannotStart | pg.DatabaseError): string =>
  error instanceof pg.DatabaseError
    ? [error.message, error.detail, error.where].filter((words) => words !== undefined).join('; ')
    : error.message;
