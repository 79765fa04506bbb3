import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { Comment } from '../comments/comment.entity.js';
import { CommentsService } from '../comments/comments.service.js';
import { CommunityPost } from '../posts/community-post.entity.js';
import { MentionsService } from '../mentions/mentions.service.js';
import { PostsService } from '../posts/posts.service.js';
import { type Contribution, columnOf, CONTRIBUTION_TYPES, tableOf } from './contributions.sql.js';

/** Changes the visibility of contributions, and publishes it for modules that count them. */
@Injectable()
export class ContributionStatesService {
  constructor(
    private readonly posts: PostsService,
    private readonly comments: CommentsService,
    private readonly mentions: MentionsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Finds a post or a comment, and locks it until the transaction ends. */
  async find(tx: Tx, id: string): Promise<Contribution | undefined> {
    for (const type of CONTRIBUTION_TYPES) {
      const row = await tx.one<Omit<Contribution, 'type'>>(
        `select id, account_id as "accountId", state, kept_at as "keptAt" from ${tableOf[type]} where id = $1 for update`,
        [id],
      );
      if (row) return { ...row, type };
    }
    return undefined;
  }

  /** Hides a contribution. Without a reason, reports hid it. */
  async hide(tx: Tx, contribution: Contribution, reason: string | null): Promise<void> {
    const { id, type, state } = contribution;
    const hidden = { state: 'hidden', hiddenReason: reason, withheldState: null } as const;
    if (type === 'post') await tx.update(CommunityPost, { id }, hidden);
    else await tx.update(Comment, { id }, hidden);
    if (state === 'published') await this.tell(tx, contribution, false);
    await this.tellAuthor(tx, contribution);
  }

  /**
   * Publishes a contribution. An approved post counts as new from now on; a hidden one returns to its place. Reports no
   * longer hide it automatically, because the coach decided to keep it.
   */
  async publish(tx: Tx, contribution: Contribution): Promise<void> {
    const { id, type, state } = contribution;
    const published = {
      state: 'published',
      hiddenReason: null,
      withheldState: null,
      ...(state !== 'waiting' && { keptAt: this.clock.now() }),
    } as const;
    if (type === 'post')
      await tx.update(
        CommunityPost,
        { id },
        { ...published, ...(state === 'waiting' && { shownAt: this.clock.now() }) },
      );
    else await tx.update(Comment, { id }, published);
    if (state === 'published') return;
    await this.tell(tx, contribution, true);
    if (state === 'hidden')
      await this.outbox.publish(tx, 'subject.gone', { subject: 'hidden-contribution', ids: [id] });
  }

  /**
   * Hides a member's contributions from everyone but the writer and the coach until `giveBack`. In a thread, one with
   * replies keeps its place.
   */
  async withhold(tx: Tx, accountId: string): Promise<void> {
    await this.changeAll(tx, accountId, {
      where: `state in ('published', 'waiting')`,
      set: `state = 'withheld', withheld_state = state`,
      returning: 'withheld_state',
    });
  }

  /** Restores the state from before it was withheld. */
  async giveBack(tx: Tx, accountId: string): Promise<void> {
    await this.changeAll(tx, accountId, {
      where: `state = 'withheld'`,
      set: 'state = withheld_state, withheld_state = null',
      returning: 'state',
    });
  }

  async remove(tx: Tx, { id, type }: Contribution): Promise<void> {
    await (type === 'post' ? this.posts : this.comments).delete(tx, id);
  }

  /** Records the coach's decision about reported or pending content. */
  async settle(tx: Tx, { id, type }: Contribution): Promise<void> {
    await this.outbox.publish(tx, 'subject.gone', { subject: 'moderation-case', ids: [id] });
    await tx.query(
      `update community_reports set settled_at = $2 where ${columnOf[type]} = $1 and settled_at is null`,
      [id, this.clock.now()],
    );
  }

  /**
   * Changes all posts and comments of a member, and publishes an event for each that appears or disappears. Waits for
   * locks.
   */
  private async changeAll(
    tx: Tx,
    accountId: string,
    { where, set, returning }: Record<'where' | 'set' | 'returning', string>,
  ): Promise<void> {
    for (const type of CONTRIBUTION_TYPES) {
      const table = tableOf[type];
      await tx.query(`select from ${table} where account_id = $1 and ${where} order by id for update`, [
        accountId,
      ]);
      const changed = await tx.query<Omit<Contribution, 'type'> & { seenAs: string }>(
        `update ${table} set ${set} where account_id = $1 and ${where} returning id, account_id as "accountId", state, kept_at as "keptAt", ${returning} as "seenAs"`,
        [accountId],
      );
      for (const { seenAs, ...contribution } of changed)
        if (seenAs === 'published')
          await this.tell(tx, { ...contribution, type }, contribution.state === 'published', 'stays');
      const waited = changed.filter(({ seenAs, state }) => seenAs === 'waiting' && state === 'withheld');
      const ids = waited.map(({ id }) => id);
      if (ids.length > 0) await this.outbox.publish(tx, 'subject.gone', { subject: 'moderation-case', ids });
    }
  }

  private async tellAuthor(tx: Tx, { id, type, accountId }: Contribution): Promise<void> {
    const postId = type === 'post' ? id : (await tx.findOneByOrFail(Comment, { id })).postId;
    await this.outbox.publish(tx, 'contribution.hidden', { contributionId: id, postId, accountId });
  }

  private async tell(tx: Tx, { id, type }: Contribution, isShown: boolean, below?: 'stays'): Promise<void> {
    if (type === 'comment')
      return this.comments.tell(tx, isShown ? 'comment.written' : 'comment.removed', id, below);
    const post = await tx.findOneByOrFail(CommunityPost, { id });
    await this.posts.tell(tx, isShown ? 'post.published' : 'post.removed', post);
    if (isShown) await this.mentions.tell(tx, 'post', id, post.text);
  }
}
