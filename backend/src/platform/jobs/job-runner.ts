import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later, minutes, seconds } from '../../kernel/clock.js';
import { DomainError } from '../../kernel/errors.js';
import { Database } from '../database/database.js';
import { Log } from '../telemetry/log.js';
import { Tracing } from '../telemetry/tracing.js';
import { Handlers } from './handlers.js';
import { GivenUp, Postponed } from './job.js';

/** Failures after which a job is parked: it no longer runs, and blocks no others. */
export const MAX_ATTEMPTS = 12;

/** Milliseconds to wait after the n-th failure: 1 s, 2 s, 4 s … at most an hour. */
export const backOff = (attempts: number): number => Math.min(seconds(2 ** (attempts - 1)), hours(1));

/** Time that a job waits for an unavailable provider, such as the storage. After that, each try counts as a failure. */
const PATIENCE = days(1);

/**
 * Milliseconds until a job asks an unavailable provider again: as long as it has waited, between a second and a minute,
 * so that it finishes soon after the provider is back. `undefined`: it has waited long enough.
 */
export const waitForProvider = (waited: number): number | undefined =>
  waited > PATIENCE ? undefined : Math.min(Math.max(waited, seconds(1)), minutes(1));

/** Lease of a job, renewed while the work goes on. */
const LEASE = minutes(1);
export const EVENT_PREFIX = 'event:';

/** Empties the payload of a finished job, so that its row names nobody. */
const DONE = `done_at = $2, payload = '{}', last_error = null`;

/** A job leased by this process. */
export interface ClaimedJob {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
  queuedAt: Date;
  /** Trace of the work that queued the job. */
  traceparent: string | null;
}

/** Takes due jobs from the table and runs them. Any number of runners in any number of processes share it. */
@Injectable()
export class JobRunner {
  constructor(
    private readonly database: Database,
    private readonly handlers: Handlers,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly tracing: Tracing,
  ) {}

  /** Runs the next due job to its end. False if none is due. */
  async runNext(): Promise<boolean> {
    const job = await this.claim();
    if (job) await this.run(job);
    return job !== undefined;
  }

  /**
   * Runs a job. A failing one is put back with a growing delay. Rejects only if this cannot be written to the database.
   */
  run(job: ClaimedJob): Promise<void> {
    const attributes = { 'job.kind': job.kind, 'job.attempt': job.attempts };
    return this.tracing.inSpan(
      { name: `job ${job.kind}`, kind: 'consumer', attributes },
      () => this.attempt(job),
      job.traceparent,
    );
  }

  private async attempt(job: ClaimedJob): Promise<void> {
    try {
      await (job.kind.startsWith(EVENT_PREFIX) ? this.deliver(job) : this.perform(job));
    } catch (error) {
      const until = error instanceof Postponed ? error.until : this.waitUntil(job, error);
      await (until ? this.postpone(job, until) : this.putBack(job, error));
    }
  }

  /** Postpones the job while a provider is unavailable, which is no failure of the job (product rule 8.9). */
  private waitUntil({ id, kind, queuedAt }: ClaimedJob, error: unknown): Date | undefined {
    if (!(error instanceof DomainError && error.kind === 'unavailable')) return undefined;
    const now = this.clock.now();
    const wait = waitForProvider(now.getTime() - queuedAt.getTime());
    if (wait === undefined) return undefined;
    this.log.warn({ job: id, kind, error }, 'job waits for a provider that is away');
    return later(now, wait);
  }

  /** Claims the job that has been due longest, of all kinds but these. */
  async claim(except: readonly string[] = []): Promise<ClaimedJob | undefined> {
    const now = this.clock.now();
    return this.database.one<ClaimedJob>(
      `update jobs set attempts = attempts + 1, leased_until = $2
       where id = (
         select id from jobs
         where done_at is null and parked_at is null and run_at <= $1 and (leased_until is null or leased_until <= $1)
           and kind <> all($3::text[])
         order by run_at, id limit 1 for update skip locked
       )
       returning id, kind, payload, attempts, created_at as "queuedAt", traceparent`,
      [now, later(now, LEASE), except],
    );
  }

  /**
   * Delivers an event. The listener's effect and the mark that it happened are one transaction: neither is lost or
   * doubled.
   */
  private async deliver(job: ClaimedJob): Promise<void> {
    const name = job.kind.slice(EVENT_PREFIX.length);
    const listener = this.handlers.listener(name);
    if (!listener) throw new Error(`there is no listener called ${name}`);
    await this.database.transaction(async (tx) => {
      const marked = await tx.changed(`update jobs set ${DONE} where id = $1 and done_at is null`, [
        job.id,
        this.clock.now(),
      ]);
      if (marked === 1) await listener.handle(job.payload, tx);
    });
  }

  private async perform(job: ClaimedJob): Promise<void> {
    const handler = this.handlers.job(job.kind);
    if (!handler) throw new Error(`no class runs the job ${job.kind}`);
    const heartbeat = setInterval(() => void this.renew(job.id), LEASE / 3);
    try {
      await handler.run(job.payload);
    } finally {
      clearInterval(heartbeat);
    }
    await this.database.query(`update jobs set ${DONE} where id = $1`, [job.id, this.clock.now()]);
  }

  private async renew(id: string): Promise<void> {
    await this.database
      .query('update jobs set leased_until = $2 where id = $1', [id, later(this.clock.now(), LEASE)])
      .catch((error: unknown) => this.log.warn({ job: id, error }, 'lease not renewed'));
  }

  private async postpone({ id }: ClaimedJob, until: Date): Promise<void> {
    await this.database.query(
      'update jobs set leased_until = null, attempts = attempts - 1, run_at = $2 where id = $1',
      [id, until],
    );
  }

  private async putBack(job: ClaimedJob, error: unknown): Promise<void> {
    const now = this.clock.now();
    const parked = job.attempts >= MAX_ATTEMPTS || error instanceof GivenUp;
    this.tracing.failed(error);
    this.log[parked ? 'error' : 'warn'](
      { job: job.id, kind: job.kind, attempts: job.attempts, error },
      'job failed',
    );
    await this.database.query(
      `update jobs set leased_until = null, last_error = $2, run_at = $3, parked_at = $4 where id = $1`,
      [job.id, String(error).slice(0, 500), later(now, backOff(job.attempts)), parked ? now : null],
    );
  }
}
