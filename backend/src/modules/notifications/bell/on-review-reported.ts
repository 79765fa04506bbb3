import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Tells the coach that somebody has reported a review. */
@Injectable()
@OnEvent('review.reported', 'notifications.bell-review-reported')
export class OnReviewReported implements EventListener<'review.reported'> {
  constructor(private readonly bell: BellService) {}

  async handle({ reviewId, reportId, by, title }: EventMap['review.reported'], tx: Tx): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'review-reported',
      thing: reviewId,
      source: reportId,
      by,
      path: `/creator/reviews/${reviewId}/show`,
      facts: { title },
    });
  }
}
