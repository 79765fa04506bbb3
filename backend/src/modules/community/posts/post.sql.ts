import { mentionsOf } from '../mentions/mentions.sql.js';
import { isUnblocked, personOf, READERS_GROUPS, type ReadPerson } from '../people/people.sql.js';
import type { CommunityGroupResponse } from '../people/my-community.dto.js';
import { PREVIEWED_EMOJIS } from '../words/words.js';
import type { PostResponse, ReactionCount, ReactionsResponse } from './posts.dto.js';

/**
 * Lessons `l` that the reader `$1` may open: of an owned course, in an open or unlocked module `m`; all for the coach.
 */
export const OPEN_LESSONS = `lesson_places l join module_places m on m.id = l.module_id
  and (exists (select from people h where h.id = $1 and h.role = 'creator')
    or exists (select from active_enrollments e where e.account_id = $1 and e.product_id = l.course_id)
      and (m.lock_kind is null or exists (select from opened_modules o where o.account_id = $1 and o.module_id = l.module_id)))`;

/** Number of reactions with an emoji, and whether the reader reacted with it. */
export type CountedReaction = ReactionCount & { isMine: boolean };

/** A post as read from the database, with the author's facts for the policy and the ids of its pictures and files. */
export interface PostRow
  extends Omit<
    PostResponse,
    'author' | 'mentions' | 'images' | 'files' | 'reactions' | 'totalReactions' | 'group'
  > {
  author: ReadPerson;
  mentions: ReadPerson[];
  group: CommunityGroupResponse | null;
  images: { assetId: string; alt: string }[];
  fileIds: string[];
  allReactions: CountedReaction[];
}

/** Columns of a reaction; `$1` is the reader. */
export const REACTION_COLUMNS = `
  (select coalesce(json_agg(json_build_object('emoji', r.emoji, 'count', r.count, 'isMine', r.mine) order by r.count desc, r.emoji), '[]')
     from (select emoji, count(*)::int, bool_or(account_id = $1) as mine from community_reactions where post_id = p.id group by emoji) r)
     as "allReactions"`;

/** True for a question whose accepted answer is visible. */
export const IS_SOLVED = `exists (select from community_accepted_answers a join community_comments c on c.id = a.comment_id
  where a.post_id = p.id and c.state = 'published')`;

/** Columns of a question; a post has 0 and false instead. */
const QUESTION_COLUMNS = `
  case when p.kind = 'question' then (select count(*)::int from community_comments c
    where c.post_id = p.id and c.parent_id is null and c.state = 'published') else 0 end as answers,
  p.kind = 'question' and ${IS_SOLVED} as "isSolved",
  case when p.kind = 'question' then (select count(*)::int from community_helpful h where h.post_id = p.id) else 0 end as helpful,
  p.kind = 'question' and exists (select from community_helpful h where h.post_id = p.id and h.account_id = $1) as "isHelpful"`;

/** Columns of a post `p` for the reader `$1` with the groups `READERS_GROUPS`; times are text, as they arrive as JSON. */
export const POST_COLUMNS = `
  p.id, p.kind, p.tag, p.text, p.state, p.hidden_reason as "hiddenReason", to_json(p.shown_at) as "shownAt",
  to_json(p.edited_at) as "editedAt", to_json(p.updated_at) as "updatedAt",
  p.pinned_at is not null as "isPinned", ${personOf('p.account_id', '$1', READERS_GROUPS)} as author,
  ${mentionsOf('m.post_id = p.id', READERS_GROUPS)} as mentions,
  (select json_build_object('id', g.id, 'kind', g.kind, 'name', g.name) from group_facts g where g.id = p.group_id) as "group",
  (select coalesce(json_agg(json_build_object('assetId', i.asset_id, 'alt', i.alt) order by i.position), '[]')
     from community_post_images i where i.post_id = p.id) as images,
  array(select f.asset_id from community_post_files f where f.post_id = p.id order by f.position) as "fileIds",
  case when p.lesson_id is not null then (
    select json_build_object('lessonId', l.id, 'courseId', l.course_id, 'title', l.title, 'videoId', p.video_id,
      'atSeconds', p.at_seconds) from ${OPEN_LESSONS} where l.id = p.lesson_id) end as lesson,
  ${REACTION_COLUMNS},
  (select count(*)::int from community_comments c where c.post_id = p.id and c.state = 'published') as comments,
  ${QUESTION_COLUMNS},
  exists (select from community_saved_posts s where s.post_id = p.id and s.account_id = $1) as "isSaved"`;

/** Posts of a feed: published ones by people the reader has not blocked, and the reader's own in any state. */
export const IN_FEED = `(p.state = 'published' and ${isUnblocked('p.account_id')} or p.account_id = $1)`;

/** Posts that can be opened by address. `isCoach` is true for the coach, who sees every group, and waiting and hidden posts. */
export const visibleTo = (groupIds: string, isCoach: string): string =>
  `(${isCoach}::boolean or ${IN_FEED} and (p.group_id is null or p.group_id = any(${groupIds}::uuid[]) or p.account_id = $1))`;

/** `visibleTo` with `$2` as the reader's groups and `$3` as true for the coach. */
export const IS_VISIBLE = visibleTo('$2', '$3');

export function reactionsOf(all: readonly CountedReaction[]): ReactionsResponse {
  return {
    reactions: all.slice(0, PREVIEWED_EMOJIS).map(({ emoji, count }) => ({ emoji, count })),
    totalReactions: all.reduce((sum, { count }) => sum + count, 0),
    myReactions: all.flatMap(({ emoji, isMine }) => (isMine ? [emoji] : [])).sort(),
  };
}
