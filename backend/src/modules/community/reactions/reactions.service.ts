import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { ReadersService } from '../people/readers.service.js';
import { LivePostsService } from '../posts/live-posts.service.js';
import { PostsQueries } from '../posts/posts.queries.js';
import type { Emoji } from '../words/words.js';
import type { ReactRequest } from './reactions.dto.js';

/** Adds and removes reactions: one row per person, post and emoji, so that repeating changes nothing. */
@Injectable()
export class ReactionsService {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
    private readonly posts: PostsQueries,
    private readonly live: LivePostsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async react(me: SignedIn, postId: string, { emoji, isOn }: ReactRequest): Promise<void> {
    const post = await this.posts.published(me, await this.readers.takingPart(me), postId);
    await this.database.transaction(async (tx) => {
      const hasChanged = isOn
        ? await this.add(tx, me, postId, emoji)
        : await this.remove(tx, me, postId, emoji);
      if (!hasChanged) return;
      await this.live.changed(tx, postId);
      if (await this.reactsOtherwise(tx, me, postId, emoji)) return;
      const reaction = { postId, accountId: post.accountId, by: me.accountId };
      await this.outbox.publish(tx, isOn ? 'post.reacted' : 'post.unreacted', reaction);
    });
  }

  private async add(tx: Tx, { accountId }: SignedIn, postId: string, emoji: Emoji): Promise<boolean> {
    const added = await tx.query(
      `insert into community_reactions (post_id, emoji, account_id, reacted_at) values ($1, $2, $3, $4)
       on conflict do nothing returning post_id`,
      [postId, emoji, accountId, this.clock.now()],
    );
    return added.length > 0;
  }

  private async remove(tx: Tx, { accountId }: SignedIn, postId: string, emoji: Emoji): Promise<boolean> {
    const removed = await tx.changed(
      'delete from community_reactions where post_id = $1 and emoji = $2 and account_id = $3',
      [postId, emoji, accountId],
    );
    return removed > 0;
  }

  /** Returns whether this person has another emoji under the post. */
  private async reactsOtherwise(tx: Tx, { accountId }: SignedIn, postId: string, emoji: Emoji) {
    const others = await tx.query(
      'select from community_reactions where post_id = $1 and account_id = $2 and emoji <> $3 limit 1',
      [postId, accountId, emoji],
    );
    return others.length > 0;
  }
}
