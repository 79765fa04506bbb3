import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { BYTE_ORDER_MARK, csvLines } from '../../../platform/csv/write-csv.js';
import { Database } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import { STUDENT_CSV_HEAD, studentCsvRow } from './student-csv.js';
import type { StudentResponse } from '../students.dto.js';
import type { ExportStudentsRequest } from './students-export.dto.js';
import { StudentsExportQueries } from './students-export.queries.js';

/** The list of students as a file, written down in the audit log before its first line leaves. */
@Injectable()
export class StudentsExportService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly queries: StudentsExportQueries,
  ) {}

  fileName(): string {
    return `students-${this.clock.now().toISOString().slice(0, 10)}.csv`;
  }

  /** Who asked, and for how many students; the file itself is made while it is being read. */
  async begin(wanted: ExportStudentsRequest, by: string): Promise<AsyncGenerator<string>> {
    const count = await this.queries.count(wanted);
    const subject = { type: 'student' } as const;
    await this.database.transaction((tx) =>
      this.audit.record(tx, { by, action: 'student.exported', subject, count }),
    );
    const pages = this.queries.pages(wanted);
    // Read before the answer begins: once it has begun, a database that fails can only break it off.
    const first = await pages.next();
    return document(first.done ? [] : first.value, pages);
  }
}

async function* document(
  first: readonly StudentResponse[],
  further: AsyncGenerator<StudentResponse[]>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLines([STUDENT_CSV_HEAD, ...first.map(studentCsvRow)])}`;
  for await (const students of further) yield csvLines(students.map(studentCsvRow));
}
