import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Handlers } from './handlers.js';
import { JobQueue } from './job-queue.js';
import { JobRunner } from './job-runner.js';

/** Work that has piled up while no worker ran, as before a restored installation opens. */
@Injectable()
export class Backlog {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly runner: JobRunner,
    private readonly handlers: Handlers,
  ) {}

  /**
   * Does all that is due, with one round of each recurring job, which reads `isBacklog` in its payload; jobs of the kinds `except` wait.
   * No worker may run beside it. Of a kind that fails the others are left to the workers. Returns those kinds.
   */
  async workOff(except: readonly string[]): Promise<string[]> {
    await this.endLeases();
    for (const { kind } of this.handlers.recurring())
      await this.queue.addAlone({ kind, payload: { isBacklog: true } });
    const failed = new Set<string>();
    for (;;) {
      const job = await this.runner.claim([...except, ...failed]);
      if (!job) return [...failed];
      await this.runner.run(job);
      if (!(await this.isDone(job.id))) failed.add(job.kind);
    }
  }

  /** Whoever had these jobs is not there any more. */
  private async endLeases(): Promise<void> {
    await this.database.query('update jobs set leased_until = null where done_at is null');
  }

  private async isDone(id: string): Promise<boolean> {
    const open = await this.database.one('select 1 from jobs where id = $1 and done_at is null', [id]);
    return open === undefined;
  }
}
