import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** A review brings points, once however often it is changed. */
@Injectable()
@OnEvent('review.written', 'growth.review-written')
export class OnReviewWritten implements EventListener<'review.written'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  handle({ accountId, productId }: EventMap['review.written'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'review-written', [productId]);
  }
}
