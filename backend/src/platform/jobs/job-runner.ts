import { Injectable } from '@nestjs/common';
import type { EventMap, EventName } from '../../events/index.js';
import { Clock, later, minutes, seconds } from '../../kernel/clock.js';
import { Database } from '../database/database.js';
import { Log } from '../telemetry/log.js';
import { backOff, MAX_ATTEMPTS } from './back-off.js';
import { Handlers } from './handlers.js';

/** How long a worker has a job to itself before another may take it; renewed while the work goes on. */
const LEASE = minutes(1);
export const EVENT_PREFIX = 'event:';

interface Claimed {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
}

/** Takes due jobs one at a time. Any number of runners in any number of processes share the table. */
@Injectable()
export class JobRunner {
  constructor(
    private readonly database: Database,
    private readonly handlers: Handlers,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Runs the next due job. False when nothing is due. A failing job is put back with a growing delay. */
  async runNext(): Promise<boolean> {
    const job = await this.claim();
    if (!job) return false;
    try {
      await (job.kind.startsWith(EVENT_PREFIX) ? this.deliver(job) : this.perform(job));
    } catch (error) {
      await this.putBack(job, error);
    }
    return true;
  }

  private async claim(): Promise<Claimed | undefined> {
    const now = this.clock.now();
    return this.database.one<Claimed>(
      `update jobs set attempts = attempts + 1, leased_until = $2
       where id = (
         select id from jobs
         where done_at is null and parked_at is null and run_at <= $1 and (leased_until is null or leased_until <= $1)
         order by run_at, id limit 1 for update skip locked
       )
       returning id, kind, payload, attempts`,
      [now, later(now, LEASE)],
    );
  }

  /** The listener's effect and the mark that it happened are one transaction: neither is lost, neither doubled. */
  private async deliver(job: Claimed): Promise<void> {
    const name = job.kind.slice(EVENT_PREFIX.length);
    const listener = this.handlers.listener(name);
    if (!listener) throw new Error(`nobody is called ${name}`);
    await this.database.transaction(async (tx) => {
      const [, marked] = (await tx.query('update jobs set done_at = $2 where id = $1 and done_at is null', [
        job.id,
        this.clock.now(),
      ])) as [unknown, number];
      if (marked === 1) await listener.handle(job.payload as unknown as EventMap[EventName], tx);
    });
  }

  private async perform(job: Claimed): Promise<void> {
    const handler = this.handlers.job(job.kind);
    if (!handler) throw new Error(`nobody handles jobs of kind ${job.kind}`);
    const heartbeat = setInterval(() => void this.renew(job.id), LEASE / 3);
    try {
      await handler.run(job.payload);
    } finally {
      clearInterval(heartbeat);
    }
    await this.database.query('update jobs set done_at = $2 where id = $1', [job.id, this.clock.now()]);
  }

  private async renew(id: string): Promise<void> {
    await this.database
      .query('update jobs set leased_until = $2 where id = $1', [id, later(this.clock.now(), LEASE)])
      .catch((error: unknown) => this.log.warn({ job: id, error }, 'lease not renewed'));
  }

  private async putBack(job: Claimed, error: unknown): Promise<void> {
    const now = this.clock.now();
    const parked = job.attempts >= MAX_ATTEMPTS;
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

/** How often an idle worker looks even if nobody rang. */
export const IDLE = seconds(2);
