import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { reviewPath } from '../review-path.js';

/** Tells a member that others see her review now, unless it was withheld alone: what comes back is not new. */
@Injectable()
@OnEvent('review.shown', 'notifications.bell-review-shown')
export class OnReviewShown implements EventListener<'review.shown'> {
  constructor(private readonly bell: BellService) {}

  async handle(happened: EventMap['review.shown'], tx: Tx): Promise<void> {
    const { reviewId, accountId, productId, title, isBack = false } = happened;
    await this.bell.forget(tx, reviewId, ['review-hidden', 'review-held']);
    if (isBack) return;
    await this.bell.ring(tx, {
      kind: 'review-shown',
      accountId,
      thing: reviewId,
      source: newId(),
      path: reviewPath(productId),
      facts: { title },
    });
  }
}
