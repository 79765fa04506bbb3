import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DomainError, forbidden, notFound } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StandingQueries } from '../accounts/index.js';
import { AuditService } from '../audit/index.js';
import type { CoachReviewResponse } from './coach-reviews.dto.js';
import { CoachReviewsQueries } from './coach-reviews.queries.js';
import { Review } from './review.entity.js';
import { mayBeShown, reviewAuthor, reviewFacts } from './reviews.sql.js';

type Action = 'approved' | 'hidden' | 'restored' | 'answered' | 'answer_removed';
type Change = Partial<Pick<Review, 'state' | 'withheldState' | 'hiddenReason' | 'keptAt' | 'answer'>>;

/** A decision of the coach: actor, review, and the version that the coach has read. */
interface Decision {
  by: string;
  id: string;
  expectedVersion: number | undefined;
}

/** The coach's moderation of reviews. Each decision is audited; a decision about an outdated version is refused. */
@Injectable()
export class ReviewModerationService {
  constructor(
    private readonly standing: StandingQueries,
    private readonly database: Database,
    private readonly queries: CoachReviewsQueries,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Approves a pending review, restores a hidden one, and dismisses reports. */
  publish(decision: Decision): Promise<CoachReviewResponse> {
    return this.decide(decision, async (tx, review) => {
      if (!mayBeShown(await reviewAuthor(tx, review.accountId)))
        throw forbidden('consent_needed', 'No guardian currently allows this member’s account.');
      await this.settleReports(tx, review);
      await this.record(tx, decision, review, review.state === 'hidden' ? 'restored' : 'approved');
      // reports do not hide a restored review again, because the coach has decided to keep it
      const keptAt = review.state === 'waiting' ? review.keptAt : this.clock.now();
      if (review.state === 'published') return this.change(tx, review, { keptAt });
      await this.change(tx, review, { state: 'published', withheldState: null, hiddenReason: null, keptAt });
      await this.outbox.publish(tx, 'review.shown', await reviewFacts(tx, review.id));
    });
  }

  /** Hides a review; its author sees the reason. */
  hide(decision: Decision, reason: string): Promise<CoachReviewResponse> {
    return this.decide(decision, async (tx, review) => {
      await this.settleReports(tx, review);
      await this.change(tx, review, { state: 'hidden', withheldState: null, hiddenReason: reason });
      await this.record(tx, decision, review, 'hidden', reason);
      await this.outbox.publish(tx, 'review.hidden', {
        ...(await reviewFacts(tx, review.id)),
        reason,
        by: 'coach',
      });
    });
  }

  /** Writes or changes the public answer; null removes it. */
  answer(decision: Decision, answer: string | null): Promise<CoachReviewResponse> {
    return this.decide(decision, async (tx, review) => {
      if (review.answer === answer) return;
      if (answer !== null) await this.standing.mustActFor(tx, review.accountId);
      await this.change(tx, review, { answer });
      await this.record(tx, decision, review, answer === null ? 'answer_removed' : 'answered');
      if (review.answer === null)
        await this.outbox.publish(tx, 'review.answered', await reviewFacts(tx, review.id));
      if (answer === null)
        await this.outbox.publish(tx, 'subject.gone', { subject: 'review-answer', ids: [review.id] });
    });
  }

  private decide({ id, expectedVersion }: Decision, work: (tx: Tx, review: Review) => Promise<void>) {
    return this.database.transaction(async (tx) => {
      const review = await tx.findOne(Review, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!review) throw notFound('Review');
      if (expectedVersion !== undefined && expectedVersion !== review.version)
        throw new DomainError(
          'stale_edit',
          'This review has changed since you read it. Reload to see the latest version.',
          {
            current: await this.queries.oneIn(tx, id),
          },
        );
      await work(tx, review);
      return this.queries.oneIn(tx, id);
    });
  }

  private async change(tx: Tx, { id, version }: Review, change: Change): Promise<void> {
    await tx.update(Review, { id }, { ...change, version: version + 1 });
  }

  private async settleReports(tx: Tx, { id }: Review): Promise<void> {
    await this.outbox.publish(tx, 'subject.gone', { subject: 'review-case', ids: [id] });
    await tx.query('update review_reports set settled_at = $2 where review_id = $1 and settled_at is null', [
      id,
      this.clock.now(),
    ]);
  }

  private record(
    tx: Tx,
    { by }: Decision,
    { id, accountId }: Review,
    action: Action,
    reason: string | null = null,
  ): Promise<void> {
    return this.audit.record(tx, {
      by,
      action: `review.${action}`,
      memberId: accountId,
      reason,
      subject: { type: 'review', id },
    });
  }
}
