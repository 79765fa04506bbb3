import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** A hidden review brings nothing. */
@Injectable()
@OnEvent('review.hidden', 'growth.review-hidden')
export class OnReviewHidden implements EventListener<'review.hidden'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  handle({ accountId, productId }: EventMap['review.hidden'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'review-written', [productId]);
  }
}
