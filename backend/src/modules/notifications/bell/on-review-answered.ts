import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { reviewPath } from '../review-path.js';

/** Tells a member that the coach has answered her review. */
@Injectable()
@OnEvent('review.answered', 'notifications.bell-review-answered')
export class OnReviewAnswered implements EventListener<'review.answered'> {
  constructor(private readonly bell: BellService) {}

  async handle(happened: EventMap['review.answered'], tx: Tx): Promise<void> {
    const { reviewId, accountId, productId, title } = happened;
    await this.bell.ring(tx, {
      kind: 'review-answered',
      accountId,
      thing: reviewId,
      source: newId(),
      path: reviewPath(productId),
      facts: { title },
    });
  }
}
