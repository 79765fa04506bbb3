import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** A comment that nobody sees is told of no longer, nor what was answered to it. */
@Injectable()
@OnEvent('comment.removed', 'notifications.bell-comment-removed')
export class OnCommentRemoved implements EventListener<'comment.removed'> {
  constructor(private readonly bell: BellService) {}

  async handle({ commentId, below }: EventMap['comment.removed'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'contribution', [commentId, ...below.map((comment) => comment.commentId)]);
  }
}
