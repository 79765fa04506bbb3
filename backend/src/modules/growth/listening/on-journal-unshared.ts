import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** What is private again brings nothing. */
@Injectable()
@OnEvent('journal.unshared', 'growth.journal-unshared')
export class OnJournalUnshared implements EventListener<'journal.unshared'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  handle({ accountId, shareId }: EventMap['journal.unshared'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'journal-shared', [shareId]);
  }
}
