import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound, unprocessable } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { CommentsQueries } from '../comments/comments.queries.js';
import { isCoach } from '../people/people.sql.js';
import { ReadersService } from '../people/readers.service.js';
import { LivePostsService } from '../posts/live-posts.service.js';
import { PostsQueries } from '../posts/posts.queries.js';

interface Answer {
  commentId: string;
  postId: string;
  accountId: string;
  askerId: string;
}

/** Marks answers: one can solve its question, and members can find them helpful. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
    private readonly posts: PostsQueries,
    private readonly comments: CommentsQueries,
    private readonly outbox: Outbox,
    private readonly live: LivePostsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepts an answer in place of the previous one, or undoes that; for the asker and the coach. Returns the question's
   * id.
   */
  async accept(me: SignedIn, commentId: string, isAccepted: boolean): Promise<string> {
    await this.comments.seen(me, await this.readers.of(me), commentId);
    return this.database.transaction(async (tx) => {
      const answer = await this.answer(tx, commentId);
      if (!answer || (answer.askerId !== me.accountId && !isCoach(me))) throw notFound('Answer');
      const before = await this.acceptedOf(tx, answer.postId);
      if (before && (isAccepted ? before.commentId !== commentId : before.commentId === commentId)) {
        await tx.query('delete from community_accepted_answers where post_id = $1', [answer.postId]);
        await this.tell(tx, 'answer.unaccepted', before, me);
      }
      if (isAccepted && before?.commentId !== commentId) {
        await tx.query(
          'insert into community_accepted_answers (post_id, comment_id, accepted_at) values ($1, $2, $3)',
          [answer.postId, commentId, this.clock.now()],
        );
        await this.tell(tx, 'answer.accepted', answer, me);
      }
      return answer.postId;
    });
  }

  /** Marks another member's answer as helpful, once per member; repeating changes nothing. Returns the question's id. */
  async findAnswerHelpful(me: SignedIn, commentId: string, isHelpful: boolean): Promise<string> {
    await this.comments.seen(me, await this.readers.takingPart(me), commentId);
    return this.database.transaction(async (tx) => {
      const answer = await this.answer(tx, commentId);
      if (!answer) throw notFound('Answer');
      mustBeOfAnother(me, answer.accountId);
      const hasChanged = await this.note(tx, me, 'comment_id', commentId, isHelpful);
      if (hasChanged) await this.tell(tx, isHelpful ? 'answer.helpful' : 'answer.not-helpful', answer, me);
      return answer.postId;
    });
  }

  /** Marks a question as helpful: a question may help others, too. */
  async findQuestionHelpful(me: SignedIn, postId: string, isHelpful: boolean): Promise<void> {
    const question = await this.posts.published(me, await this.readers.takingPart(me), postId);
    if (question.kind !== 'question') throw notFound('Question');
    mustBeOfAnother(me, question.accountId);
    await this.database.transaction(async (tx) => {
      if (await this.note(tx, me, 'post_id', postId, isHelpful)) await this.live.changed(tx, postId);
    });
  }

  private async note(
    tx: Tx,
    { accountId }: SignedIn,
    column: 'post_id' | 'comment_id',
    id: string,
    isHelpful: boolean,
  ): Promise<boolean> {
    if (isHelpful) {
      const added = await tx.query(
        `insert into community_helpful (id, ${column}, account_id, found_at) values ($1, $2, $3, $4)
         on conflict do nothing returning id`,
        [newId(), id, accountId, this.clock.now()],
      );
      return added.length > 0;
    }
    const removed = await tx.changed(
      `delete from community_helpful where ${column} = $1 and account_id = $2`,
      [id, accountId],
    );
    return removed > 0;
  }

  /** Finds a published direct answer to a question, and locks the question until the transaction ends. */
  private answer(tx: Tx, commentId: string): Promise<Answer | undefined> {
    return tx.one<Answer>(
      `select c.id as "commentId", c.post_id as "postId", c.account_id as "accountId", p.account_id as "askerId"
       from community_comments c join community_posts p on p.id = c.post_id and p.kind = 'question'
       where c.id = $1 and c.parent_id is null and c.state = 'published' for update of p`,
      [commentId],
    );
  }

  private acceptedOf(tx: Tx, postId: string): Promise<Answer | undefined> {
    return tx.one<Answer>(
      `select a.comment_id as "commentId", a.post_id as "postId", c.account_id as "accountId", p.account_id as "askerId"
       from community_accepted_answers a join community_comments c on c.id = a.comment_id
       join community_posts p on p.id = a.post_id where a.post_id = $1`,
      [postId],
    );
  }

  private async tell(
    tx: Tx,
    event: 'answer.accepted' | 'answer.unaccepted' | 'answer.helpful' | 'answer.not-helpful',
    { commentId, postId, accountId }: Answer,
    me: SignedIn,
  ): Promise<void> {
    await this.outbox.publish(tx, event, { commentId, postId, accountId, by: me.accountId });
    await this.live.changed(tx, postId);
  }
}

function mustBeOfAnother(me: SignedIn, accountId: string): void {
  if (accountId === me.accountId)
    throw unprocessable('not_possible', 'You can’t mark your own answer as helpful.');
}
