import { Injectable } from '@nestjs/common';
import { minutes } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import { Every, type JobHandler, OnJob } from '../../platform/jobs/handlers.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AccountDeletions, TELL_AGAIN } from './account-deletion.service.js';

/** Erases the members whose seven days are over. */
@Injectable()
@Every(minutes(5), 'privacy.erase-due')
export class EraseDue implements JobHandler {
  constructor(private readonly deletions: AccountDeletions) {}

  async run(): Promise<void> {
    for (const accountId of await this.deletions.due()) await this.deletions.erase(accountId);
  }
}

/** Tells member.erased once more: a request that was on its way while she was erased may have written a row after it. */
@Injectable()
@OnJob(TELL_AGAIN)
export class TellAgain implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async run({ accountId }: { accountId?: unknown }): Promise<void> {
    if (typeof accountId !== 'string') throw new Error('nobody to tell of');
    await this.database.transaction((tx) => this.outbox.publish(tx, 'member.erased', { accountId }));
  }
}
