import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { ReadersService } from '../people/readers.service.js';
import { LivePostsService } from '../posts/live-posts.service.js';
import { PostsQueries } from '../posts/posts.queries.js';
import type { ReactRequest } from './reactions.dto.js';

/** Reacting: one row for each person, post and emoji, so that twice is once. */
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
        ? await this.add(tx, [postId, emoji, me.accountId])
        : await this.takeBack(tx, [postId, emoji, me.accountId]);
      if (!hasChanged) return;
      await this.live.changed(tx, postId);
      if (await this.reactsOtherwise(tx, [postId, emoji, me.accountId])) return;
      const reaction = { postId, accountId: post.accountId, by: me.accountId };
      await this.outbox.publish(tx, isOn ? 'post.reacted' : 'post.unreacted', reaction);
    });
  }

  private async add(tx: Tx, reaction: string[]): Promise<boolean> {
    const added = await tx.query<unknown[]>(
      `insert into community_reactions (post_id, emoji, account_id, reacted_at) values ($1, $2, $3, $4)
       on conflict do nothing returning post_id`,
      [...reaction, this.clock.now()],
    );
    return added.length > 0;
  }

  private async takeBack(tx: Tx, reaction: string[]): Promise<boolean> {
    const [, removed] = (await tx.query(
      'delete from community_reactions where post_id = $1 and emoji = $2 and account_id = $3',
      reaction,
    )) as [unknown, number];
    return removed > 0;
  }

  /** Whether another emoji of this person stands there. */
  private async reactsOtherwise(tx: Tx, reaction: string[]): Promise<boolean> {
    const others = await tx.query<unknown[]>(
      'select from community_reactions where post_id = $1 and emoji <> $2 and account_id = $3 limit 1',
      reaction,
    );
    return others.length > 0;
  }
}
