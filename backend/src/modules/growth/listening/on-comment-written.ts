import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CommunityDeedsService } from './community-deeds.service.js';

/** A comment or answer that others see brings points, and what was answered to it is seen with it. */
@Injectable()
@OnEvent('comment.written', 'growth.comment-written')
export class OnCommentWritten implements EventListener<'comment.written'> {
  constructor(private readonly deeds: CommunityDeedsService) {}

  handle(comment: EventMap['comment.written'], tx: Tx): Promise<void> {
    return this.deeds.settle(tx, [comment, ...comment.below]);
  }
}
