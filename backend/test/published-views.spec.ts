import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { PublishedView } from '../src/platform/database/published-view.js';
import { createTestDatabase, type TestDatabase } from './database.js';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rows = async <Row extends pg.QueryResultRow>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
  (await client.query<Row>(sql, parameters)).rows;

/** Our lists' names of PostgreSQL's types. */
const TYPES: Record<string, string> = {
  uuid: 'uuid',
  text: 'text',
  varchar: 'text',
  _text: 'text[]',
  bool: 'boolean',
  int2: 'smallint',
  int4: 'integer',
  int8: 'bigint',
  date: 'date',
  timestamptz: 'timestamptz',
  jsonb: 'jsonb',
};

/** Returns the columns of the database's view by name, as the lists write them. */
async function columnsThere(view: string): Promise<Record<string, string>> {
  const columns = await rows<{ name: string; type: string }>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [view],
  );
  return Object.fromEntries(columns.map(({ name, type }) => [name, TYPES[type] ?? type]));
}

const columnsListed = ({ columns }: PublishedView): Record<string, string> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      typeof column === 'string' ? column.replace('?', '') : column.type,
    ]),
  );

const isNullable = (column: PublishedView['columns'][string]): boolean =>
  typeof column === 'string' ? column.endsWith('?') : column.nullable;

/** Returns for each column that a view copies from a table whether it is nullable. Computed columns are unknown. */
async function nullableThere(view: string): Promise<Record<string, boolean>> {
  const [{ sql } = { sql: '' }] = await rows<{ sql: string }>(
    `select rtrim(pg_get_viewdef($1::regclass), ';') as sql`,
    [view],
  );
  const { fields } = await client.query(`select * from (${sql}) definition limit 0`);
  const known = await rows<{ table: number; column: number; nullable: boolean }>(
    `select attrelid::int as table, attnum as column, not attnotnull as nullable
     from pg_attribute where attrelid = any($1::oid[]) and attnum > 0`,
    [fields.map(({ tableID }) => tableID)],
  );
  return Object.fromEntries(
    fields.flatMap(({ name, tableID, columnID }) => {
      const origin = known.find(({ table, column }) => table === tableID && column === columnID);
      return origin ? [[name, origin.nullable] as const] : [];
    }),
  );
}

/** Modules, each with the modules whose views it may read. */
const { backend } = jest.requireActual<{ backend: Record<string, { reads: string[] }> }>(
  '../../architecture.cjs',
);
const MODULES = path.join(__dirname, '../src/modules');
const filesOf = (ending: string): string[] =>
  readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

const isView = (value: unknown): value is PublishedView =>
  typeof value === 'object' && value !== null && 'columns' in value;
/** All views that modules publish, in their `x.views.ts`. */
const publishedViews = filesOf('.views.ts')
  .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(path.join(MODULES, file))))
  .filter(isView);
const ownersIn = (ending: string, naming: RegExp): Map<string, string> =>
  new Map(
    filesOf(ending).flatMap((file) =>
      [...readFileSync(path.join(MODULES, file), 'utf8').matchAll(naming)].map(
        ([, name]) => [name!, file.split(path.sep)[0]!] as const,
      ),
    ),
  );

describe('the published views of modules', () => {
  test('are all listed, and nothing else is', async () => {
    const there = await rows<{ name: string }>(
      `select table_name as name from information_schema.views where table_schema = 'public'`,
    );
    expect(publishedViews.map(({ name }) => name).toSorted()).toEqual(
      there.map(({ name }) => name).toSorted(),
    );
  });

  test('consist of tables of the module that publishes them, and of views it may read', async () => {
    const tables = ownersIn('.entity.ts', /@Entity\('(\w+)'\)/g);
    const views = ownersIn('.views.ts', /publishedView\('(\w+)'/g);
    const made = await rows<{ view: string; table: string }>(
      `select view_name as view, table_name as table from information_schema.view_table_usage
       where view_schema = 'public' order by 1, 2`,
    );
    expect(made.length).toBeGreaterThan(publishedViews.length);
    const mayBeMadeOf = (view: string, relation: string): boolean => {
      const me = views.get(view)!;
      const other = views.get(relation);
      return tables.get(relation) === me || (other !== undefined && backend[me]!.reads.includes(other));
    };
    expect(made.filter(({ view, table }) => !mayBeMadeOf(view, table))).toEqual([]);
  });

  test.each(publishedViews)('$name has the columns and types of its list', async (view) => {
    expect(columnsListed(view)).toEqual(await columnsThere(view.name));
  });

  test.each(publishedViews)('$name has nullable columns only where its list says so', async (view) => {
    const there = await nullableThere(view.name);
    const listed = Object.entries(view.columns).filter(([name]) => name in there);
    expect(Object.fromEntries(listed.map(([name, column]) => [name, isNullable(column)]))).toEqual(there);
  });
});
