import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { ReadersService } from '../people/readers.service.js';
import { PostsQueries } from '../posts/posts.queries.js';
import type { ReactRequest } from './reactions.dto.js';

/** Reacting: one row for each person, post and emoji, so that twice is once. */
@Injectable()
export class ReactionsService {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
    private readonly posts: PostsQueries,
    private readonly clock: Clock,
  ) {}

  async react(me: SignedIn, postId: string, { emoji, isOn }: ReactRequest): Promise<void> {
    await this.posts.published(me, await this.readers.takingPart(me), postId);
    if (isOn)
      await this.database.query(
        `insert into community_reactions (post_id, emoji, account_id, reacted_at) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [postId, emoji, me.accountId, this.clock.now()],
      );
    else
      await this.database.query(
        'delete from community_reactions where post_id = $1 and emoji = $2 and account_id = $3',
        [postId, emoji, me.accountId],
      );
  }
}
