import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type JobHandler, OnJob } from '../../platform/jobs/handlers.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ERASE_AGAIN } from './account-deletion.service.js';

/** Publishes member.erased once more: a request that was on its way during the erasure may have written a row after it. */
@Injectable()
@OnJob(ERASE_AGAIN)
export class EraseAgainJob implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async run({ accountId }: { accountId?: unknown }): Promise<void> {
    if (typeof accountId !== 'string') throw new Error('nobody to erase');
    await this.database.transaction((tx) => this.outbox.publish(tx, 'member.erased', { accountId }));
  }
}
