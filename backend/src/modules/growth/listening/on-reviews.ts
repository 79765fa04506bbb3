import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

@Injectable()
export class OnReviews {
  constructor(private readonly ledger: GrowthLedgerService) {}

  /** Settles a review: a visible one brings points once, however often it is changed; a hidden or deleted one brings none. */
  @On('review.written', 'growth.review-written')
  @On('review.shown', 'growth.review-shown')
  @On('review.hidden', 'growth.review-hidden')
  @On('review.removed', 'growth.review-removed')
  settle({ accountId, productId }: EventMap['review.written'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'review-written', [productId]);
  }
}
