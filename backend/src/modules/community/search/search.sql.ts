import type { Language } from '../../../kernel/languages.js';
import { textIn } from '../../../platform/database/translated.js';
import { isLike } from '../../../platform/database/searchable.js';
import { OPEN_LESSONS, IS_SOLVED, IS_VISIBLE } from '../posts/post.sql.js';
import { mentionsOf } from '../mentions/mentions.sql.js';
import { isUnblocked, personOf } from '../people/people.sql.js';

/** Max results per type. */
export const MOST_OF_A_TYPE = 5;

/** Condition that a text has the words of `$4`, by the index of published texts. */
const has = (column: string): string =>
  `to_tsvector('simple', searchable(${column})) @@ to_tsquery('simple', searchable($4))`;

/**
 * People by name, and circles and pods. `$1` is the reader, `$2` the reader's groups, `$3` is true for the coach, `$4`
 * is the pattern of a name. The policy decides about each person; the query only skips people whom the policy would
 * refuse anyway.
 */
export const WHO = `
  select * from (
    select 'person' as type, p.id, p.name, ${personOf('p.id')} as person from people p
    where ${isLike('p.name', '$4')} and (p.band = 'adult' or p.role = 'creator' or p.id = $1)
      and not exists (select from members m where m.id = p.id and m.blocked_at is not null)
    order by lower(p.name), p.id limit ${MOST_OF_A_TYPE}) found
  union all
  select * from (
    select g.kind, g.id, g.name, null::json from group_facts g
    where ${isLike('g.name', '$4')} and ($3::boolean or g.id = any($2::uuid[]))
    order by lower(g.name), g.id limit ${MOST_OF_A_TYPE}) found`;

const postsOf = (kind: 'post' | 'question'): string => `
  select * from (
    select '${kind}' as type, p.id, p.text as title, null as subtitle, ${personOf('p.account_id')} as author, ${mentionsOf('m.post_id = p.id')} as mentions,
           p.kind = 'question' and ${IS_SOLVED} as "isSolved", null::uuid as "parentId", null::uuid as "moduleId",
           null as "productType"
    from community_posts p
    where ${has('p.text')} and p.state = 'published' and p.kind = '${kind}' and ${IS_VISIBLE}
    order by p.shown_at desc, p.id desc limit ${MOST_OF_A_TYPE}) found`;

/**
 * Published posts, questions and comments, lessons of open modules in the reader's courses, and products of the shop.
 * `$1` to `$3` are as in `WHO`, `$4` are the words, `$5` is the pattern of a title, which is searched in the reader's language.
 */
export const whatIn = (language: Language): string => `${postsOf('post')}
  union all ${postsOf('question')}
  union all
  select * from (
    select 'comment', c.id, c.text, null, ${personOf('c.account_id')}, ${mentionsOf('m.comment_id = c.id')}, false, c.post_id, null::uuid, null
    from community_comments c join community_posts p on p.id = c.post_id
    where ${has('c.text')} and c.state = 'published' and p.state = 'published' and ${isUnblocked('c.account_id')} and ${IS_VISIBLE}
      and (c.parent_id is null
        or not exists (select from community_comments above where above.id = c.parent_id and above.state not in ('published', 'withheld')))
    order by c.id desc limit ${MOST_OF_A_TYPE}) found
  union all
  select * from (
    select 'lesson', l.id, ${textIn(language, 'l', 'title')}, ${textIn(language, 'm', 'title')}, null::json, null::json, false, l.course_id, l.module_id, null
    from ${OPEN_LESSONS} where ${isLike(textIn(language, 'l', 'title'), '$5')} and not $3::boolean
    order by l.section_position, l.module_position, l.position, l.id limit ${MOST_OF_A_TYPE}) found
  union all
  select * from (
    select 'product', p.id, ${textIn(language, 'p', 'title')}, ${textIn(language, 'p', 'summary')}, null::json, null::json, false, null::uuid, null::uuid, p.type
    from published_products p where ${isLike(textIn(language, 'p', 'title'), '$5')}
    order by p.published_at desc, p.id limit ${MOST_OF_A_TYPE}) found`;
