import { Injectable } from '@nestjs/common';
import type { ReviewHappened } from '../../events/index.js';
import { Clock } from '../../kernel/clock.js';
import { conflict, notFound, unprocessable } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { brokenConstraint } from '../../platform/database/postgres-errors.js';
import type { ReportRequest } from '../../platform/http/moderation.dto.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ReportWeightsService } from '../accounts/index.js';
import { EnrollmentsService } from '../enrollments/index.js';
import { Review } from './review.entity.js';
import { reviewFacts } from './reviews.sql.js';
import { ReviewReport } from './review-report.entity.js';

/** Reports of reviews, one from each member who can read them. Enough counted reports hide a review until the coach decides. */
@Injectable()
export class ReviewReportsService {
  constructor(
    private readonly database: Database,
    private readonly enrollments: EnrollmentsService,
    private readonly weights: ReportWeightsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async report(by: string, reviewId: string, { reason, note }: ReportRequest): Promise<void> {
    const reported = await this.database.one<{ accountId: string; productId: string; isInShop: boolean }>(
      `select r.account_id as "accountId", r.product_id as "productId", p.status = 'published' as "isInShop"
       from reviews r join product_facts p on p.id = r.product_id where r.id = $1 and r.state = 'published'`,
      [reviewId],
    );
    if (!reported) throw notFound('Review');
    const { accountId, productId, isInShop } = reported;
    if (!isInShop && !(await this.enrollments.find(by, productId))) throw notFound('Review');
    if (accountId === by)
      throw unprocessable('not_possible', 'This is your own review. You can edit or delete it.');
    try {
      await this.database.transaction(async (tx) => {
        // locked, so that the last of several simultaneous reports counts them all
        const review = await tx.findOne(Review, {
          where: { id: reviewId },
          lock: { mode: 'pessimistic_write' },
        });
        if (!review) throw notFound('Review');
        const { weight, hides } = await this.weights.weigh(tx, by, {
          authorId: review.accountId,
          keptAt: review.keptAt,
          countedReporterIds: await this.counted(tx, reviewId),
        });
        const reportId = newId();
        await tx.insert(ReviewReport, {
          id: reportId,
          reviewId,
          reporterId: by,
          reason,
          note,
          weight,
          createdAt: this.clock.now(),
        });
        const facts = await reviewFacts(tx, reviewId);
        await this.outbox.publish(tx, 'review.reported', { ...facts, reportId, by });
        if (hides && review.state === 'published') await this.hide(tx, review, facts);
      });
    } catch (error) {
      if (brokenConstraint(error) !== 'review_reports_once') throw error;
      throw conflict('reported_already', 'You already reported this. Your coach will review it.');
    }
  }

  private async hide(tx: Tx, { id, version }: Review, facts: ReviewHappened): Promise<void> {
    await tx.update(Review, { id }, { state: 'hidden', version: version + 1 });
    await this.outbox.publish(tx, 'review.hidden', { ...facts, reason: null, by: 'reports' });
  }

  private async counted(tx: Tx, reviewId: string): Promise<string[]> {
    const rows = await tx.query<{ reporterId: string }>(
      `select reporter_id as "reporterId" from review_reports
       where review_id = $1 and settled_at is null and weight = 'counts'`,
      [reviewId],
    );
    return rows.map(({ reporterId }) => reporterId);
  }
}
