import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { SEND_WEBHOOK } from './webhook-outbox.service.js';

/** Prevents a restored installation from sending what the lost one may have sent already. */
@Injectable()
export class HeldWebhooksService {
  /** Kind of the job that sends. */
  readonly kind = SEND_WEBHOOK.kind;

  constructor(
    private readonly database: Database,
    private readonly jobs: JobQueue,
  ) {}

  /** Gives up on pending deliveries: the coach sends them again from the log, with the same ids. */
  async hold(): Promise<void> {
    await this.jobs.withdraw(this.kind);
    await this.database.query(
      `update webhook_deliveries set state = 'failed', next_try_at = null, claimed_until = null where state = 'pending'`,
    );
  }
}
