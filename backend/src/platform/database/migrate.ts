import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { seconds } from '../../kernel/clock.js';
import { isLockTimeout } from './postgres-errors.js';
import { admit } from './roles.js';

/** Lock for one migration run at a time, across servers. */
const LOCK = 7_236_801;

/**
 * Limits in milliseconds, and number of tries. While a migration waits for a lock, it blocks everyone after it who
 * needs the table.
 */
const PATIENCE = { lock: seconds(1), between: seconds(1), tries: 60 };

interface HowToMigrate {
  /** Role that may then read and write the rows of all tables, even while migrations run. */
  forRole?: string | undefined;
  patience?: typeof PATIENCE;
}

/**
 * Brings the schema up to date, even while servers run: a migration that does not get its lock soon gives up, lets the statements
 * behind it pass, and retries. Returns the names of the migrations that ran.
 */
export async function migrate(
  dataSource: DataSource,
  { forRole, patience = PATIENCE }: HowToMigrate = {},
): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    await takeTurn(runner, patience.between);
    await runner.query(`set lock_timeout = ${patience.lock}`);
    if (forRole !== undefined) await admit(runner, forRole);
    const ran = await runPatiently(dataSource, runner, patience);
    // again: the list of migrations exists now, which the role may only read
    if (forRole !== undefined) await admit(runner, forRole);
    return ran;
  } finally {
    await runner.query('reset lock_timeout').catch(() => undefined);
    await runner.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    await runner.release();
  }
}

/** Waits until nobody else migrates, by polling: an index created CONCURRENTLY would wait for a waiting statement. */
async function takeTurn(runner: QueryRunner, between: number): Promise<void> {
  for (;;) {
    const [{ isMine }] = (await runner.query('select pg_try_advisory_lock($1) as "isMine"', [LOCK])) as [
      { isMine: boolean },
    ];
    if (isMine) return;
    await pause(between);
  }
}

/** Runs the migrations with retries. Each is its own transaction, so a retry starts with the one that failed. */
async function runPatiently(
  dataSource: DataSource,
  runner: QueryRunner,
  { between, tries }: typeof PATIENCE,
): Promise<string[]> {
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'each';
  const before = new Set(await ranMigrations(dataSource));
  for (let attempt = 1; ; attempt++) {
    try {
      await executor.executePendingMigrations();
      return (await ranMigrations(dataSource)).filter((name) => !before.has(name));
    } catch (error) {
      if (attempt === tries || !isLockTimeout(error)) throw error;
      await pause(between);
    }
  }
}

/** Returns the names of the migrations that have run, in order; none in a database without a schema. */
export async function ranMigrations(database: Pick<DataSource, 'query'>): Promise<string[]> {
  const [{ exists }] = (await database.query(
    `select to_regclass('public.migrations') is not null as exists`,
  )) as [{ exists: boolean }];
  if (!exists) return [];
  const rows = (await database.query('select name from migrations order by id')) as { name: string }[];
  return rows.map(({ name }) => name);
}

/** Returns the SQL that would make the schema match the entities; empty if migrations and entities agree. */
export async function schemaDifference(dataSource: DataSource): Promise<string[]> {
  const difference = await dataSource.driver.createSchemaBuilder().log();
  return difference.upQueries.map((query) => query.query);
}
