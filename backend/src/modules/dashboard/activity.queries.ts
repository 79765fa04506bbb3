import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import { textIn } from '../../platform/database/translated.js';
import { cursorOf, valuesOf } from '../../platform/http/cursor.js';
import { type Page, pageOf } from '../../platform/http/list-response.js';
import type { PageQuery } from '../../platform/http/page-query.js';
import type { ActivityResponse } from './activity.dto.js';

/** Beginning of a community text. Mentions, which are ids, become `@…`. */
const beginningOf = (text: string): string => {
  const mention = String.raw`@\[[0-9a-f-]{36}\]`;
  return String.raw`regexp_replace(regexp_replace(${text}, '${mention}', '@…', 'g'), '^(.{119}).{2,}$', '\1…')`;
};

/**
 * Activities on products the member owns now, without completions that were taken back or of removed lessons, and what others
 * see of the member in the community.
 */
const activityIn = (language: Language): string => `
  owned as (
    select product_id, started_at from active_enrollments where account_id = $1
  ),
  activity (kind, subject_id, title, product_id, post_id, at) as (
    select 'product_received', p.id, ${textIn(language, 'p', 'title')}, p.id, null::uuid, o.started_at
    from owned o join product_facts p on p.id = o.product_id
    union all
    select 'lesson_completed', l.id, ${textIn(language, 'l', 'title')}, c.course_id, null, c.completed_at
    from completion_facts c join owned o on o.product_id = c.course_id join lesson_places l on l.id = c.subject_id
    where c.account_id = $1 and c.kind = 'lesson'
    union all
    select 'course_completed', p.id, ${textIn(language, 'p', 'title')}, p.id, null, c.completed_at
    from completion_facts c join owned o on o.product_id = c.course_id join product_facts p on p.id = c.course_id
    where c.account_id = $1 and c.kind = 'course'
    union all
    select 'review_written', r.id, ${textIn(language, 'p', 'title')}, p.id, null, r.created_at
    from written_reviews r join product_facts p on p.id = r.product_id
    where r.account_id = $1
    union all
    select case kind when 'question' then 'question_asked' else 'post_written' end, id, ${beginningOf('text')}, null, id, shown_at
    from published_posts where account_id = $1
    union all
    select 'comment_written', id, ${beginningOf('text')}, null, post_id, created_at
    from visible_comments where account_id = $1
    union all
    select 'answer_helpful', id, ${beginningOf('text')}, null, post_id, first_helpful_at
    from visible_comments where account_id = $1 and is_answer and first_helpful_at is not null
  )`;

type Row = Omit<ActivityResponse, 'id' | 'at'> & { subjectId: string; at: Date };

@Injectable()
export class ActivityQueries {
  constructor(private readonly database: Database) {}

  /** Lists activities, newest first. Simultaneous ones have an order too: a course comes before its last lesson. */
  async of(
    accountId: string,
    language: Language,
    { after, limit }: PageQuery,
  ): Promise<Page<ActivityResponse>> {
    const [at = null, kind = null, subjectId = null] = valuesOf(after);
    const rows = await this.database.query<Row>(
      `with ${activityIn(language)}
       select kind, subject_id as "subjectId", title, product_id as "productId", post_id as "postId", at
       from activity
       where $2::timestamptz is null or at < $2 or at = $2 and (kind, subject_id) > ($3::text, $4::uuid)
       order by at desc, kind, subject_id limit $5::int + 1`,
      [accountId, at, kind, subjectId, limit],
    );
    const { items, next } = pageOf(rows, limit, (last) => cursorOf(last.at, last.kind, last.subjectId));
    return { items: items.map(toResponse), next };
  }
}

const toResponse = ({ subjectId, at, ...row }: Row): ActivityResponse => ({
  id: `${row.kind}:${subjectId}`,
  ...row,
  at: at.toISOString(),
});
