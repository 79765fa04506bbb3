import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** Awards points for learning in a product and for reviewing it; they count while the product is owned. */
@Injectable()
export class OnProducts {
  constructor(private readonly ledger: GrowthLedgerService) {}

  @On('order.paid', 'growth.order-paid')
  @On('order.refunded', 'growth.order-refunded')
  @On('gift.redeemed', 'growth.gift-redeemed')
  @On('product.granted', 'growth.product-granted')
  @On('product.taken-back', 'growth.product-taken-back')
  changed({ accountId }: { accountId: string }, tx: Tx): Promise<void> {
    return this.ledger.settleAgain(tx, accountId);
  }

  /** Handles a failed refund: the product is owned again. */
  @On('refund.failed', 'growth.refund-failed')
  async refundFailed({ accountId }: EventMap['refund.failed'], tx: Tx): Promise<void> {
    if (accountId) await this.ledger.settleAgain(tx, accountId);
  }

  /** Settles a review: a visible one earns points once, however often it is edited; a hidden or deleted one earns none. */
  @On('review.written', 'growth.review-written')
  @On('review.shown', 'growth.review-shown')
  @On('review.hidden', 'growth.review-hidden')
  @On('review.removed', 'growth.review-removed')
  review({ accountId, productId }: EventMap['review.written'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'review_written', [productId]);
  }
}
