import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** What stood under the words of somebody who has left is told of no longer. */
@Injectable()
@OnEvent('community.left', 'notifications.bell-community-left')
export class OnCommunityLeft implements EventListener<'community.left'> {
  constructor(private readonly bell: BellService) {}

  async handle({ comments }: EventMap['community.left'], tx: Tx): Promise<void> {
    const ids = comments.map(({ commentId }) => commentId);
    await this.bell.gone(tx, 'contribution', ids);
    await this.bell.gone(tx, 'moderation-case', ids);
  }
}
