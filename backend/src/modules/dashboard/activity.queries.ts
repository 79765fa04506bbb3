import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { cursorOf, valuesOf } from '../../platform/http/cursor.js';
import { type Page, pageOf } from '../../platform/http/list-response.js';
import type { PageQuery } from '../../platform/http/page-query.js';
import type { ActivityResponse } from './activity.dto.js';

/** Activities on products the member owns now, without completions that were taken back or of removed lessons. */
const ACTIVITY = `
  owned as (
    select product_id, started_at from active_enrollments where account_id = $1
  ),
  activity (kind, subject_id, title, product_id, at) as (
    select 'product_received', p.id, p.title, p.id, o.started_at
    from owned o join product_facts p on p.id = o.product_id
    union all
    select 'lesson_completed', l.id, l.title, c.course_id, c.completed_at
    from completion_facts c join owned o on o.product_id = c.course_id join lesson_places l on l.id = c.subject_id
    where c.account_id = $1 and c.kind = 'lesson'
    union all
    select 'course_completed', p.id, p.title, p.id, c.completed_at
    from completion_facts c join owned o on o.product_id = c.course_id join product_facts p on p.id = c.course_id
    where c.account_id = $1 and c.kind = 'course'
    union all
    select 'review_written', r.id, p.title, p.id, r.created_at
    from written_reviews r join product_facts p on p.id = r.product_id
    where r.account_id = $1
  )`;

type Row = Omit<ActivityResponse, 'id' | 'at'> & { subjectId: string; at: Date };

@Injectable()
export class ActivityQueries {
  constructor(private readonly database: Database) {}

  /** Newest first. Simultaneous activities are ordered, too: a course comes before its last lesson. */
  async of(accountId: string, { after, limit }: PageQuery): Promise<Page<ActivityResponse>> {
    const [at = null, kind = null, subjectId = null] = valuesOf(after);
    const rows = await this.database.query<Row>(
      `with ${ACTIVITY}
       select kind, subject_id as "subjectId", title, product_id as "productId", at from activity
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
