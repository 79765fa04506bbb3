import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';

/** Path of the reviews of a product, with the member's own on top. */
const reviewPath = (productId: string): string => `/product/${productId}#reviews`;

/** Notifies the coach of reviews, and authors of decisions about theirs. */
@Injectable()
export class OnReviews {
  constructor(private readonly bell: BellService) {}

  /** Notifies the coach of an unread review, and says if it needs approval. */
  @On('review.received', 'notifications.bell-review-received')
  async reviewReceived(
    { reviewId, accountId, title, waits }: EventMap['review.received'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: waits ? 'review_waiting' : 'review_written',
      thing: reviewId,
      by: accountId,
      path: `/creator/reviews/${reviewId}/show`,
      facts: { title },
    });
  }

  @On('review.reported', 'notifications.bell-review-reported')
  async reviewReported(
    { reviewId, reportId, by, title }: EventMap['review.reported'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'review_reported',
      thing: reviewId,
      source: reportId,
      by,
      path: `/creator/reviews/${reviewId}/show`,
      facts: { title },
    });
  }

  /** Notifies an author whose review is now visible, unless it was only withheld and had been visible before. */
  @On('review.shown', 'notifications.bell-review-shown')
  async reviewShown(happened: EventMap['review.shown'], tx: Tx): Promise<void> {
    const { reviewId, accountId, productId, title, isBack = false } = happened;
    await this.bell.forget(tx, reviewId, ['review_hidden', 'review_held']);
    if (isBack) return;
    await this.bell.ring(tx, {
      kind: 'review_shown',
      accountId,
      thing: reviewId,
      path: reviewPath(productId),
      facts: { title },
      titleOf: { of: 'product', ids: [productId] },
    });
  }

  /** Notifies an author whose review was hidden by the coach or by reports, and withdraws other notifications about it. */
  @On('review.hidden', 'notifications.bell-review-hidden')
  async reviewHidden(happened: EventMap['review.hidden'], tx: Tx): Promise<void> {
    const { reviewId, accountId, productId, title, reason, by } = happened;
    await this.bell.gone(tx, 'review', [reviewId]);
    await this.bell.gone(tx, 'review-answer', [reviewId]);
    // hidden by reports: the coach has not decided yet
    if (by !== 'reports') await this.bell.gone(tx, 'review-case', [reviewId]);
    // withheld: a guardian's consent has ended, so the author cannot sign in
    if (reason === null && by !== 'reports') return;
    await this.bell.ring(tx, {
      kind: reason === null ? 'review_held' : 'review_hidden',
      accountId,
      thing: reviewId,
      path: reviewPath(productId),
      facts: { title, ...(reason !== null && { reason }) },
      titleOf: { of: 'product', ids: [productId] },
    });
  }

  @On('review.answered', 'notifications.bell-review-answered')
  async reviewAnswered(happened: EventMap['review.answered'], tx: Tx): Promise<void> {
    const { reviewId, accountId, productId, title } = happened;
    await this.bell.ring(tx, {
      kind: 'review_answered',
      accountId,
      thing: reviewId,
      path: reviewPath(productId),
      facts: { title },
      titleOf: { of: 'product', ids: [productId] },
    });
  }

  /** Withdraws all notifications about a review that its author has taken back. */
  @On('review.removed', 'notifications.bell-review-removed')
  async reviewRemoved({ reviewId }: EventMap['review.removed'], tx: Tx): Promise<void> {
    if (reviewId === undefined) return;
    for (const subject of ['review', 'review-answer', 'review-case'] as const)
      await this.bell.gone(tx, subject, [reviewId]);
  }
}
