import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Tells the coach that somebody has reported a post or a comment. */
@Injectable()
@OnEvent('contribution.reported', 'notifications.bell-contribution-reported')
export class OnContributionReported implements EventListener<'contribution.reported'> {
  constructor(private readonly bell: BellService) {}

  async handle({ contributionId, reportId, by }: EventMap['contribution.reported'], tx: Tx): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'contribution-reported',
      thing: contributionId,
      source: reportId,
      by,
      path: `/creator/community/${contributionId}/show`,
    });
  }
}
