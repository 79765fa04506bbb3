import type pg from 'pg';
import { quoted, type Table } from '../backup/whole-tables.js';

interface ColumnFacts {
  name: string;
  /** PostgreSQL's name of the type, such as `timestamp with time zone` or `text[]`. */
  type: string;
  isNullable: boolean;
  /** Set if the column refers to a row of another table. */
  references: string | null;
}

const COLUMNS = `
  select a.attname::text as name, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
         (select c.confrelid::regclass::text from pg_constraint c
          where c.contype = 'f' and c.conrelid = a.attrelid and c.conkey = array[a.attnum] limit 1) as references
  from pg_attribute a
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by a.attnum`;

type JsonSchema = Record<string, unknown>;

/** Returns the JSON Schema (draft 2020-12) of a line in the table's rows. */
export async function rowSchema(client: pg.Client, { name }: Table): Promise<JsonSchema> {
  const { rows } = await client.query<ColumnFacts>(COLUMNS, [`public.${quoted(name)}`]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    type: 'object',
    properties: Object.fromEntries(rows.map((column) => [column.name, propertyOf(column)])),
    required: rows.map((column) => column.name),
    additionalProperties: false,
  };
}

function propertyOf({ type, isNullable, references }: ColumnFacts): JsonSchema {
  const value = valueOf(type);
  return {
    ...(isNullable && 'type' in value ? { ...value, type: [value.type, 'null'] } : value),
    ...(references !== null && { description: `A row of ${references}` }),
  };
}

/** Describes a value as written by `row_to_json`. Anything but a number, boolean or JSON is text. */
function valueOf(type: string): JsonSchema {
  if (type.endsWith('[]')) return { type: 'array', items: valueOf(type.slice(0, -2)) };
  switch (type) {
    case 'smallint':
    case 'integer':
    case 'bigint':
      return { type: 'integer' };
    case 'numeric':
    case 'real':
    case 'double precision':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'json':
    case 'jsonb':
      return {};
    case 'uuid':
      return { type: 'string', format: 'uuid' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'timestamp with time zone':
      return { type: 'string', format: 'date-time' };
    default:
      return { type: 'string' };
  }
}
