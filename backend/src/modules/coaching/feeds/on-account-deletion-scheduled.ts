import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CalendarFeed } from './calendar-feed.entity.js';

/** Nothing of somebody who is leaving is handed out while the deletion waits. */
@Injectable()
@OnEvent('account.deletion-scheduled', 'coaching.end-calendar-feed-of-leaver')
export class OnAccountDeletionScheduled implements EventListener<'account.deletion-scheduled'> {
  async handle({ accountId }: EventMap['account.deletion-scheduled'], tx: Tx): Promise<void> {
    await tx.delete(CalendarFeed, { accountId });
  }
}
