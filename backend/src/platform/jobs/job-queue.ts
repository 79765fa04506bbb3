import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { naming } from '../../kernel/naming.js';
import { Tracing } from '../telemetry/tracing.js';
import { Database, type Tx } from '../database/database.js';

/** The channel on which PostgreSQL notifies workers of a new job. */
export const JOBS_CHANNEL = 'jobs';

export interface NewJob {
  kind: string;
  payload?: Record<string, unknown>;
  /** Queued once per key, for ever: the second request with the same key changes nothing. */
  dedupeKey?: string;
  /** Not before this moment; default now. */
  runAt?: Date;
}

/** Where background work is handed in, together with the change that causes it. */
@Injectable()
export class JobQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tracing: Tracing,
  ) {}

  /** Queues a job in the caller's transaction: it exists exactly if the caller's change does. */
  async add(tx: Tx, job: NewJob): Promise<void> {
    const now = this.clock.now();
    await tx.query(
      `insert into jobs (id, kind, payload, dedupe_key, run_at, created_at, traceparent)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (dedupe_key) do nothing`,
      [
        newId(),
        job.kind,
        job.payload ?? {},
        job.dedupeKey ?? null,
        job.runAt ?? now,
        now,
        this.tracing.traceparent() ?? null,
      ],
    );
    await tx.query(`select pg_notify($1, '')`, [JOBS_CHANNEL]);
  }

  /** Deletes the parked jobs that name one of these ids or addresses: what they wait for is not to happen any more. */
  async forget(tx: Tx, words: readonly string[]): Promise<void> {
    await tx.query(
      `delete from jobs where parked_at is not null and exists (
         select 1 from unnest($1::text[]) named where concat(payload::text, ' ', last_error) ~ named
       )`,
      [words.map(naming)],
    );
  }

  /** Takes back all of a kind that is not done. */
  async withdraw(kind: string): Promise<void> {
    await this.database.query(
      `update jobs set done_at = $2, payload = '{}', last_error = null, parked_at = null where kind = $1 and done_at is null`,
      [kind, this.clock.now()],
    );
  }

  /** Queues a job that belongs to no other change. */
  async addAlone(job: NewJob): Promise<void> {
    await this.database.transaction((tx) => this.add(tx, job));
  }
}
