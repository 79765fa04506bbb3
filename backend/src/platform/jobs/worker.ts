import { Inject, Injectable } from '@nestjs/common';
import { Clock, seconds } from '../../kernel/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { ChannelListener } from '../database/channel-listener.js';
import { Database } from '../database/database.js';
import { Log } from '../telemetry/log.js';
import { Handlers } from './handlers.js';
import { roundOf } from './job.js';
import { JOBS_CHANNEL, JobQueue } from './job-queue.js';
import { JobRunner } from './job-runner.js';

/** Interval at which the worker looks for due jobs without a wake-up, because a delayed job may be due. */
const IDLE = seconds(2);

/**
 * Runs due jobs in the background, several at once up to a limit. One kind gets at most half: if the mail server hangs,
 * other kinds continue. A new job (NOTIFY) or a finished one wakes the worker. A stopped worker takes no more jobs and
 * waits for the running ones.
 */
@Injectable()
export class Worker {
  private readonly limit: number;
  /** Max simultaneous jobs of one kind. */
  private readonly share: number;
  private readonly running = new Map<Promise<void>, string>();
  private readonly notifications: ChannelListener;
  /** Latest period for which each recurring job was queued. */
  private readonly queued = new Map<string, number>();
  private loop: Promise<void> | undefined;
  private stopping = false;
  private mayHaveWork = false;
  private endRest: () => void = () => undefined;

  constructor(
    @Inject(CONFIG) { workerConcurrency }: Pick<Config, 'workerConcurrency'>,
    database: Database,
    private readonly runner: JobRunner,
    private readonly queue: JobQueue,
    private readonly handlers: Handlers,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.limit = workerConcurrency;
    this.share = Math.max(1, Math.floor(workerConcurrency / 2));
    this.notifications = new ChannelListener(database, JOBS_CHANNEL, { onNotice: () => this.wake() });
  }

  start(): void {
    this.stopping = false;
    this.loop ??= this.work();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.loop;
    this.loop = undefined;
    await Promise.all(this.running.keys());
    await this.notifications.close();
  }

  private async work(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.notifications.open();
        await this.queueRecurring();
        await this.takeJobs();
      } catch (error) {
        // The database is unreachable: the loop continues, and works again once it is back.
        this.log.warn({ error }, 'background work interrupted');
        await this.notifications.close();
      }
      if (!this.stopping) await this.rest();
    }
  }

  /** Starts due jobs until there are none left, or the limit is reached. */
  private async takeJobs(): Promise<void> {
    while (!this.stopping && this.running.size < this.limit) {
      const job = await this.runner.claim(this.kindsWithTheirShare());
      if (!job) return;
      const run = this.runner
        .run(job)
        .catch((error: unknown) =>
          this.log.warn({ job: job.id, error }, 'job not settled; its lease will end'),
        )
        .finally(() => {
          this.running.delete(run);
          this.wake();
        });
      this.running.set(run, job.kind);
    }
  }

  private kindsWithTheirShare(): string[] {
    const counts = new Map<string, number>();
    for (const kind of this.running.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return [...counts].flatMap(([kind, count]) => (count >= this.share ? [kind] : []));
  }

  /** Queues recurring work: one row per kind and period over all processes, by the dedupe key. */
  private async queueRecurring(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const { kind, everyMs } of this.handlers.recurring()) {
      const period = Math.floor(now / everyMs);
      if (this.queued.get(kind) === period) continue;
      await this.queue.addAlone({ job: roundOf(kind), payload: {}, dedupeKey: `${kind}:${period}` });
      this.queued.set(kind, period);
    }
  }

  /** Wakes the loop. A wake-up while the worker is busy is remembered, so that none is lost. */
  private wake(): void {
    this.mayHaveWork = true;
    this.endRest();
  }

  private async rest(): Promise<void> {
    if (!this.mayHaveWork) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, IDLE);
        this.endRest = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.mayHaveWork = false;
  }
}
