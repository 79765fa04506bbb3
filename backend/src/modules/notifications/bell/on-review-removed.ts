import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Withdraws all notifications about a review that its author has taken back. */
@Injectable()
@OnEvent('review.removed', 'notifications.bell-review-removed')
export class OnReviewRemoved implements EventListener<'review.removed'> {
  constructor(private readonly bell: BellService) {}

  async handle({ reviewId }: EventMap['review.removed'], tx: Tx): Promise<void> {
    if (reviewId === undefined) return;
    for (const subject of ['review', 'review-answer', 'review-case'] as const)
      await this.bell.gone(tx, subject, [reviewId]);
  }
}
