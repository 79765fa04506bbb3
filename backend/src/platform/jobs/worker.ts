import { Injectable } from '@nestjs/common';
import type { Client } from 'pg';
import pg from 'pg';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../database/database.js';
import { Log } from '../telemetry/log.js';
import { Handlers } from './handlers.js';
import { JobQueue } from './job-queue.js';
import { IDLE, JobRunner } from './job-runner.js';

/** The background loop: rings in at once on NOTIFY, looks by itself every two seconds, stops between two jobs. */
@Injectable()
export class Worker {
  private running: Promise<void> | undefined;
  private stopping = false;
  private wake: () => void = () => undefined;
  private ear: Client | undefined;

  constructor(
    private readonly database: Database,
    private readonly runner: JobRunner,
    private readonly queue: JobQueue,
    private readonly handlers: Handlers,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  start(): void {
    this.stopping = false;
    this.running ??= this.loop();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.running;
    this.running = undefined;
    await this.ear?.end().catch(() => undefined);
    this.ear = undefined;
  }

  private async loop(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.listen();
        await this.queueRecurring();
        while (!this.stopping && (await this.runner.runNext()));
      } catch (error) {
        // The database is away: the loop goes on looking and is well again when it is.
        this.log.warn({ error }, 'background work interrupted');
        await this.ear?.end().catch(() => undefined);
        this.ear = undefined;
      }
      if (!this.stopping) await this.rest();
    }
  }

  /** One row per kind and period over all processes, by the dedupe key. */
  private async queueRecurring(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const { kind, everyMs } of this.handlers.recurring()) {
      const period = Math.floor(now / everyMs);
      if (this.queued.get(kind) === period) continue;
      await this.queue.addAlone({ kind, dedupeKey: `${kind}:${period}` });
      this.queued.set(kind, period);
    }
  }
  private readonly queued = new Map<string, number>();

  private async listen(): Promise<void> {
    if (this.ear) return;
    const ear = new pg.Client(this.database.pool.options);
    ear.on('notification', () => this.wake());
    ear.on('error', () => {
      this.ear = undefined;
    });
    await ear.connect();
    await ear.query('listen jobs');
    this.ear = ear;
  }

  private rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, IDLE);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
