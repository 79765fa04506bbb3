import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { CalendarFeed } from './calendar-feed.entity.js';

/** Ends the private calendar address: someone with the old password may know it, and former members share nothing. */
@Injectable()
export class OnAccountChanges {
  @On('password.changed', 'coaching.end-calendar-feed')
  @On('account.deletion-scheduled', 'coaching.end-calendar-feed-of-leaver')
  async endFeed({ accountId }: { accountId: string }, tx: Tx): Promise<void> {
    await tx.delete(CalendarFeed, { accountId });
  }
}
