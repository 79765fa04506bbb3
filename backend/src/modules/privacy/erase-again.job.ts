import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Runs } from '../../platform/jobs/decorators.js';
import type { PayloadOf } from '../../platform/jobs/job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ERASE_AGAIN } from './account-deletion.service.js';

/** Publishes member.erased again, because a request that was running during the erasure may have written a row after it. */
@Injectable()
export class EraseAgainJob {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  @Runs(ERASE_AGAIN)
  async run({ accountId }: PayloadOf<typeof ERASE_AGAIN>): Promise<void> {
    await this.database.transaction((tx) => this.outbox.publish(tx, 'member.erased', { accountId }));
  }
}
