import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Tells the coach of a review that she has not read, and whether it waits for her. */
@Injectable()
@OnEvent('review.received', 'notifications.bell-review-received')
export class OnReviewReceived implements EventListener<'review.received'> {
  constructor(private readonly bell: BellService) {}

  async handle({ reviewId, accountId, title, waits }: EventMap['review.received'], tx: Tx): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: waits ? 'review-waiting' : 'review-written',
      thing: reviewId,
      source: newId(),
      by: accountId,
      path: `/creator/reviews/${reviewId}/show`,
      facts: { title },
    });
  }
}
