import type { DataSource } from 'typeorm';
import { admit } from './roles.js';

/** One migration run at a time, however many servers start together. */
const LOCK = 7_236_801;

/**
 * Brings the schema up to date. Returns the names of the migrations that ran. `forRole` may then read and write the rows of all tables,
 * also while migrations run.
 */
export async function migrate(dataSource: DataSource, forRole?: string): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    await runner.query('select pg_advisory_lock($1)', [LOCK]);
    if (forRole !== undefined) await admit(runner, forRole);
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    // once more: now the list of migrations is there, which the role only reads
    if (forRole !== undefined) await admit(runner, forRole);
    return ran.map((migration) => migration.name);
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    await runner.release();
  }
}

/** The names of the migrations that have run, in their order; none in a database without a schema. */
export async function ranMigrations(database: Pick<DataSource, 'query'>): Promise<string[]> {
  const [{ exists }] = (await database.query(
    `select to_regclass('public.migrations') is not null as exists`,
  )) as [{ exists: boolean }];
  if (!exists) return [];
  const rows = (await database.query('select name from migrations order by id')) as { name: string }[];
  return rows.map(({ name }) => name);
}

/** SQL that would make the schema match the entities; empty when migrations and entities agree. */
export async function schemaDifference(dataSource: DataSource): Promise<string[]> {
  const difference = await dataSource.driver.createSchemaBuilder().log();
  return difference.upQueries.map((query) => query.query);
}
