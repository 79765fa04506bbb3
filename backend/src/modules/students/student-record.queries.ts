import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { memberRecords } from '../accounts/index.js';
import type { StudentRecordResponse } from './student-record.dto.js';
import { StudentsQueries } from './students.queries.js';

type Version = Pick<RowOf<typeof memberRecords>, 'version' | 'pendingEmail'>;

/** One student, and the version a change of the record is compared with. */
@Injectable()
export class StudentRecordQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly students: StudentsQueries,
  ) {}

  async read(id: string): Promise<StudentRecordResponse> {
    // The version is read first: what is older than the rest is refused, what is newer would overwrite.
    const record = await this.database.one<Version>(
      `select version, case when pending_until > $2 then pending_email end as "pendingEmail"
       from member_records where id = $1`,
      [id, this.clock.now()],
    );
    if (!record) throw notFound('Student');
    return { ...(await this.students.one(id)), ...record };
  }

  /** Refuses what is no student. */
  async expect(id: string): Promise<void> {
    if (!(await this.database.one('select from members where id = $1', [id]))) throw notFound('Student');
  }
}
