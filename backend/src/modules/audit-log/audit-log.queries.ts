import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import { contains, ids, oneOf } from '../../platform/http/list-filters.js';
import type { ListParams } from '../../platform/http/list-params.js';
import { readPage } from '../../platform/http/read-page.js';
import { type ListFields, readListQuery } from '../../platform/http/list-query.js';
import { times } from '../../platform/http/list-ranges.js';
import type { accountNames } from '../accounts/index.js';
import type { productFacts } from '../catalog/index.js';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type auditFacts } from '../audit/index.js';
import type { AuditEntryResponse } from './audit-log.dto.js';

export const AUDIT_LOG_FIELDS: ListFields = {
  sort: { id: 'e.id', at: 'e.id' },
  filter: {
    q: contains('actor.name', 'member.name', 'product.title', 'e.reason'),
    action: oneOf(AUDIT_ACTIONS, 'e.action'),
    subjectType: oneOf(AUDIT_SUBJECTS, 'e.subject_type'),
    subjectId: ids('e.subject_id'),
    memberId: ids('e.member_id'),
    id: ids('e.id'),
    ...times('at', 'e.at'),
  },
  default: { sort: 'at', order: 'DESC' },
};

const FROM = `audit_facts e
  left join account_names actor on actor.id = e.actor_id
  left join account_names member on member.id = e.member_id
  left join product_facts product on e.subject_type = 'product' and product.id = e.subject_id`;

const SELECT = `
  select e.id, e.at, e.actor_id as "actorId", e.action, e.subject_type as "subjectType",
         e.subject_id as "subjectId", e.member_id as "memberId", e.fields, e.reason, e.count,
         actor.name as "actorName", member.name as "memberName", product.title as "productTitle"
  from ${FROM}`;

type Person = RowOf<typeof accountNames>;
type Row = RowOf<typeof auditFacts> & {
  actorName: Person['name'] | null;
  memberName: Person['name'] | null;
  productTitle: RowOf<typeof productFacts>['title'] | null;
};

/** Reads and searches the audit log for the coach: one statement for a page, one for the total. */
@Injectable()
export class AuditLogQueries {
  constructor(private readonly database: Database) {}

  async list(params: ListParams): Promise<{ items: AuditEntryResponse[]; contentRange: string }> {
    return readPage(this.database, readListQuery(params, AUDIT_LOG_FIELDS), {
      unit: 'audit-entries',
      select: SELECT,
      from: FROM,
      show: (rows: Row[]) => rows.map(response),
    });
  }
}

const response = ({ productTitle, ...row }: Row): AuditEntryResponse => ({
  ...row,
  subjectName: row.subjectType === 'student' ? row.memberName : productTitle,
});
