import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CommunityDeedsService } from './community-deeds.service.js';

/** What nobody sees any more brings nothing, and neither does what stood under it. */
@Injectable()
@OnEvent('comment.removed', 'growth.comment-removed')
export class OnCommentRemoved implements EventListener<'comment.removed'> {
  constructor(private readonly deeds: CommunityDeedsService) {}

  handle(comment: EventMap['comment.removed'], tx: Tx): Promise<void> {
    return this.deeds.settle(tx, [comment, ...comment.below]);
  }
}
