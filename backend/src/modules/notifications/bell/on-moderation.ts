import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { contributionPath } from '../contribution-path.js';

/** Tells the coach what to look at, and authors what was decided. */
@Injectable()
export class OnModeration {
  constructor(private readonly bell: BellService) {}

  /** Tells the coach that something waits for her look before others see it. */
  @On('contribution.waiting', 'notifications.bell-contribution-waiting')
  async contributionWaiting({ contributionId, by }: EventMap['contribution.waiting'], tx: Tx): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'contribution-waiting',
      thing: contributionId,
      source: newId(),
      by,
      path: `/creator/community/${contributionId}/show`,
    });
  }

  /** Tells the coach that somebody has reported a post or a comment. */
  @On('contribution.reported', 'notifications.bell-contribution-reported')
  async contributionReported(
    { contributionId, reportId, by }: EventMap['contribution.reported'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'contribution-reported',
      thing: contributionId,
      source: reportId,
      by,
      path: `/creator/community/${contributionId}/show`,
    });
  }

  /** Tells a member that her post or comment is hidden; there she reads why, or that the coach has not decided yet. */
  @On('contribution.hidden', 'notifications.bell-contribution-hidden')
  async contributionHidden(
    { contributionId, postId, accountId }: EventMap['contribution.hidden'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.ring(tx, {
      kind: 'contribution-hidden',
      accountId,
      thing: contributionId,
      source: newId(),
      path: contributionPath(postId, contributionId === postId ? null : contributionId),
    });
  }

  /** Tells the coach that somebody has reported a message. */
  @On('message.reported', 'notifications.bell-message-reported')
  async messageReported({ reportId, messageId, by }: EventMap['message.reported'], tx: Tx): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'message-reported',
      thing: messageId,
      source: reportId,
      by,
      path: `/creator/message-reports/${reportId}/show`,
    });
  }
}
