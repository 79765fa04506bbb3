import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** A review that is gone brings nothing. */
@Injectable()
@OnEvent('review.removed', 'growth.review-removed')
export class OnReviewRemoved implements EventListener<'review.removed'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  handle({ accountId, productId }: EventMap['review.removed'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'review-written', [productId]);
  }
}
