import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { naming } from '../../kernel/naming.js';
import { Tracing } from '../telemetry/tracing.js';
import { Database, type Tx } from '../database/database.js';
import { Every } from './decorators.js';
import type { Job } from './job.js';

/** Channel on which PostgreSQL notifies workers of a new job. */
export const JOBS_CHANNEL = 'jobs';

export interface NewJob<Payload> {
  job: Job<Payload>;
  payload: NoInfer<Payload>;
  /** Key under which a job is queued only once, ever: a second request with it changes nothing. */
  dedupeKey?: string;
  /** Earliest time to run; default now. */
  runAt?: Date;
}

/** Queues background work in the transaction of the change that causes it. */
@Injectable()
export class JobQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tracing: Tracing,
  ) {}

  /** Queues a job in the caller's transaction: it exists exactly if the caller's change does. */
  async add<Payload>(tx: Tx, job: NewJob<Payload>): Promise<void> {
    await this.addMany(tx, [job]);
  }

  /** Queues several jobs in one statement. */
  async addMany<Payload>(tx: Tx, added: readonly NewJob<Payload>[]): Promise<void> {
    const now = this.clock.now();
    await tx.query(
      `insert into jobs (id, kind, payload, dedupe_key, run_at, created_at, traceparent)
       select j.id, j.kind, j.payload, j.key, j.run_at, $6, $7
       from unnest($1::uuid[], $2::text[], $3::jsonb[], $4::text[], $5::timestamptz[]) as j (id, kind, payload, key, run_at)
       on conflict (dedupe_key) do nothing`,
      [
        added.map(() => newId()),
        added.map(({ job }) => job.kind),
        added.map(({ payload }) => JSON.stringify(payload)),
        added.map(({ dedupeKey = null }) => dedupeKey),
        added.map(({ runAt = now }) => runAt),
        now,
        this.tracing.traceparent() ?? null,
      ],
    );
    await tx.query(`select pg_notify($1, '')`, [JOBS_CHANNEL]);
  }

  /** Deletes the parked jobs that contain one of these ids or addresses, because their work must no longer happen. */
  async forget(tx: Tx, words: readonly string[]): Promise<void> {
    await tx.query(
      `delete from jobs where parked_at is not null and exists (
         select 1 from unnest($1::text[]) named where concat(payload::text, ' ', last_error) ~ named
       )`,
      [words.map(naming)],
    );
  }

  /** Deletes finished jobs after a week. Parked jobs stay until an operator handles them. */
  @Every(hours(6), 'jobs.sweep')
  async forgetDone(): Promise<void> {
    await this.database.query('delete from jobs where done_at < $1', [later(this.clock.now(), -days(7))]);
  }

  /** Withdraws all unfinished jobs of a kind. */
  async withdraw(kind: string): Promise<void> {
    await this.database.query(
      `update jobs set done_at = $2, payload = '{}', last_error = null, parked_at = null where kind = $1 and done_at is null`,
      [kind, this.clock.now()],
    );
  }

  /** Queues a job outside any other change. */
  async addAlone<Payload>(job: NewJob<Payload>): Promise<void> {
    await this.database.transaction((tx) => this.add(tx, job));
  }
}
