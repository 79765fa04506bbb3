import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { isLike } from '../../platform/database/searchable.js';
import { containing } from '../../platform/http/list-filters.js';
import type { FoundResponse } from './finder.dto.js';

/** Max results of each kind. */
const MOST = 5;
/** Length of the beginning of a post. */
const SHOWN = 120;

/**
 * Quality of a match: 0 the text begins with the typed letters, 1 a word does, 2 it contains them, 3 it is spelled
 * alike.
 */
const rankOf = (text: string): string =>
  `case when ${isLike(text, '$2')} then 0 when ${isLike(text, '$3')} then 1 when ${isLike(text, '$4')} then 2 else 3 end`;

const matches = (text: string): string =>
  `(${isLike(text, '$2')} or ${isLike(text, '$4')} or resembles(searchable(${text}), searchable($1)))`;

/** Pattern of a mention, which is an id in the text of a post. */
const MENTION = String.raw`@\[[0-9a-f-]{36}\]`;

/**
 * Finds everything in one statement, by the index of each table: `$1` is the typed text, `$2` the pattern of its
 * beginning, `$3` of a later word, `$4` of any part, `$5` the words of a post.
 */
const FIND = `
  with students as materialized (
    select m.id, m.name, coalesce(m.sign_in_name, m.email) as address,
           least(${rankOf('m.name')}, case when ${isLike('m.email', '$2')} then 1 else 3 end) as rank
    from members m where ${matches('m.name')} or ${isLike('m.email', '$4')}
    order by rank, lower(m.name), m.id limit ${MOST}
  ), bought as (
    select o.order_id, o.order_number, o.account_id, min(o.paid_at) as paid_at from payment_lines o
    where o.order_number in (upper($1), 'S-' || $1) or o.account_id in (select id from students where rank < 3)
    group by o.order_id, o.order_number, o.account_id order by paid_at desc nulls last, o.order_id limit ${MOST}
  )
  select 'student' as kind, id, name as title, address as detail, null::uuid as "courseId" from students
  union all
  select 'product', found.id, found.title, null, null from (
    select p.id, p.title, ${rankOf('p.title')} as rank from product_facts p
    where not p.is_removed and ${matches('p.title')} order by rank, lower(p.title), p.id limit ${MOST}) found
  union all
  select 'lesson', found.id, found.title, found.course, found.course_id from (
    select l.id, l.title, l.course_id, p.title as course, ${rankOf('l.title')} as rank
    from builder_lessons l join product_facts p on p.id = l.course_id and not p.is_removed
    where ${matches('l.title')} order by rank, lower(l.title), l.id limit ${MOST}) found
  union all
  select 'order', found.* from (
    select o.order_id, o.order_number, a.name, null::uuid
    from bought o left join account_names a on a.id = o.account_id order by o.paid_at desc nulls last, o.order_id) found
  union all
  select 'post', found.* from (
    select p.id, left(regexp_replace(p.text, '${MENTION}', '@…', 'g'), ${SHOWN}),
           (select a.name from account_names a where a.id = p.account_id), null::uuid
    from published_posts p
    where to_tsvector('simple', searchable(p.text)) @@ to_tsquery('simple', searchable($5))
    order by p.shown_at desc, p.id limit ${MOST}) found`;

/**
 * Min letters for a match within a word. Shorter texts contain no trigram for PostgreSQL's indexes, and match
 * beginnings of words only.
 */
const LETTERS_OF_A_PART = 3;

@Injectable()
export class FinderQueries {
  constructor(private readonly database: Database) {}

  find(q: string): Promise<FoundResponse[]> {
    const typed = q.trim();
    const part = containing(typed);
    const beginning = part.slice(1);
    const laterWord = `% ${beginning}`;
    return this.database.query<FoundResponse>(FIND, [
      typed,
      beginning,
      laterWord,
      typed.length < LETTERS_OF_A_PART ? laterWord : part,
      // the last word may be incomplete
      (typed.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & '),
    ]);
  }
}
