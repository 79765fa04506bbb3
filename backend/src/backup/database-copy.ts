import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { CannotStart } from '../platform/config/cannot-start.js';
import type { BackupPlace } from './backup-place.js';
import { type Manifest, rowsOf, type TableInBackup } from './manifest.js';
import { seal, unseal } from './sealed.js';

/** So that values are written alike, whatever the server or the role prefers. */
const PLAINLY = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set synchronize_seqscans = off; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Tables of the product, without those of extensions and without the list of migrations, which the schema itself brings. */
const TABLES = `select c.relname as name, array(
    select a.attname::text from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

type Table = Pick<TableInBackup, 'name' | 'columns'>;
type DatabaseInBackup = Pick<Manifest, 'tables' | 'sequences' | 'migrations'>;

interface Where {
  place: BackupPlace;
  key: string;
  id: string;
}

async function withClient<Result>(
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

/** All rows as they stood at one moment, whatever is written meanwhile. */
export const dumpDatabase = (url: string, { place, key, id }: Where): Promise<DatabaseInBackup> =>
  withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const tables: TableInBackup[] = [];
    for (const table of (await client.query<Table>(TABLES)).rows) {
      const name = rowsOf(id, table);
      const rows = copyOut(client, table);
      const packed = createGzip();
      const [counted] = await Promise.all([
        rows.into(packed),
        place.write(name, seal(key, name, packed as AsyncIterable<Buffer>)),
      ]);
      tables.push({ ...table, ...counted });
    }
    const { rows: sequences } = await client.query<{ name: string; value: string }>(
      `select sequencename as name, last_value::text as value from pg_sequences
       where schemaname = 'public' and last_value is not null and sequencename <> 'migrations_id_seq' order by sequencename`,
    );
    const { rows: ran } = await client.query<{ name: string }>('select name from migrations order by id');
    await client.query('commit');
    return { tables, sequences, migrations: ran.map(({ name }) => name) };
  });

/**
 * Puts the rows into tables that are empty, all of them or none. Constraints between tables are checked once all rows are there; triggers
 * are not run, because what they did is in the rows. Afterwards every table is read again and compared with the backup.
 */
export const loadDatabase = (url: string, backup: DatabaseInBackup, where: Where): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('begin');
    await refuseUnlessEmpty(client);
    const here = (await client.query<Table>(TABLES)).rows;
    const all = here.map(({ name }) => quoted(name)).join(', ');
    const links = await unlink(client);
    for (const { name } of here) await client.query(`alter table ${quoted(name)} disable trigger user`);
    await client.query(`truncate ${all}`);
    for (const table of backup.tables) await copyIn(client, table, where);
    for (const { name, value } of backup.sequences)
      await client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, value]);
    for (const { name } of here) await client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const link of links) await client.query(link);
    for (const table of backup.tables) await expectSame(client, table);
    await client.query('commit');
    await client.query('analyze');
  });

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select from accounts limit 1');
  if (rows.length > 0)
    throw new CannotStart('The database has accounts already: a backup is restored into an empty one only');
}

/** Drops every constraint between tables; gives the statements that make them again. */
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

async function copyIn(client: pg.Client, table: TableInBackup, { place, key, id }: Where): Promise<void> {
  const name = rowsOf(id, table);
  const into = client.query(copyFrom(`copy ${columnsOf(table)} from stdin`));
  await pipeline(Readable.from(unseal(key, name, place.read(name))), createGunzip(), into);
}

async function expectSame(client: pg.Client, table: TableInBackup): Promise<void> {
  const { rows, checksum } = await copyOut(client, table).count();
  if (rows !== table.rows || checksum !== table.checksum)
    throw new Error(
      `${table.name} was not restored as it was: ${rows} rows instead of ${table.rows}, or other values`,
    );
}

/** The rows of a table on their way out, counted and summed up. */
function copyOut(client: pg.Client, table: Table) {
  const stream = client.query(copyTo(`copy ${columnsOf(table)} to stdout`));
  const hash = createHash('sha256');
  async function* summed() {
    for await (const bytes of stream as AsyncIterable<Buffer>) {
      hash.update(bytes);
      yield bytes;
    }
  }
  const counted = () => ({ rows: stream.rowCount ?? 0, checksum: hash.digest('hex') });
  return {
    async into(target: NodeJS.WritableStream) {
      await pipeline(summed, target);
      return counted();
    },
    async count() {
      for await (const _ of summed());
      return counted();
    },
  };
}

const columnsOf = ({ name, columns }: Table): string =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;

const quoted = (name: string): string => pg.escapeIdentifier(name);
