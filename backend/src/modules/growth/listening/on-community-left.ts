import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CommunityDeedsService } from './community-deeds.service.js';

/** What others wrote under the words of somebody who was erased is gone with them. */
@Injectable()
@OnEvent('community.left', 'growth.community-left')
export class OnCommunityLeft implements EventListener<'community.left'> {
  constructor(private readonly deeds: CommunityDeedsService) {}

  handle({ comments }: EventMap['community.left'], tx: Tx): Promise<void> {
    return this.deeds.settle(tx, comments);
  }
}
