import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Tracing } from '../telemetry/tracing.js';
import { KeyedMutex } from './keyed-mutex.js';
import { isWorthRetrying } from './postgres-errors.js';
import { statementWork, TypeormStatements } from './statement-work.js';
import { asTx, type Tx } from './tx.js';

export type { Tx };

const ATTEMPTS = 3;

/** A key for data that only one transaction at a time may change. */
export type ExclusiveKey = 'courses' | 'coupons' | 'coaching' | 'community-events';

/**
 * The two ways to the database. Lists and hot paths: `query`/`one`, SQL straight to the answer as a prepared
 * statement on the driver's own pool. Writes: `transaction`, with repositories or SQL on the Tx.
 */
@Injectable()
export class Database {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly dataSource: DataSource,
    private readonly tracing: Tracing = new Tracing(),
  ) {
    if (tracing.isOn) dataSource.subscribers.push(new TypeormStatements(tracing));
  }

  /** Rows of one SQL statement, outside any transaction. */
  async query<Row extends QueryResultRow>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const statement = { name: statementName(sql), text: sql, values: [...parameters] };
    const ask = () => this.pool.query<Row>(statement);
    const { rows } = await (this.tracing.isOn ? this.tracing.inSpan(statementWork(sql), ask) : ask());
    return rows;
  }

  /** The first row, or undefined. */
  async one<Row extends QueryResultRow>(
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<Row | undefined> {
    return (await this.query<Row>(sql, parameters))[0];
  }

  /**
   * Runs `work` in one transaction; all of it happens or none. Serialization failures and deadlocks are tried
   * again, so `work` does nothing outside the database: no email, no payment call, no file.
   */
  async transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.dataSource.transaction((manager) => work(asTx(manager)));
      } catch (error) {
        if (attempt === ATTEMPTS || !isWorthRetrying(error)) throw error;
      }
    }
  }

  /**
   * A transaction that takes a lock which many want at once. Those of this process wait for one another here, before
   * they take a connection: fifty that wait at the lock itself would leave no connection for other requests, and the
   * last of them would be refused by the lock's time limit. Between processes the lock itself still decides.
   * Never call it within another exclusive transaction: it would wait for itself.
   */
  exclusiveTransaction<Result>(key: ExclusiveKey, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.mutex.runExclusive(key, () => this.transaction(work));
  }

  /** The driver's own pool, for LISTEN and for the parts of the platform that keep tables of their own. */
  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }
}

/** PostgreSQL plans a named statement once per connection; the name is a hash of its text. */
const names = new Map<string, string>();
function statementName(sql: string): string {
  let name = names.get(sql);
  if (!name) names.set(sql, (name = createHash('sha1').update(sql).digest('base64url')));
  return name;
}
