import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { contributionPath } from '../kinds/paths.js';
import { sameThing } from '../same-thing.js';

/** Notifies authors of responses to their posts, and the coach of open questions. */
@Injectable()
export class OnPosts {
  constructor(private readonly bell: BellService) {}

  /** Notifies the author of a post of reactions, once for each person. */
  @On('post.reacted', 'notifications.bell-post-reacted')
  async postReacted({ postId, accountId, by }: EventMap['post.reacted'], tx: Tx): Promise<void> {
    await this.bell.ring(tx, {
      kind: 'post_reacted',
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
    await this.bell.takeBack(tx, ['post_reacted'], [sameThing(postId, by)]);
  }

  /** Withdraws notifications about a post that is no longer visible, and about its comments. */
  @On('post.removed', 'notifications.bell-post-removed')
  async postRemoved({ postId, below }: EventMap['post.removed'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'contribution', [postId, ...below.map(({ commentId }) => commentId)]);
  }

  /** Notifies the author of a post of a comment, or the author of a question of an answer. */
  @On('comment.written', 'notifications.bell-comment-written')
  async commentWritten(comment: EventMap['comment.written'], tx: Tx): Promise<void> {
    const { commentId, accountId: by, postId, postAuthorId, parentId, postKind } = comment;
    const isAnswer = postKind === 'question' && parentId === null;
    if (isAnswer) await this.bell.forget(tx, postId, ['question_unanswered']);
    await this.bell.ring(tx, {
      kind: isAnswer ? 'question_answered' : 'post_commented',
      accountId: postAuthorId,
      thing: postId,
      source: commentId,
      by,
      path: contributionPath(postId, commentId),
    });
  }

  /** Withdraws notifications about a comment that is no longer visible, and about its replies. */
  @On('comment.removed', 'notifications.bell-comment-removed')
  async commentRemoved({ commentId, below }: EventMap['comment.removed'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'contribution', [commentId, ...below.map((comment) => comment.commentId)]);
  }

  @On('answer.accepted', 'notifications.bell-answer-accepted')
  async answerAccepted(
    { commentId, postId, accountId, by }: EventMap['answer.accepted'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.ring(tx, {
      kind: 'answer_accepted',
      accountId,
      thing: commentId,
      source: commentId,
      by,
      path: contributionPath(postId, commentId),
    });
  }

  @On('answer.unaccepted', 'notifications.bell-answer-unaccepted')
  async answerUnaccepted({ commentId }: EventMap['answer.unaccepted'], tx: Tx): Promise<void> {
    await this.bell.takeBack(tx, ['answer_accepted'], [commentId]);
  }

  /** Notifies the coach of a question without an answer, with a link to answer it. */
  @On('question.unanswered', 'notifications.bell-question-unanswered')
  async questionUnanswered(
    { postId, accountId: by }: EventMap['question.unanswered'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.ringCoach(tx, {
      kind: 'question_unanswered',
      thing: postId,
      source: postId,
      by,
      path: `/creator/community/${postId}/show`,
    });
  }

  /** Withdraws notifications about comments under the posts of a deleted member. */
  @On('community.left', 'notifications.bell-community-left')
  async communityLeft({ comments }: EventMap['community.left'], tx: Tx): Promise<void> {
    const ids = comments.map(({ commentId }) => commentId);
    await this.bell.gone(tx, 'contribution', ids);
    await this.bell.gone(tx, 'moderation-case', ids);
  }
}
