import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { contributionPath } from '../contribution-path.js';
import { sameThing } from '../same-thing.js';

/** Tells the author of a post what others do with it, and the coach of an open question. */
@Injectable()
export class OnPosts {
  constructor(private readonly bell: BellService) {}

  /** Tells whoever wrote a post who has reacted to it, each person once. */
  @On('post.reacted', 'notifications.bell-post-reacted')
  async postReacted({ postId, accountId, by }: EventMap['post.reacted'], tx: Tx): Promise<void> {
    await this.bell.ring(tx, {
      kind: 'post-reacted',
      accountId,
      thing: postId,
      source: sameThing(postId, by),
      by,
      path: contributionPath(postId),
    });
  }

  /** Withdraws the notification of a reaction that was taken back. */
  @On('post.unreacted', 'notifications.bell-post-unreacted')
  async postUnreacted({ postId, by }: EventMap['post.unreacted'], tx: Tx): Promise<void> {
    await this.bell.takeBack(tx, ['post-reacted'], [sameThing(postId, by)]);
  }

  /** Withdraws what was told of a post that nobody sees, and of its comments. */
  @On('post.removed', 'notifications.bell-post-removed')
  async postRemoved({ postId, below }: EventMap['post.removed'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'contribution', [postId, ...below.map(({ commentId }) => commentId)]);
  }

  /** Tells whoever wrote a post of a comment on it, and whoever asked of an answer. */
  @On('comment.written', 'notifications.bell-comment-written')
  async commentWritten(comment: EventMap['comment.written'], tx: Tx): Promise<void> {
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

  /** Withdraws what was told of a comment that nobody sees, and of its replies. */
  @On('comment.removed', 'notifications.bell-comment-removed')
  async commentRemoved({ commentId, below }: EventMap['comment.removed'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'contribution', [commentId, ...below.map((comment) => comment.commentId)]);
  }

  /** Tells whoever answered a question that it was the answer. */
  @On('answer.accepted', 'notifications.bell-answer-accepted')
  async answerAccepted(
    { commentId, postId, accountId, by }: EventMap['answer.accepted'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.ring(tx, {
      kind: 'answer-accepted',
      accountId,
      thing: commentId,
      source: commentId,
      by,
      path: contributionPath(postId, commentId),
    });
  }

  /** Retracts the accepted-answer notification. */
  @On('answer.unaccepted', 'notifications.bell-answer-unaccepted')
  async answerUnaccepted({ commentId }: EventMap['answer.unaccepted'], tx: Tx): Promise<void> {
    await this.bell.takeBack(tx, ['answer-accepted'], [commentId]);
  }

  /** Tells the coach of a question that nobody has answered, and leads to where she can. */
  @On('question.unanswered', 'notifications.bell-question-unanswered')
  async questionUnanswered(
    { postId, accountId: by }: EventMap['question.unanswered'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'question-unanswered',
      thing: postId,
      source: postId,
      by,
      path: `/creator/community/${postId}/show`,
    });
  }

  /** Withdraws what was told of comments under the posts of somebody who has left. */
  @On('community.left', 'notifications.bell-community-left')
  async communityLeft({ comments }: EventMap['community.left'], tx: Tx): Promise<void> {
    const ids = comments.map(({ commentId }) => commentId);
    await this.bell.gone(tx, 'contribution', ids);
    await this.bell.gone(tx, 'moderation-case', ids);
  }
}
