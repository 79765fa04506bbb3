import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';
import { CommunityPointsService } from './community-points.service.js';

/** Points for members' posts and comments, while others see them. */
@Injectable()
export class OnCommunity {
  constructor(
    private readonly ledger: GrowthLedgerService,
    private readonly actions: CommunityPointsService,
  ) {}

  @On('post.published', 'growth.post-published')
  @On('post.removed', 'growth.post-removed')
  async post({ accountId, postId, below }: EventMap['post.published'], tx: Tx): Promise<void> {
    await this.ledger.settle(tx, accountId, 'post-published', [postId]);
    await this.actions.settle(tx, below);
  }

  /** Answers to a comment are seen with it. */
  @On('comment.written', 'growth.comment-written')
  @On('comment.removed', 'growth.comment-removed')
  comment(comment: EventMap['comment.written'], tx: Tx): Promise<void> {
    return this.actions.settle(tx, [comment, ...comment.below]);
  }

  @On('answer.accepted', 'growth.answer-accepted')
  @On('answer.unaccepted', 'growth.answer-unaccepted')
  accepted(answer: EventMap['answer.accepted'], tx: Tx): Promise<void> {
    return this.actions.settle(tx, [answer], ['answer-accepted']);
  }

  @On('answer.helpful', 'growth.answer-helpful')
  @On('answer.not-helpful', 'growth.answer-not-helpful')
  helpful(answer: EventMap['answer.helpful'], tx: Tx): Promise<void> {
    return this.actions.settle(tx, [answer], ['answer-helpful']);
  }

  /** Settles other members' comments that were deleted with the words of an erased member. */
  @On('community.left', 'growth.community-left')
  left({ comments }: EventMap['community.left'], tx: Tx): Promise<void> {
    return this.actions.settle(tx, comments);
  }
}
