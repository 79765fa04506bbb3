import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { newId } from '../../../kernel/ids.js';
import { BellService } from '../bell.service.js';

/** Tells the coach that something waits for her look before others see it. */
@Injectable()
@OnEvent('contribution.waiting', 'notifications.bell-contribution-waiting')
export class OnContributionWaiting implements EventListener<'contribution.waiting'> {
  constructor(private readonly bell: BellService) {}

  async handle({ contributionId, by }: EventMap['contribution.waiting'], tx: Tx): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'contribution-waiting',
      thing: contributionId,
      source: newId(),
      by,
      path: `/creator/community/${contributionId}/show`,
    });
  }
}
