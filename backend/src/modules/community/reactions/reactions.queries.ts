import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { isNamedAmongReactions, personOf, type ReadPerson, shownTo } from '../people/people.sql.js';
import { ReadersService } from '../people/readers.service.js';
import { type CountedReaction, REACTION_COLUMNS, reactionsOf } from '../posts/post.sql.js';
import type { ReactionsResponse } from '../posts/posts.dto.js';
import { PostsQueries } from '../posts/posts.queries.js';
import type { Emoji } from '../words/words.js';
import type { ReactedResponse } from './reactions.dto.js';

/** Max names per emoji; the others are only counted. */
const MOST_NAMES = 50;

/** Reads reactions to a post: the numbers and the names. */
@Injectable()
export class ReactionsQueries {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
    private readonly posts: PostsQueries,
  ) {}

  async counted({ accountId }: SignedIn, postId: string): Promise<ReactionsResponse> {
    const row = await this.database.one<{ allReactions: CountedReaction[] }>(
      `select ${REACTION_COLUMNS} from community_posts p where p.id = $2`,
      [accountId, postId],
    );
    if (!row) throw notFound('Post');
    return reactionsOf(row.allReactions);
  }

  /** Names the people whom the policy lets the reader see, and counts the rest as others (product rule 11.5). */
  async named(me: SignedIn, postId: string): Promise<ReactedResponse[]> {
    const reader = await this.readers.of(me);
    await this.posts.seen(me, reader, postId);
    const rows = await this.database.query<{ emoji: Emoji; count: number; people: ReadPerson[] }>(
      `select e.emoji, e.count, (
         select json_agg(${personOf('r.account_id')} order by r.reacted_at desc) from (
           select account_id, reacted_at from community_reactions where post_id = $3 and emoji = e.emoji
           order by reacted_at desc limit ${MOST_NAMES}) r) as people
       from (select emoji, count(*)::int from community_reactions where post_id = $3 group by emoji) e
       order by e.count desc, e.emoji`,
      [reader.accountId, reader.groupIds, postId],
    );
    return rows.map(({ emoji, count, people }) => {
      const named = people.filter((person) => isNamedAmongReactions(reader, person));
      return {
        emoji,
        people: named.map((person) => shownTo(reader, person)),
        others: count - named.length,
      };
    });
  }
}
