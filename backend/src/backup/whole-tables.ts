import pg from 'pg';
import { CannotStart } from '../platform/config/cannot-start.js';
import { restoreReached, UNFINISHED_RESTORE } from '../platform/database/unfinished-restore.js';

/** Settings that make PostgreSQL write values the same way, whatever the server or the role prefers. */
const PLAINLY = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set synchronize_seqscans = off; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/**
 * Tables of the product, without those of extensions, the list of migrations, which comes with the schema, and the
 * marker of a restore.
 */
const TABLES = `select c.relname as name, array(
    select a.attname::text from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('migrations', '${UNFINISHED_RESTORE}')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

export interface Table {
  name: string;
  /** Columns that are written; columns that PostgreSQL computes are left out. */
  columns: string[];
}

/** State of the sequences and the migrations, which the rows do not contain. */
export interface Progress {
  sequences: { name: string; value: string }[];
  /** Names of the migrations that made the schema, in order. */
  migrations: string[];
}

/** Opens a connection that writes values the same way everywhere and has no statement timeout. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(PLAINLY);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Reads the whole database as of one moment, regardless of concurrent writes. */
export const atOneMoment = <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> =>
  withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const result = await work(client);
    await client.query('commit');
    return result;
  });

export const tablesOf = async (client: pg.Client): Promise<Table[]> =>
  (await client.query<Table>(TABLES)).rows;

export async function progressOf(client: pg.Client): Promise<Progress> {
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null and sequencename <> 'migrations_id_seq' order by sequencename`,
  );
  const { rows: ran } = await client.query<{ name: string }>('select name from migrations order by id');
  return { sequences, migrations: ran.map(({ name }) => name) };
}

/**
 * Lets `fill` add rows to empty tables, all of them or none, and records it in the same transaction. Constraints
 * between tables are checked once all rows are there; triggers do not run, because the rows already contain their
 * changes.
 */
export const fillTables = (
  url: string,
  { sequences }: Pick<Progress, 'sequences'>,
  fill: (client: pg.Client) => Promise<void>,
): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('begin');
    await refuseUnlessEmpty(client);
    const here = await tablesOf(client);
    const all = here.map(({ name }) => quoted(name)).join(', ');
    const links = await unlink(client);
    for (const { name } of here) await client.query(`alter table ${quoted(name)} disable trigger user`);
    await client.query(`truncate ${all}`);
    await fill(client);
    for (const { name, value } of sequences)
      await client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, value]);
    for (const { name } of here) await client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const link of links) await client.query(link);
    await client.query(restoreReached('rows'));
    await client.query('commit');
    await client.query('analyze');
  });

export const HAS_ACCOUNTS = 'The database already has accounts. You can only restore into an empty one.';

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select from accounts limit 1');
  if (rows.length > 0) throw new CannotStart(HAS_ACCOUNTS);
}

/** Drops every constraint between tables; returns the statements that restore them. */
async function unlink(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; table: string; definition: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { name, table } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(
    ({ name, table, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

export const columnsOf = ({ name, columns }: Table): string =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;

export const quoted = (name: string): string => pg.escapeIdentifier(name);
