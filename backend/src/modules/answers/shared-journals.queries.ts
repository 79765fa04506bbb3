import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { contains, ids, isTrue } from '../../platform/http/list-filters.js';
import type { ListParams } from '../../platform/http/list-params.js';
import { readPage } from '../../platform/http/read-page.js';
import { type ListFields, readListQuery } from '../../platform/http/list-query.js';
import { times } from '../../platform/http/list-ranges.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { accountNames } from '../accounts/index.js';
import type { productFacts } from '../catalog/index.js';
import type { lessonPlaces } from '../courses/index.js';
import type { SharedJournalResponse } from './shared-journals.dto.js';

/**
 * Journal answers shared now. `s` is the table of copies; the journals themselves are not read here. Leaves out members
 * whose enrollment has ended, because they cannot reach the button to unshare.
 */
export const SHARED = {
  from: `account_names a
    join journal_shares s on s.account_id = a.id and s.text is not null
    join active_enrollments e on e.account_id = s.account_id and e.product_id = s.course_id`,
  needsReply: `(s.replied_at is null or s.replied_at < s.shared_at)`,
};

export const SHARED_JOURNAL_FIELDS: ListFields = {
  sort: {
    id: 's.id',
    sharedAt: 's.shared_at',
    repliedAt: 's.replied_at',
    memberName: 'lower(a.name)',
    courseTitle: 'lower(p.title)',
    lessonTitle: 'lower(l.title)',
  },
  filter: {
    q: contains('a.name', 's.question'),
    memberName: contains('a.name'),
    courseTitle: contains('p.title'),
    lessonTitle: contains('l.title'),
    question: contains('s.question'),
    needsReply: isTrue(SHARED.needsReply),
    accountId: ids('s.account_id'),
    courseId: ids('s.course_id'),
    id: ids('s.id'),
    ...times('sharedAt', 's.shared_at'),
    ...times('repliedAt', 's.replied_at'),
  },
  default: { sort: 'sharedAt', order: 'DESC' },
};

const FROM = `${SHARED.from} join product_facts p on p.id = s.course_id left join lesson_places l on l.id = s.lesson_id`;

const SELECT = `
  select s.id, s.account_id as "accountId", a.name as "memberName", s.course_id as "courseId", p.title as "courseTitle",
         s.lesson_id as "lessonId", l.title as "lessonTitle", s.widget_id as "widgetId", s.question, s.text,
         s.shared_at as "sharedAt", s.reply, s.replied_at as "repliedAt", ${SHARED.needsReply} as "needsReply"
  from ${FROM}`;

type Row = Omit<SharedJournalResponse, 'memberName' | 'courseTitle' | 'lessonTitle'> & {
  memberName: RowOf<typeof accountNames>['name'];
  courseTitle: RowOf<typeof productFacts>['title'];
  lessonTitle: RowOf<typeof lessonPlaces>['title'] | null;
};

/** Reads the coach's list of shared journals: one statement over the current copies, with names and titles. */
@Injectable()
export class SharedJournalsQueries {
  constructor(private readonly database: Database) {}

  async list(params: ListParams): Promise<{ items: SharedJournalResponse[]; contentRange: string }> {
    return readPage(this.database, readListQuery(params, SHARED_JOURNAL_FIELDS), {
      unit: 'shared-journals',
      select: SELECT,
      from: FROM,
      tie: 's.id',
      show: (rows: Row[]) => rows,
    });
  }

  async one(id: string): Promise<SharedJournalResponse> {
    const row = await this.database.one<Row>(`${SELECT} where s.id = $1`, [id]);
    if (!row) throw notFound('Shared journal');
    return row;
  }
}
