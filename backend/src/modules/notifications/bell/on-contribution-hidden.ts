import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { contributionPath } from '../contribution-path.js';

/** Tells a member that her post or comment is hidden; there she reads why, or that the coach has not decided yet. */
@Injectable()
@OnEvent('contribution.hidden', 'notifications.bell-contribution-hidden')
export class OnContributionHidden implements EventListener<'contribution.hidden'> {
  constructor(private readonly bell: BellService) {}

  async handle(
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
}
