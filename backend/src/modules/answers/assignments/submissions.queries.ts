import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import { contains, ids, oneOf } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import { times } from '../../../platform/http/list-ranges.js';
import { readPage } from '../../../platform/http/read-page.js';
import type { accountNames } from '../../accounts/index.js';
import type { productFacts } from '../../catalog/index.js';
import type { lessonPlaces } from '../../courses/index.js';
import type { OneSubmissionResponse, SubmissionResponse } from './assignments.dto.js';
import { AssignmentsQueries } from './assignments.queries.js';

/**
 * Work that is handed in. Leaves out members whose enrollment has ended, as for shared journals: they cannot take it
 * back.
 */
export const SUBMITTED = `account_names a
  join assignment_submissions s on s.account_id = a.id and s.status <> 'draft'
  join active_enrollments e on e.account_id = s.account_id and e.product_id = s.course_id
  join lateral (
    select v.number, v.decision, v.feedback, v.answered_at from assignment_versions v
    where v.submission_id = s.id order by v.number desc limit 1
  ) v on true`;

export const SUBMISSION_FIELDS: ListFields = {
  sort: {
    id: 's.id',
    handedInAt: 's.handed_in_at',
    answeredAt: 'v.answered_at',
    memberName: 'lower(a.name)',
    courseTitle: 'lower(p.title)',
    lessonTitle: 'lower(l.title)',
    title: 'lower(s.title)',
  },
  filter: {
    q: contains('a.name', 's.title'),
    memberName: contains('a.name'),
    courseTitle: contains('p.title'),
    lessonTitle: contains('l.title'),
    title: contains('s.title'),
    status: oneOf(['handed_in', 'try_again', 'done'], 's.status'),
    accountId: ids('s.account_id'),
    courseId: ids('s.course_id'),
    id: ids('s.id'),
    ...times('handedInAt', 's.handed_in_at'),
    ...times('answeredAt', 'v.answered_at'),
  },
  default: { sort: 'handedInAt', order: 'DESC' },
};

const FROM = `${SUBMITTED} join product_facts p on p.id = s.course_id left join lesson_places l on l.id = s.lesson_id`;

const COLUMNS = `s.id, s.account_id as "accountId", a.name as "memberName", s.course_id as "courseId",
  p.title as "courseTitle", s.lesson_id as "lessonId", l.title as "lessonTitle", s.widget_id as "widgetId", s.title,
  s.status, s.handed_in_at as "handedInAt", v.decision, v.feedback, v.answered_at as "answeredAt", s.version`;

type Named<Response> = Omit<Response, 'memberName' | 'courseTitle' | 'lessonTitle'> & {
  memberName: RowOf<typeof accountNames>['name'];
  courseTitle: RowOf<typeof productFacts>['title'];
  lessonTitle: RowOf<typeof lessonPlaces>['title'] | null;
};

/** Reads the coach's list of assignments, and one with everything that was handed in. */
@Injectable()
export class SubmissionsQueries {
  constructor(
    private readonly database: Database,
    private readonly assignments: AssignmentsQueries,
  ) {}

  async list(params: ListParams): Promise<{ items: SubmissionResponse[]; contentRange: string }> {
    return readPage(this.database, readListQuery(params, SUBMISSION_FIELDS), {
      unit: 'assignments',
      select: `select ${COLUMNS} from ${FROM}`,
      from: FROM,
      tie: 's.id',
      show: (rows: Named<SubmissionResponse>[]) => rows,
    });
  }

  async one(id: string): Promise<OneSubmissionResponse> {
    const row = await this.database.one<Named<Omit<OneSubmissionResponse, 'versions'>>>(
      `select ${COLUMNS}, s.instructions from ${FROM} where s.id = $1`,
      [id],
    );
    if (!row) throw notFound('Assignment');
    return { ...row, versions: await this.assignments.versionsOf(id) };
  }
}
