import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { contains, ids, isTrue, oneOf } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { readPage } from '../../../platform/http/read-page.js';
import { type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import { times } from '../../../platform/http/list-ranges.js';
import { END_REASONS } from '../sequence-triggers.js';
import type { SequenceEntryResponse } from './entries.dto.js';

export const ENTRY_FIELDS: ListFields = {
  sort: {
    studentName: 'lower(e.student_name)',
    enteredAt: 'e.entered_at',
    mailings: 'e.mailings',
    nextAt: 'e.next_at',
    endedAt: 'e.ended_at',
    id: 'e.id',
  },
  filter: {
    q: contains('e.student_name'),
    studentName: contains('e.student_name'),
    sequenceId: ids('e.sequence_id'),
    studentId: ids('e.account_id'),
    isActive: isTrue('(e.ended_at is null)'),
    endReason: oneOf(END_REASONS, 'e.end_reason'),
    id: ids('e.id'),
    ...times('enteredAt', 'e.entered_at'),
    ...times('nextAt', 'e.next_at'),
    ...times('endedAt', 'e.ended_at'),
  },
  default: { sort: 'enteredAt', order: 'DESC' },
};

const ENTRIES = `
  select e.id, e.sequence_id, e.account_id, n.name as student_name, e.title, e.entered_at, e.ended_at, e.end_reason,
         (select count(*)::int from mailing_deliveries d where d.entry_id = e.id and d.status <> 'left_out') as mailings,
         next.subject as next_subject, e.last_at + make_interval(days => next.delay_days) as next_at
  from sequence_entries e join account_names n on n.id = e.account_id
  left join lateral (select l.subject, s.delay_days from sequence_steps s join mailings l on l.id = s.mailing_id
                     where e.ended_at is null and s.sequence_id = e.sequence_id and s.removed_at is null
                       and s.position > e.last_position order by s.position limit 1) next on true`;

const COLUMNS = `e.id, e.sequence_id as "sequenceId", e.account_id as "studentId", e.student_name as "studentName", e.title,
  e.entered_at as "enteredAt", e.mailings, e.next_subject as "nextSubject", e.next_at as "nextAt", e.ended_at as "endedAt",
  e.end_reason as "endReason"`;

/** Lists the members in sequences, with their next mailing and its time. */
@Injectable()
export class EntriesQueries {
  constructor(private readonly database: Database) {}

  async list(params: ListParams): Promise<{ items: SequenceEntryResponse[]; contentRange: string }> {
    return readPage(this.database, readListQuery(params, ENTRY_FIELDS), {
      unit: 'sequence-entries',
      select: `select ${COLUMNS} from (${ENTRIES}) e`,
      from: `(${ENTRIES}) e`,
      tie: 'e.id',
      show: (rows: SequenceEntryResponse[]) => rows,
    });
  }
}
