import { Injectable } from '@nestjs/common';
import type { EventMap, WrittenComment } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { type Action, OF_COMMENTS } from '../ledger/actions.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** Awards points for members' posts and comments, while others can see them. */
@Injectable()
export class OnCommunity {
  constructor(private readonly ledger: GrowthLedgerService) {}

  @On('post.published', 'growth.post-published')
  @On('post.removed', 'growth.post-removed')
  async post({ accountId, postId, below }: EventMap['post.published'], tx: Tx): Promise<void> {
    await this.ledger.settle(tx, accountId, 'post_published', [postId]);
    await this.settle(tx, below);
  }

  /** Settles a comment and its replies, which are visible only with it. */
  @On('comment.written', 'growth.comment-written')
  @On('comment.removed', 'growth.comment-removed')
  comment(comment: EventMap['comment.written'], tx: Tx): Promise<void> {
    return this.settle(tx, [comment, ...comment.below]);
  }

  @On('answer.accepted', 'growth.answer-accepted')
  @On('answer.unaccepted', 'growth.answer-unaccepted')
  accepted(answer: EventMap['answer.accepted'], tx: Tx): Promise<void> {
    return this.settle(tx, [answer], ['answer_accepted']);
  }

  @On('answer.helpful', 'growth.answer-helpful')
  @On('answer.not-helpful', 'growth.answer-not-helpful')
  helpful(answer: EventMap['answer.helpful'], tx: Tx): Promise<void> {
    return this.settle(tx, [answer], ['answer_helpful']);
  }

  /** Settles other members' comments that were deleted together with an erased member's. */
  @On('community.left', 'growth.community-left')
  left({ comments }: EventMap['community.left'], tx: Tx): Promise<void> {
    return this.settle(tx, comments);
  }

  /** Settles the authors of comments in a fixed order, so that two simultaneous runs never deadlock. */
  private async settle(
    tx: Tx,
    comments: readonly WrittenComment[],
    actions: readonly Action[] = OF_COMMENTS,
  ): Promise<void> {
    const writers = [...new Set(comments.map(({ accountId }) => accountId))].toSorted();
    for (const writer of writers) {
      const ids = comments.filter(({ accountId }) => accountId === writer).map(({ commentId }) => commentId);
      for (const action of actions) await this.ledger.settle(tx, writer, action, ids);
    }
  }
}
