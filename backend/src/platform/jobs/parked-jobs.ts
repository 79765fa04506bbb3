import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../database/database.js';
import type { Job } from './job.js';
import { JOBS_CHANNEL } from './job-queue.js';

export interface ParkedJob {
  id: string;
  kind: string;
  attempts: number;
  parkedAt: Date;
  lastError: string;
  payload: Record<string, unknown>;
}

interface ParkedWork<Payload> {
  job: Job<Payload>;
  key: string;
  payload: NoInfer<Payload>;
  error: string;
}

const COLUMNS = `id, kind, attempts, parked_at as "parkedAt", last_error as "lastError", payload`;

/** Parked jobs, which a person may retry once the cause is fixed. */
@Injectable()
export class ParkedJobs {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Lists at most 100 parked jobs, the latest first. */
  list(): Promise<ParkedJob[]> {
    return this.database.query<ParkedJob>(
      `select ${COLUMNS} from jobs where parked_at is not null order by parked_at desc, id limit 100`,
    );
  }

  find(id: string): Promise<ParkedJob | undefined> {
    return this.database.one<ParkedJob>(
      `select ${COLUMNS} from jobs where parked_at is not null and id::text = $1`,
      [id],
    );
  }

  async count(kind: string): Promise<number> {
    const row = await this.database.one<{ count: number }>(
      'select count(*)::int as count from jobs where parked_at is not null and kind = $1',
      [kind],
    );
    return row?.count ?? 0;
  }

  /** Returns the last error of each parked job of a kind, by the job's key. */
  async errorsByKey(kind: string): Promise<Map<string, string>> {
    const rows = await this.database.query<{ key: string; error: string }>(
      `select dedupe_key as key, last_error as error from jobs
       where parked_at is not null and kind = $1 and dedupe_key is not null`,
      [kind],
    );
    return new Map(rows.map(({ key, error }) => [key, error]));
  }

  /** Returns which of these keys belong to parked jobs. */
  async keysAmong(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ key: string }>(
      'select dedupe_key as key from jobs where parked_at is not null and dedupe_key = any($1)',
      [keys],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /** Makes one parked job due again, or all of them, with the full number of attempts. Returns their number. */
  retry(id?: string): Promise<number> {
    return this.database.transaction((tx) => this.release(tx, 'id::text', id));
  }

  /** Parks all open jobs of a kind with the reason, as if they had failed too often. Returns their number. */
  async hold(kind: string, why: string): Promise<number> {
    const rows = await this.database.query(
      `update jobs set parked_at = $2, leased_until = null, last_error = $3
       where kind = $1 and done_at is null and parked_at is null returning id`,
      [kind, this.clock.now(), why],
    );
    return rows.length;
  }

  /** Retries all parked jobs of a kind except those with these keys. Returns their number. */
  retryKind(tx: Tx, kind: string, except: readonly string[]): Promise<number> {
    return this.release(tx, 'kind', kind, except);
  }

  /** Retries the parked job with this key. Returns whether there was one. */
  async retryKey(tx: Tx, key: string): Promise<boolean> {
    return (await this.release(tx, 'dedupe_key', key)) > 0;
  }

  /** Parks a job whose work turned out to be useless. */
  async park<Payload>(tx: Tx, { job, key, payload, error }: ParkedWork<Payload>): Promise<void> {
    await tx.query(
      `insert into jobs (id, kind, payload, dedupe_key, run_at, parked_at, last_error, created_at)
       values ($1, $2, $3, $4, $5, $5, $6, $5)
       on conflict (dedupe_key) do update set done_at = null, parked_at = $5, leased_until = null, payload = $3, last_error = $6`,
      [newId(), job.kind, payload, key, this.clock.now(), error],
    );
  }

  /** Closes all parked jobs of a kind without running them. Returns their keys. */
  async discardKind(tx: Tx, kind: string): Promise<string[]> {
    return this.discard(tx, 'kind', kind);
  }

  /** Closes the parked job with this key without running it. Returns whether there was one. */
  async discardKey(tx: Tx, key: string): Promise<boolean> {
    return (await this.discard(tx, 'dedupe_key', key)).length > 0;
  }

  private async discard(tx: Tx, column: 'kind' | 'dedupe_key', value: string): Promise<string[]> {
    const rows = await tx.query<{ key: string }>(
      `update jobs set parked_at = null, leased_until = null, done_at = $1, payload = '{}', last_error = null
       where parked_at is not null and dedupe_key is not null and ${column} = $2 returning dedupe_key as key`,
      [this.clock.now(), value],
    );
    return rows.map(({ key }) => key);
  }

  private async release(
    tx: Tx,
    column: 'id::text' | 'kind' | 'dedupe_key',
    value: string | undefined,
    except: readonly string[] = [],
  ): Promise<number> {
    const released = await tx.changed(
      `update jobs set parked_at = null, leased_until = null, attempts = 0, run_at = $1
       where parked_at is not null and ($2::text is null or ${column} = $2)
         and coalesce(dedupe_key, '') <> all($3::text[])`,
      [this.clock.now(), value ?? null, except],
    );
    await tx.query(`select pg_notify($1, '')`, [JOBS_CHANNEL]);
    return released;
  }
}
