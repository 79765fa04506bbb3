import { Injectable } from '@nestjs/common';
import { Backlog } from '../../platform/jobs/backlog.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { ParkedJobs } from '../../platform/jobs/parked-jobs.js';
import { HeldWebhooksService } from '../webhooks/index.js';
import { SEND_MAIL } from './mail-post.service.js';
import { SEND_PUSH } from './push-post.service.js';

export interface CaughtUp {
  /** Emails held for the coach. */
  held: number;
  /** Kinds of jobs that failed: workers retry them, and their notifications are sent then. */
  failed: string[];
}

/**
 * Catches up with due jobs when an installation continues from an earlier moment, as after a restore. The lost
 * installation may already have notified people, so nothing is sent automatically (product rule 8.10).
 */
@Injectable()
export class CatchingUpService {
  constructor(
    private readonly backlog: Backlog,
    private readonly jobs: JobQueue,
    private readonly parked: ParkedJobs,
    private readonly webhooks: HeldWebhooksService,
  ) {}

  /** Runs all due jobs, holds each email and webhook for the coach, and sends no push message. No worker may run meanwhile. */
  async run(why: string): Promise<CaughtUp> {
    const failed = await this.backlog.workOff([SEND_MAIL.kind, SEND_PUSH.kind, this.webhooks.kind]);
    return { held: await this.hold(why), failed };
  }

  /** Holds the queued emails with this reason, and the webhooks, and drops the push messages. Returns the number of emails. */
  async hold(why: string): Promise<number> {
    await this.jobs.withdraw(SEND_PUSH.kind);
    await this.webhooks.hold();
    return this.parked.hold(SEND_MAIL.kind, why);
  }
}
