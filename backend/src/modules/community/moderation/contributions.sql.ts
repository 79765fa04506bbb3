import type { ContentState } from '../../../kernel/moderation.js';

/** Types that moderation shows in one list. */
export const CONTRIBUTION_TYPES = ['post', 'comment'] as const;
export type ContributionType = (typeof CONTRIBUTION_TYPES)[number];

/** Column of a report with the id of its subject. */
export const columnOf = { post: 'post_id', comment: 'comment_id' } as const satisfies Record<
  ContributionType,
  string
>;

export const tableOf = { post: 'community_posts', comment: 'community_comments' } as const satisfies Record<
  ContributionType,
  string
>;

export interface Contribution {
  id: string;
  type: ContributionType;
  accountId: string;
  state: ContentState;
  keptAt: Date | null;
}

/** Posts and comments as `c`. */
export const CONTRIBUTIONS = `(
  select id, 'post' as type, id as post_id, account_id, group_id, text, kind = 'question' as is_question, lesson_id, state, hidden_reason, kept_at, pinned_at, created_at
  from community_posts
  union all
  select c.id, 'comment', c.post_id, c.account_id, p.group_id, c.text, false, null::uuid, c.state, c.hidden_reason, c.kept_at, null, c.created_at
  from community_comments c join community_posts p on p.id = c.post_id) c`;

export const OPEN_REPORTS = `(
  select count(*)::int from community_reports r where r.settled_at is null and (r.post_id = c.id or r.comment_id = c.id))`;
