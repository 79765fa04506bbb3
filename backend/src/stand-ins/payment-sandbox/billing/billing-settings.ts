import type { Pool, PoolClient } from 'pg';

type Database = Pick<Pool | PoolClient, 'query'>;

/** Status of a subscription whose last retry has failed. */
export type AfterRetries = 'canceled' | 'unpaid';

interface BillingSettings {
  /** Seconds that the sandbox's billing is ahead of the real time. */
  ahead: number;
  afterRetries: AfterRetries;
}

export async function readBillingSettings(database: Database): Promise<BillingSettings> {
  const { rows } = await database.query<BillingSettings>(
    `select seconds_ahead::float8 as ahead, after_retries as "afterRetries" from payment_sandbox.settings`,
  );
  const [settings] = rows;
  if (!settings) throw new Error('The settings row is made with its table');
  return settings;
}

export const readAhead = async (database: Database): Promise<number> =>
  (await readBillingSettings(database)).ahead;

export async function moveAhead(database: Database, seconds: number): Promise<void> {
  await database.query('update payment_sandbox.settings set seconds_ahead = seconds_ahead + $1', [seconds]);
}

export async function saveAfterRetries(database: Database, status: AfterRetries): Promise<void> {
  await database.query('update payment_sandbox.settings set after_retries = $1', [status]);
}
