import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Withdraws the notification that a post or comment is hidden, because it was restored or deleted. */
@Injectable()
@OnEvent('contributions.unhidden', 'notifications.bell-contributions-unhidden')
export class OnContributionsUnhidden implements EventListener<'contributions.unhidden'> {
  constructor(private readonly bell: BellService) {}

  async handle({ contributionIds }: EventMap['contributions.unhidden'], tx: Tx): Promise<void> {
    await this.bell.forget(tx, contributionIds, ['contribution-hidden']);
  }
}
