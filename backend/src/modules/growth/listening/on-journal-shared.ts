import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** A journal answer that the coach may read brings points. */
@Injectable()
@OnEvent('journal.shared', 'growth.journal-shared')
export class OnJournalShared implements EventListener<'journal.shared'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  handle({ accountId, shareId }: EventMap['journal.shared'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'journal-shared', [shareId]);
  }
}
