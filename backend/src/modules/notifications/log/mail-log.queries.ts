import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { contains, ids, oneOf } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { readPage } from '../../../platform/http/read-page.js';
import { type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import { MAIL_KINDS, MAIL_STATES } from '../kinds/mail-kinds.js';
import { templateOf } from '../templates/registry.js';
import { FailedMailsService } from './failed-mails.service.js';
import type { LoggedMailResponse } from './mail-log.dto.js';

export const MAIL_LOG_FIELDS: ListFields = {
  sort: { createdAt: 'l.created_at', id: 'l.id' },
  filter: {
    q: contains('l.name', 'l.subject'),
    kind: oneOf(MAIL_KINDS, 'l.kind'),
    state: oneOf(MAIL_STATES, 'l.state'),
    studentId: ids('l.student_id'),
    id: ids('l.id'),
  },
  default: { sort: 'createdAt', order: 'DESC' },
};

/** All emails; the parameter `failed` has the ids of failed ones. */
const logged = (failed: string): string => `
  select m.id, m.kind, m.subject, n.name, case when n.role = 'member' then n.id end as student_id,
         case when m.status = 'queued' and m.id = any(${failed}::uuid[]) then 'failed' else m.status end as state,
         m.created_at, m.settled_at, m.returned_because,
         case when m.returned_because is not null then m.bounced_at end as returned_at
  from mails m join account_names n on n.id = m.account_id`;

const COLUMNS = `l.id, l.kind, l.subject, l.name, l.student_id as "studentId", l.state, l.created_at as "createdAt",
  l.settled_at as "settledAt", l.returned_at as "returnedAt", l.returned_because as "returnedBecause"`;

type Row = Omit<LoggedMailResponse, 'problem' | 'canSendAgain'>;

/** Lists queued, sent and failed emails, in three statements a page: the failures, the rows, and their count. */
@Injectable()
export class MailLogQueries {
  constructor(
    private readonly database: Database,
    private readonly failed: FailedMailsService,
  ) {}

  async list(params: ListParams): Promise<{ items: LoggedMailResponse[]; contentRange: string }> {
    const query = readListQuery(params, MAIL_LOG_FIELDS);
    const problems = await this.failed.problems();
    const parameters = [...query.parameters, [...problems.keys()]];
    const from = `(${logged(`$${parameters.length}`)}) l`;
    return readPage(this.database, query, {
      unit: 'mail-log',
      select: `select ${COLUMNS} from ${from}`,
      from,
      tie: 'l.id',
      parameters,
      show: (rows: Row[]) => rows.map((row) => describe(row, problems)),
    });
  }

  async one(id: string): Promise<LoggedMailResponse> {
    const problems = await this.failed.problems();
    const row = await this.database.one<Row>(`select ${COLUMNS} from (${logged('$2')}) l where l.id = $1`, [
      id,
      [...problems.keys()],
    ]);
    if (!row) throw notFound('Email');
    return describe(row, problems);
  }
}

const describe = (row: Row, problems: ReadonlyMap<string, string>): LoggedMailResponse => ({
  ...row,
  problem: problems.get(row.id) ?? null,
  canSendAgain: problems.has(row.id) && (row.returnedBecause === null || templateOf(row.kind).isRewritable),
});
