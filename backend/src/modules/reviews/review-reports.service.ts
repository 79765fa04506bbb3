import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { conflict, notFound, unprocessable } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { brokenConstraint } from '../../platform/database/postgres-errors.js';
import type { ReportRequest } from '../../platform/http/moderation.dto.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { EnrollmentsService } from '../enrollments/index.js';
import { reviewFacts } from './review-facts.sql.js';
import { ReviewReport } from './review-report.entity.js';

interface Reported {
  accountId: string;
  productId: string;
  isInShop: boolean;
}

/** Reports of reviews: one from each member who can read them. */
@Injectable()
export class ReviewReportsService {
  constructor(
    private readonly database: Database,
    private readonly enrollments: EnrollmentsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async report(by: string, reviewId: string, { reason, note }: ReportRequest): Promise<void> {
    const reported = await this.database.one<Reported>(
      `select r.account_id as "accountId", r.product_id as "productId", p.status = 'published' as "isInShop"
       from reviews r join product_facts p on p.id = r.product_id where r.id = $1 and r.state = 'published'`,
      [reviewId],
    );
    if (!reported) throw notFound('Review');
    const { accountId, productId, isInShop } = reported;
    if (!isInShop && !(await this.enrollments.find(by, productId))) throw notFound('Review');
    if (accountId === by)
      throw unprocessable('not_possible', 'This is your own review. You can change or delete it.');
    try {
      await this.database.transaction(async (tx) => {
        const reportId = newId();
        await tx.insert(ReviewReport, {
          id: reportId,
          reviewId,
          reporterId: by,
          reason,
          note,
          createdAt: this.clock.now(),
        });
        await this.outbox.publish(tx, 'review.reported', {
          ...(await reviewFacts(tx, reviewId)),
          reportId,
          by,
        });
      });
    } catch (error) {
      const broken = brokenConstraint(error);
      if (broken === 'review_reports_review_fk') throw notFound('Review');
      if (broken !== 'review_reports_once') throw error;
      throw conflict('reported_already', 'You have reported this already. The coach will look at it.');
    }
  }
}
