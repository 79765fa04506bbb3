import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Log } from '../telemetry/log.js';
import { Handlers } from './handlers.js';
import { JobRunner } from './job-runner.js';

/** Works off jobs that piled up while no worker ran, for example before a restored installation opens. */
@Injectable()
export class Backlog {
  constructor(
    private readonly database: Database,
    private readonly runner: JobRunner,
    private readonly handlers: Handlers,
    private readonly log: Log,
  ) {}

  /**
   * Runs everything due, with one round of each recurring job, which reads `isBacklog` in its payload; kinds in
   * `except` wait. No worker may run at the same time. If a job fails, the rest of its kind is left to the workers.
   * Returns those kinds.
   */
  async workOff(except: readonly string[]): Promise<string[]> {
    const failed = new Set<string>();
    await this.endLeases();
    await this.workThroughQueue(except, failed);
    for (const { kind } of this.handlers.recurring())
      if (!failed.has(kind) && !(await this.doRound(kind))) failed.add(kind);
    await this.workThroughQueue(except, failed);
    return [...failed];
  }

  private async workThroughQueue(except: readonly string[], failed: Set<string>): Promise<void> {
    for (;;) {
      const job = await this.runner.claim([...except, ...failed]);
      if (!job) return;
      await this.runner.run(job);
      if (!(await this.isDone(job.id))) failed.add(job.kind);
    }
  }

  /**
   * Runs a round of recurring work without a row in the queue, which a worker could take later and notify everyone.
   * False if it fails.
   */
  private async doRound(kind: string): Promise<boolean> {
    try {
      await this.handlers.job(kind)?.run({ isBacklog: true });
      return true;
    } catch (error) {
      this.log.warn({ kind, error }, 'recurring work failed while catching up');
      return false;
    }
  }

  /** Ends all leases, because their workers are gone. */
  private async endLeases(): Promise<void> {
    await this.database.query('update jobs set leased_until = null where done_at is null');
  }

  private async isDone(id: string): Promise<boolean> {
    const open = await this.database.one('select 1 from jobs where id = $1 and done_at is null', [id]);
    return open === undefined;
  }
}
