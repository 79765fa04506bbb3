import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { reviewPath } from '../review-path.js';

/** Tells a member that her review is hidden: by the coach, and why, or by reports until the coach has decided. Nothing else that was told of it stays. */
@Injectable()
@OnEvent('review.hidden', 'notifications.bell-review-hidden')
export class OnReviewHidden implements EventListener<'review.hidden'> {
  constructor(private readonly bell: BellService) {}

  async handle(happened: EventMap['review.hidden'], tx: Tx): Promise<void> {
    const { reviewId, accountId, productId, title, reason, by } = happened;
    await this.bell.gone(tx, 'review', [reviewId]);
    await this.bell.gone(tx, 'review-answer', [reviewId]);
    // the coach has not decided yet about what reports hide
    if (by !== 'reports') await this.bell.gone(tx, 'review-case', [reviewId]);
    // what a guardian agreed to has ended: the author cannot sign in
    if (reason === null && by !== 'reports') return;
    await this.bell.ring(tx, {
      kind: reason === null ? 'review-held' : 'review-hidden',
      accountId,
      thing: reviewId,
      source: newId(),
      path: reviewPath(productId),
      facts: { title, ...(reason !== null && { reason }) },
    });
  }
}
