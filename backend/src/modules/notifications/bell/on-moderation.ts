import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { contributionPath } from '../kinds/paths.js';

/** Notifies the coach of content to review, and authors of decisions. */
@Injectable()
export class OnModeration {
  constructor(private readonly bell: BellService) {}

  /** Notifies the coach of content that needs approval before others see it. */
  @On('contribution.waiting', 'notifications.bell-contribution-waiting')
  async contributionWaiting({ contributionId, by }: EventMap['contribution.waiting'], tx: Tx): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'contribution_waiting',
      thing: contributionId,
      by,
      path: `/creator/community/${contributionId}/show`,
    });
  }

  /** Notifies the coach of a reported post or comment. */
  @On('contribution.reported', 'notifications.bell-contribution-reported')
  async contributionReported(
    { contributionId, reportId, by }: EventMap['contribution.reported'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'contribution_reported',
      thing: contributionId,
      source: reportId,
      by,
      path: `/creator/community/${contributionId}/show`,
    });
  }

  /**
   * Notifies a member whose post or comment was hidden; the page gives the reason, or says that the coach has not
   * decided yet.
   */
  @On('contribution.hidden', 'notifications.bell-contribution-hidden')
  async contributionHidden(
    { contributionId, postId, accountId }: EventMap['contribution.hidden'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.ring(tx, {
      kind: 'contribution_hidden',
      accountId,
      thing: contributionId,
      path: contributionPath(postId, contributionId === postId ? null : contributionId),
    });
  }

  @On('message.reported', 'notifications.bell-message-reported')
  async messageReported({ reportId, messageId, by }: EventMap['message.reported'], tx: Tx): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'message_reported',
      thing: messageId,
      source: reportId,
      by,
      path: `/creator/message-reports/${reportId}/show`,
    });
  }
}
