import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound, unprocessable } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import type { ReportRequest } from '../../../platform/http/moderation.dto.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { ReportWeightsService } from '../../accounts/index.js';
import { CommentsQueries } from '../comments/comments.queries.js';
import { ReadersService } from '../people/readers.service.js';
import { PostsQueries } from '../posts/posts.queries.js';
import { ContributionStatesService } from './contribution-states.service.js';
import { type Contribution, columnOf, type ContributionType } from './contributions.sql.js';
import { Report } from './report.entity.js';

/**
 * Handles reports of posts and comments: one from each reader. When enough of them count, the content is hidden until
 * the coach decides.
 */
@Injectable()
export class ReportsService {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
    private readonly posts: PostsQueries,
    private readonly comments: CommentsQueries,
    private readonly states: ContributionStatesService,
    private readonly weights: ReportWeightsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async report(me: SignedIn, type: ContributionType, id: string, request: ReportRequest): Promise<void> {
    await this.mustSee(me, type, id);
    try {
      await this.database.transaction(async (tx) => {
        // locked, so that the last of several simultaneous reports counts them all
        const contribution = await this.states.find(tx, id);
        if (!contribution) throw notFound('Post');
        if (contribution.accountId === me.accountId)
          throw unprocessable('not_possible', 'This is yours. You can edit or delete it.');
        const { weight, hides } = await this.weights.weigh(tx, me.accountId, {
          authorId: contribution.accountId,
          keptAt: contribution.keptAt,
          countedReporterIds: await this.counted(tx, contribution),
        });
        await this.insert(tx, me, contribution, { ...request, weight });
        if (hides && contribution.state === 'published') await this.states.hide(tx, contribution, null);
      });
    } catch (error) {
      if (!brokenConstraint(error)?.endsWith('_once')) throw error;
      throw conflict('reported_already', 'You already reported this. Your coach will review it.');
    }
  }

  private async mustSee(me: SignedIn, type: ContributionType, id: string): Promise<void> {
    if (type === 'post') await this.posts.seen(me, await this.readers.of(me), id);
    else await this.comments.seen(me, await this.readers.of(me), id);
  }

  private async insert(
    tx: Tx,
    { accountId }: SignedIn,
    { type, id }: Contribution,
    { reason, note, weight }: ReportRequest & Pick<Report, 'weight'>,
  ): Promise<void> {
    const reportId = newId();
    await tx.insert(Report, {
      id: reportId,
      reporterId: accountId,
      reason,
      note,
      weight,
      createdAt: this.clock.now(),
      ...(type === 'post' ? { postId: id } : { commentId: id }),
    });
    await this.outbox.publish(tx, 'contribution.reported', { reportId, contributionId: id, by: accountId });
  }

  private async counted(tx: Tx, { type, id }: Contribution): Promise<string[]> {
    const rows = await tx.query<{ reporterId: string }>(
      `select reporter_id as "reporterId" from community_reports
       where ${columnOf[type]} = $1 and settled_at is null and weight = 'counts'`,
      [id],
    );
    return rows.map(({ reporterId }) => reporterId);
  }
}
