import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { forbidden, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { StandingQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { CommunityPost } from '../posts/community-post.entity.js';
import { LivePostsService } from '../posts/live-posts.service.js';
import { ContributionStatesService } from './contribution-states.service.js';
import type { Contribution } from './contributions.sql.js';

type Action = 'approved' | 'hidden' | 'restored' | 'removed' | 'pinned' | 'unpinned';

/** Carries out the coach's decisions on posts and comments. Each settles the reports and is audited. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly database: Database,
    private readonly states: ContributionStatesService,
    private readonly live: LivePostsService,
    private readonly standing: StandingQueries,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Publishes a pending or hidden text, or decides to keep a reported one. */
  async publish(by: string, id: string): Promise<void> {
    await this.decide(id, async (tx, contribution) => {
      await this.mustBeReadable(tx, contribution);
      await this.states.publish(tx, contribution);
      await this.record(tx, by, contribution, contribution.state === 'hidden' ? 'restored' : 'approved');
    });
  }

  async hide(by: string, id: string, reason: string): Promise<void> {
    await this.decide(id, async (tx, contribution) => {
      await this.states.hide(tx, contribution, reason);
      await this.record(tx, by, contribution, 'hidden', reason);
    });
  }

  async remove(by: string, id: string, reason: string): Promise<void> {
    await this.decide(id, async (tx, contribution) => {
      await this.states.remove(tx, contribution);
      await this.record(tx, by, contribution, 'removed', reason);
    });
  }

  async pin(by: string, postId: string, isPinned: boolean): Promise<void> {
    await this.database.transaction(async (tx) => {
      const post = await this.states.find(tx, postId);
      if (post?.type !== 'post') throw notFound('Post');
      if (isPinned) await this.mustBeReadable(tx, post);
      await tx.update(CommunityPost, { id: postId }, { pinnedAt: isPinned ? this.clock.now() : null });
      await this.record(tx, by, post, isPinned ? 'pinned' : 'unpinned');
      await this.live.changed(tx, postId);
    });
  }

  /** Refuses a minor's text while no guardian consents to the community. */
  private async mustBeReadable(tx: Tx, { accountId }: Contribution): Promise<void> {
    if (!(await this.standing.allows('be-read-in-community', accountId, tx)))
      throw forbidden('consent_needed', 'No guardian currently allows the community for this member.');
  }

  private async decide(id: string, work: (tx: Tx, contribution: Contribution) => Promise<void>) {
    await this.database.transaction(async (tx) => {
      const contribution = await this.states.find(tx, id);
      if (!contribution) throw notFound('Post');
      await this.states.settle(tx, contribution);
      await work(tx, contribution);
    });
  }

  private record(
    tx: Tx,
    by: string,
    { id, type, accountId }: Contribution,
    action: Action,
    reason: string | null = null,
  ): Promise<void> {
    return this.audit.record(tx, {
      by,
      action: `community.${action}`,
      memberId: accountId,
      reason,
      subject: { type: `community_${type}`, id },
    });
  }
}
