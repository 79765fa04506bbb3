import type { DataSource } from 'typeorm';
import { newId } from '../src/kernel/ids.js';
import { migrations } from '../src/migrations/index.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import { migrate } from '../src/platform/database/migrate.js';
import { createEmptyDatabase } from './database.js';

/** A value for each column that must have one. */
const FILLER: Record<string, unknown> = {
  ARRAY: [],
  bigint: 1,
  boolean: false,
  date: '2027-03-01',
  integer: 1,
  jsonb: '{}',
  smallint: 1,
  'timestamp with time zone': '2027-03-01T09:30:00Z',
};

export type OldDatabase = Awaited<ReturnType<typeof databaseBefore>>;

/** Creates a database as it was before a migration, to fill it with rows of that time. */
export async function databaseBefore(migration: (typeof migrations)[number]) {
  const database = await createEmptyDatabase();
  const opened: DataSource[] = [];
  const open = async (some: typeof migrations) => {
    const source = createDataSource({ url: database.url, poolSize: 2, entities: [], migrations: some });
    await source.initialize();
    opened.push(source);
    await migrate(source);
    return source;
  };
  const before = await open(migrations.slice(0, migrations.indexOf(migration)));
  const old = before.createQueryRunner();
  // Rows of one table are enough: neither foreign keys nor triggers are asked.
  await old.query('set session_replication_role = replica');
  return {
    /** Adds a row with these values, and something in each other column that needs it. */
    async addRow(table: string, values: Record<string, unknown>): Promise<void> {
      const needed: { name: string; type: string }[] = await old.query(
        `select column_name as name, data_type as type from information_schema.columns
         where table_name = $1 and table_schema = 'public' and is_nullable = 'NO' and column_default is null`,
        [table],
      );
      const row = {
        ...Object.fromEntries(
          needed.map(({ name, type }) => [name, type === 'uuid' ? newId() : (FILLER[type] ?? 'x')]),
        ),
        ...values,
      };
      const places = Object.keys(row).map((_, n) => `$${n + 1}`);
      await old.query(
        `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
        Object.values(row),
      );
    },
    /** Runs the other migrations, and returns the database as it is today. */
    migrate: () => open(migrations),
    async close(): Promise<void> {
      await old.release();
      for (const source of opened) await source.destroy();
      await database.drop();
    },
  };
}
