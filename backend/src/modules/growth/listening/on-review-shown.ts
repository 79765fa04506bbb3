import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** A review that the coach has approved, or shows again, brings points. */
@Injectable()
@OnEvent('review.shown', 'growth.review-shown')
export class OnReviewShown implements EventListener<'review.shown'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  handle({ accountId, productId }: EventMap['review.shown'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'review-written', [productId]);
  }
}
