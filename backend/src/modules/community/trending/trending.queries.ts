import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { inWords } from '../mentions/mention-words.js';
import { mentionsOf, namesFor } from '../mentions/mentions.sql.js';
import { isUnblocked, personOf, type ReadPerson, shownTo } from '../people/people.sql.js';
import { ReadersService } from '../people/readers.service.js';
import { excerptOf } from '../search/search-words.js';
import type { TrendingPostResponse } from './trending.dto.js';

const SHOWN = 5;

type Row = Omit<TrendingPostResponse, 'author' | 'beginning'> & {
  author: ReadPerson;
  mentions: ReadPerson[];
  text: string;
};

/** Lists trending posts, highest score first, by the index of the scores. */
@Injectable()
export class TrendingQueries {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
  ) {}

  async read(me: SignedIn): Promise<TrendingPostResponse[]> {
    const reader = await this.readers.of(me);
    const rows = await this.database.query<Row>(
      `select p.id, p.kind, p.text, ${personOf('p.account_id')} as author, ${mentionsOf('m.post_id = p.id')} as mentions,
              (select count(*)::int from community_reactions r where r.post_id = p.id) as reactions,
              (select count(*)::int from community_comments c where c.post_id = p.id and c.state = 'published') as comments
       from community_trending s join community_posts p on p.id = s.post_id
       where p.state = 'published' and p.group_id is null and ${isUnblocked('p.account_id')}
       order by s.score desc limit ${SHOWN}`,
      [reader.accountId, reader.groupIds],
    );
    return rows.map(({ author, mentions, text, ...row }) => ({
      ...row,
      author: shownTo(reader, author),
      beginning: excerptOf(inWords(text, namesFor(reader, mentions)), []),
    }));
  }
}
