import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { inWords } from '../mentions/mention-words.js';
import { mentionsOf, namesFor } from '../mentions/mentions.sql.js';
import { isUnblocked, type ReadPerson } from '../people/people.sql.js';
import { ReadersService } from '../people/readers.service.js';
import { IS_SOLVED } from '../posts/post.sql.js';
import { excerptOf, havingAny, wordsOf } from '../search/search-words.js';
import type { SimilarQuestionResponse } from './questions.dto.js';

const SHOWN = 4;
/** Min length of a word in the search: shorter ones are in every question. */
const SHORTEST_WORD = 4;
/** Max questions compared: the newest that share a word. */
const COMPARED = 200;

type Row = Omit<SimilarQuestionResponse, 'text'> & { text: string; mentions: ReadPerson[] };

/** Finds earlier questions that share words with a new one. */
@Injectable()
export class SimilarQueries {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
  ) {}

  async to(me: SignedIn, text: string): Promise<SimilarQuestionResponse[]> {
    const words = wordsOf(text).filter((word) => word.length >= SHORTEST_WORD);
    if (words.length === 0) return [];
    const reader = await this.readers.of(me);
    const rows = await this.database.query<Row>(
      `with found as (
         select p.* from community_posts p
         where to_tsvector('simple', searchable(p.text)) @@ to_tsquery('simple', searchable($3)) and p.state = 'published'
           and p.kind = 'question' and p.group_id is null and ${isUnblocked('p.account_id')}
         order by p.shown_at desc limit ${COMPARED})
       select p.id, p.text, ${IS_SOLVED} as "isSolved", ${mentionsOf('m.post_id = p.id')} as mentions,
              (select count(*)::int from community_comments c
               where c.post_id = p.id and c.parent_id is null and c.state = 'published') as answers
       from found p
       order by ts_rank(to_tsvector('simple', searchable(p.text)), to_tsquery('simple', searchable($3))) desc, p.shown_at desc limit ${SHOWN}`,
      [reader.accountId, reader.groupIds, havingAny(words)],
    );
    return rows.map(({ mentions, ...row }) => ({
      ...row,
      text: excerptOf(inWords(row.text, namesFor(reader, mentions)), words),
    }));
  }
}
