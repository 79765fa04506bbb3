import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { PageQuery } from '../../platform/http/page-query.js';
import type { productFacts } from '../catalog/index.js';
import type { lessonPlaces } from '../courses/index.js';
import type { ActivityKind, ActivityListResponse, ActivityResponse } from './activity.dto.js';

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

/** Orders activities of the same moment, so that none is on two pages: a course comes before its last lesson. */
const NEWEST_FIRST = 'at desc, kind, subject_id';

interface Row {
  total: number;
  items: {
    kind: ActivityKind;
    subjectId: string;
    title: RowOf<typeof productFacts | typeof lessonPlaces>['title'];
    productId: string;
    at: string;
  }[];
}

@Injectable()
export class ActivityQueries {
  constructor(private readonly database: Database) {}

  async of(accountId: string, { page, pageSize }: PageQuery): Promise<ActivityListResponse> {
    const row = await this.database.one<Row>(
      `with ${ACTIVITY}
       select (select count(*)::int from activity) as total, coalesce((
         select json_agg(json_build_object(
           'kind', kind, 'subjectId', subject_id, 'title', title, 'productId', product_id, 'at', at
         ) order by ${NEWEST_FIRST})
         from (select * from activity order by ${NEWEST_FIRST} limit $2 offset $3) shown
       ), '[]') as items`,
      [accountId, pageSize, (page - 1) * pageSize],
    );
    return { items: (row?.items ?? []).map(toResponse), total: row?.total ?? 0, page, pageSize };
  }
}

const toResponse = ({ kind, subjectId, title, productId, at }: Row['items'][number]): ActivityResponse => ({
  id: `${kind}:${subjectId}`,
  kind,
  title,
  productId,
  at: new Date(at).toISOString(),
});
