import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { contributionPath } from '../contribution-path.js';

/** Tells whoever wrote a post of a comment on it, and whoever asked of an answer. */
@Injectable()
@OnEvent('comment.written', 'notifications.bell-comment-written')
export class OnCommentWritten implements EventListener<'comment.written'> {
  constructor(private readonly bell: BellService) {}

  async handle(comment: EventMap['comment.written'], tx: Tx): Promise<void> {
    const { commentId, accountId: by, postId, postAuthorId, parentId, postKind } = comment;
    const isAnswer = postKind === 'question' && parentId === null;
    if (isAnswer) await this.bell.forget(tx, postId, ['question-unanswered']);
    await this.bell.ring(tx, {
      kind: isAnswer ? 'question-answered' : 'post-commented',
      accountId: postAuthorId,
      thing: postId,
      source: commentId,
      by,
      path: contributionPath(postId, commentId),
    });
  }
}
