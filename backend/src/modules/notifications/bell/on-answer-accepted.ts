import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { contributionPath } from '../contribution-path.js';

/** Tells whoever answered a question that it was the answer. */
@Injectable()
@OnEvent('answer.accepted', 'notifications.bell-answer-accepted')
export class OnAnswerAccepted implements EventListener<'answer.accepted'> {
  constructor(private readonly bell: BellService) {}

  async handle({ commentId, postId, accountId, by }: EventMap['answer.accepted'], tx: Tx): Promise<void> {
    await this.bell.ring(tx, {
      kind: 'answer-accepted',
      accountId,
      thing: commentId,
      source: commentId,
      by,
      path: contributionPath(postId, commentId),
    });
  }
}
