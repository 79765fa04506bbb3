import pg from 'pg';
import { createSandboxSchema } from '../src/stand-ins/payment-sandbox/index.js';
import { createTestDatabase, type TestDatabase } from './database.js';

/** Size from which a table is also vacuumed: deleted rows alone would stay in its file. */
const LARGE_BYTES = 256 * 1024;

/**
 * A database that outlives a test file, with its connections. Each new connection would have to load all tables and
 * plan all statements, which costs more than most tests. Between two files it gets the rows of a new one back; only
 * non-empty tables are emptied.
 */
export class KeptDatabase {
  private constructor(
    readonly url: string,
    private readonly database: TestDatabase,
    private readonly pool: pg.Pool,
  ) {}

  static async create(): Promise<KeptDatabase> {
    return KeptDatabase.asItIs(await createTestDatabase());
  }

  /** Keeps a database in its current state: `empty` restores the current rows. */
  static async asItIs(database: TestDatabase): Promise<KeptDatabase> {
    // one connection, which has its plans for emptying ready
    const pool = new pg.Pool({ connectionString: database.url, max: 1, idleTimeoutMillis: 0 });
    // a connection that was just closed can still receive the error that its database was dropped
    pool.on('error', () => undefined);
    await createSandboxSchema(pool);
    await pool.query(SET_UP);
    const { rows } = await pool.query<Table>(TABLES);
    await pool.query(emptying(rows));
    return new KeptDatabase(database.url, database, pool);
  }

  /** Removes the rows that tests wrote. False if a test changed the schema, so that the database must be replaced. */
  async empty(): Promise<boolean> {
    const { rows } = await this.pool.query<{ changed: boolean }>(
      'select exists (select from kept.changes) as changed',
    );
    if (rows[0]!.changed) return false;
    const large = await this.pool.query<{ name: string }>('select name from kept.empty() name');
    for (const { name } of large.rows) await this.pool.query(`vacuum ${name}`);
    return true;
  }

  async end(): Promise<void> {
    await this.pool.end();
    await this.database.drop();
  }
}

interface Table {
  /** Quoted, with its schema. */
  name: string;
  hasRows: boolean;
  columns: string;
}

/** SQL that records schema changes, so that a trigger or constraint of one test never affects the next. */
const SET_UP = `
  create schema kept;
  create table kept.changes (command text);
  create function kept.note_change() returns event_trigger language plpgsql as $$
  begin
    insert into kept.changes
    select command_tag from pg_event_trigger_ddl_commands()
    where schema_name is null or schema_name !~ '^pg_temp';
  end $$;
  create function kept.note_drop() returns event_trigger language plpgsql as $$
  begin
    insert into kept.changes select 'drop ' || object_type from pg_event_trigger_dropped_objects() where not is_temporary;
  end $$;`;

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (xpath('//has/text()', query_to_xml(
      format('select exists (select from %I.%I) as has', n.nspname, c.relname), false, true, '')))[1]::text = 'true' as "hasRows",
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'kept')`;

/**
 * SQL that saves the rows of a new database and creates `kept.empty()`, which restores them and names the large tables.
 */
function emptying(tables: readonly Table[]): string {
  const first = tables.filter(({ hasRows }) => hasRows);
  const saving = first.map(({ name }, at) => `create table kept.first_${at} as table ${name};`);
  const clearing = tables.map(
    ({ name }) => `
      if exists (select from ${name}) then
        delete from ${name};
        if pg_relation_size('${name}') > ${LARGE_BYTES} then return next '${name}'; end if;
      end if;`,
  );
  const restoring = first.map(
    ({ name, columns }, at) =>
      `insert into ${name} (${columns}) overriding system value select ${columns} from kept.first_${at};`,
  );
  return `
    ${saving.join('\n')}
    create table kept.sequences as
      select seqrelid as id, seqstart as first, pg_sequence_last_value(seqrelid) as last from pg_sequence;
    create function kept.empty() returns setof text language plpgsql
      set session_replication_role = replica as $$
    begin
      ${clearing.join('\n')}
      ${restoring.join('\n')}
      perform setval(id::regclass, coalesce(last, first), last is not null) from kept.sequences
        where pg_sequence_last_value(id) is distinct from last;
    end $$;
    create event trigger note_change on ddl_command_end execute function kept.note_change();
    create event trigger note_drop on sql_drop execute function kept.note_drop();`;
}
