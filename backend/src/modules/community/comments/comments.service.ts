import { Injectable } from '@nestjs/common';
import type { CommentHappened, WrittenComment } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { CasesService } from '../posts/cases.service.js';
import { CoachWordsService } from '../posts/coach-words.service.js';
import { MentionableQueries } from '../mentions/mentionable.queries.js';
import { MentionsService } from '../mentions/mentions.service.js';
import { ReadersService } from '../people/readers.service.js';
import { CommunityPost } from '../posts/community-post.entity.js';
import { LivePostsService } from '../posts/live-posts.service.js';
import { PostsQueries } from '../posts/posts.queries.js';
import { Comment } from './comment.entity.js';
import type { NewCommentRequest } from './comments.dto.js';

/** Adds comments, and lets authors edit and delete them. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
    private readonly posts: PostsQueries,
    private readonly mentionable: MentionableQueries,
    private readonly mentions: MentionsService,
    private readonly coachWords: CoachWordsService,
    private readonly outbox: Outbox,
    private readonly cases: CasesService,
    private readonly live: LivePostsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the comment id. A reply to a reply becomes a reply to the same comment. */
  async add(me: SignedIn, postId: string, { text, parentId }: NewCommentRequest): Promise<string> {
    const writer = await this.readers.writing(me);
    const { groupId } = await this.posts.published(me, writer, postId);
    await this.mentionable.mustBeMentionable(writer, text, groupId);
    const state = writer.publishesUnseen ? 'published' : 'waiting';
    const id = newId();
    try {
      await this.database.transaction(async (tx) => {
        await this.readers.holdConsent(tx, writer);
        const under = parentId === null ? null : await this.threadOf(tx, postId, parentId);
        await tx.insert(Comment, {
          id,
          postId,
          parentId: under,
          accountId: me.accountId,
          text,
          state,
          createdAt: this.clock.now(),
        });
        await this.mentions.note(tx, 'comment', id, text);
        if (state === 'waiting') return this.tellWaiting(tx, id, me);
        await this.tell(tx, 'comment.written', id);
        await this.coachWords.tell(tx, me, { postId, commentId: id, groupId, text });
      });
    } catch (error) {
      // the post was deleted in the meantime
      throw brokenConstraint(error) === 'community_comments_post_fk' ? notFound('Post') : error;
    }
    return id;
  }

  /** Changes the text. A minor's edit waits for the coach's approval again. */
  async edit(me: SignedIn, id: string, text: string): Promise<void> {
    const writer = await this.readers.writing(me);
    await this.database.transaction(async (tx) => {
      const comment = await this.own(tx, me, id);
      if (comment.text === text) return;
      const { groupId } = await tx.findOneByOrFail(CommunityPost, { id: comment.postId });
      const known = await this.mentions.before(tx, 'comment', id);
      await this.mentionable.mustBeMentionable(writer, text, groupId, known);
      const waits = !writer.publishesUnseen && comment.state === 'published';
      await tx.update(
        Comment,
        { id },
        { text, editedAt: this.clock.now(), keptAt: null, ...(waits && { state: 'waiting' }) },
      );
      await this.mentions.note(tx, 'comment', id, text);
      if (waits) {
        await this.tell(tx, 'comment.removed', id);
        await this.tellWaiting(tx, id, me);
      }
      if (comment.state !== 'published' || waits) return;
      await this.mentions.tell(tx, 'comment', id, text);
      await this.live.changed(tx, comment.postId);
    });
  }

  /** Tells the coach that a minor's comment is pending approval. */
  private tellWaiting(tx: Tx, contributionId: string, { accountId: by }: SignedIn): Promise<void> {
    return this.outbox.publish(tx, 'contribution.waiting', { contributionId, by });
  }

  /** Deletes the comment; its replies stay, under a placeholder. */
  async remove(me: SignedIn, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.own(tx, me, id);
      await this.delete(tx, id);
    });
  }

  /** Deletes a comment without checking rights: for its author and the coach. */
  async delete(tx: Tx, id: string): Promise<void> {
    await this.tell(tx, 'comment.removed', id, 'stays');
    await this.cases.withdraw(tx, [id]);
    await tx.delete(Comment, { id });
  }

  /**
   * Publishes only ids, and updates open apps. Replies appear and disappear with the comment, unless `answers` is
   * `stays`.
   */
  async tell(
    tx: Tx,
    event: 'comment.written' | 'comment.removed',
    id: string,
    answers?: 'stays',
  ): Promise<void> {
    const row = await tx.one<Omit<CommentHappened, 'commentId' | 'below'> & { text: string }>(
      `select c.text, c.account_id as "accountId", c.post_id as "postId", c.parent_id as "parentId", p.account_id as "postAuthorId",
              p.kind as "postKind"
       from community_comments c join community_posts p on p.id = c.post_id where c.id = $1`,
      [id],
    );
    if (!row) throw notFound('Comment');
    const { text, ...comment } = row;
    const below = answers ? [] : await this.answersTo(tx, id);
    await this.outbox.publish(tx, event, { commentId: id, ...comment, below });
    if (event === 'comment.written') await this.mentions.tell(tx, 'comment', id, text);
    await this.live.changed(tx, comment.postId);
  }

  private answersTo(tx: Tx, id: string): Promise<WrittenComment[]> {
    return tx.query<WrittenComment>(
      'select id as "commentId", account_id as "accountId" from community_comments where parent_id = $1',
      [id],
    );
  }

  /** Returns the top-level comment for a reply, because there is only one level of replies. */
  private async threadOf(tx: Tx, postId: string, parentId: string): Promise<string> {
    const parent = await tx.findOneBy(Comment, { id: parentId, postId, state: 'published' });
    if (!parent) throw notFound('Comment');
    return parent.parentId ?? parent.id;
  }

  /** Locks the comment until the transaction ends; 404 if it is someone else's. */
  private async own(tx: Tx, { accountId }: SignedIn, id: string): Promise<Comment> {
    const comment = await tx.findOne(Comment, {
      where: { id, accountId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!comment) throw notFound('Comment');
    return comment;
  }
}
