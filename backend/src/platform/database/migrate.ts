import type { DataSource } from 'typeorm';

/** One migration run at a time, however many servers start together. */
const LOCK = 7_236_801;

/** Brings the schema up to date. Returns the names of the migrations that ran. */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    await runner.query('select pg_advisory_lock($1)', [LOCK]);
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    return ran.map((migration) => migration.name);
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    await runner.release();
  }
}

/** SQL that would make the schema match the entities; empty when migrations and entities agree. */
export async function schemaDifference(dataSource: DataSource): Promise<string[]> {
  const difference = await dataSource.driver.createSchemaBuilder().log();
  return difference.upQueries.map((query) => query.query);
}
