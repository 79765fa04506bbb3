import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import type { StudentRecordResponse } from './student-record.dto.js';
import { StudentsQueries } from './students.queries.js';

/** One student, with the version that an edit of the record is compared with. */
@Injectable()
export class StudentRecordQueries {
  constructor(
    private readonly database: Database,
    private readonly students: StudentsQueries,
  ) {}

  read(id: string): Promise<StudentRecordResponse> {
    return this.students.record(id);
  }

  /** Throws 404 unless this is a student. */
  async expect(id: string): Promise<void> {
    if (!(await this.database.one('select from members where id = $1', [id]))) throw notFound('Student');
  }
}
