import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { reviewPath } from '../review-path.js';

/** Tells a member that the coach has hidden her review, and why. Nothing else that was told of it stays. */
@Injectable()
@OnEvent('review.hidden', 'notifications.bell-review-hidden')
export class OnReviewHidden implements EventListener<'review.hidden'> {
  constructor(private readonly bell: BellService) {}

  async handle(happened: EventMap['review.hidden'], tx: Tx): Promise<void> {
    const { reviewId, accountId, productId, title, reason } = happened;
    await this.bell.gone(tx, 'review', [reviewId]);
    await this.bell.gone(tx, 'review-answer', [reviewId]);
    // without a reason it was no decision of the coach's, and its author cannot sign in
    if (reason === null) return;
    await this.bell.ring(tx, {
      kind: 'review-hidden',
      accountId,
      thing: reviewId,
      source: newId(),
      path: reviewPath(productId),
      facts: { title, reason },
    });
  }
}
