import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { WebhookFactsQueries } from './webhook-facts.queries.js';
import { WebhookOutboxService } from './webhook-outbox.service.js';
import type { QuestionAnsweredData } from './webhook-payloads.dto.js';

/** Sends webhooks about the community and reviews, without members' texts: programs that may read those use the API. */
@Injectable()
export class OnCommunity {
  constructor(
    private readonly webhooks: WebhookOutboxService,
    private readonly facts: WebhookFactsQueries,
  ) {}

  @On('post.published', 'webhooks.post-published')
  async posted({ postId, accountId, kind }: EventMap['post.published'], tx: Tx): Promise<void> {
    const event = kind === 'question' ? 'question.asked' : 'post.published';
    await this.webhooks.publish(tx, event, async () => {
      const member = await this.facts.member(tx, accountId);
      return member && { postId, member };
    });
  }

  @On('comment.written', 'webhooks.comment-written')
  async commented(comment: EventMap['comment.written'], tx: Tx): Promise<void> {
    const { postId, commentId, accountId, postAuthorId, postKind, parentId } = comment;
    const isAnswer = postKind === 'question' && parentId === null && accountId !== postAuthorId;
    if (!isAnswer) return;
    await this.webhooks.publish(tx, 'question.answered', () =>
      this.answer(tx, { postId, commentId, accountId }),
    );
  }

  @On('answer.accepted', 'webhooks.answer-accepted')
  accepted({ postId, commentId, accountId }: EventMap['answer.accepted'], tx: Tx): Promise<void> {
    return this.webhooks.publish(tx, 'answer.accepted', () =>
      this.answer(tx, { postId, commentId, accountId }),
    );
  }

  @On('review.received', 'webhooks.review-received')
  reviewed(
    { reviewId, accountId, productId, title, waits }: EventMap['review.received'],
    tx: Tx,
  ): Promise<void> {
    return this.webhooks.publish(tx, 'review.received', async () => {
      const member = await this.facts.member(tx, accountId);
      return member && { reviewId, productId, productTitle: title, isPending: waits, member };
    });
  }

  /** Reports an answer by a member, or by the coach, who is not a member. */
  private async answer(
    tx: Tx,
    { postId, commentId, accountId }: { postId: string; commentId: string; accountId: string },
  ): Promise<QuestionAnsweredData | undefined> {
    const author = await tx.one<{ isCoach: boolean }>(
      `select a.role = 'creator' as "isCoach" from account_names a where a.id = $1`,
      [accountId],
    );
    if (!author) return undefined;
    const member = author.isCoach ? null : await this.facts.member(tx, accountId);
    return member === undefined ? undefined : { postId, commentId, isByCoach: author.isCoach, member };
  }
}
