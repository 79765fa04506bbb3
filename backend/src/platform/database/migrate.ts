import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { seconds } from '../../kernel/clock.js';
import { isLockTimeout } from './postgres-errors.js';

/** One migration run at a time, however many servers start together. */
const LOCK = 7_236_801;

/** In milliseconds; a migration that waits for a lock makes everybody wait who wants the same table after it. */
const PATIENCE = { lock: seconds(2), between: seconds(1), tries: 60 };

/**
 * Brings the schema up to date, also while servers work: a migration that does not get its lock soon gives way, lets those pass who
 * wait behind it, and tries again. Returns the names of the migrations that ran.
 */
export async function migrate(dataSource: DataSource, patience = PATIENCE): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    await runner.query('select pg_advisory_lock($1)', [LOCK]);
    await runner.query(`set lock_timeout = ${patience.lock}`);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    const ran: string[] = [];
    for (let attempt = 1; ; attempt++) {
      try {
        // each migration is a transaction of its own, so a further try begins with the one that gave way
        for (const { name } of await executor.executePendingMigrations()) ran.push(name);
        return ran;
      } catch (error) {
        if (attempt === patience.tries || !isLockTimeout(error)) throw error;
        await pause(patience.between);
      }
    }
  } finally {
    await runner.query('reset lock_timeout').catch(() => undefined);
    await runner.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    await runner.release();
  }
}

/** SQL that would make the schema match the entities; empty when migrations and entities agree. */
export async function schemaDifference(dataSource: DataSource): Promise<string[]> {
  const difference = await dataSource.driver.createSchemaBuilder().log();
  return difference.upQueries.map((query) => query.query);
}
