import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { csvDocument } from '../../../platform/csv/csv-document.js';
import { Database } from '../../../platform/database/database.js';
import type { ExportListRequest } from '../../../platform/http/export-list.dto.js';
import { AuditService } from '../../audit/index.js';
import { STUDENT_COLUMNS } from './student-csv.js';
import { StudentsExportQueries } from './students-export.queries.js';

/** Exports the list of students as a file. The audit log has the export before the first line is sent. */
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

  /** Logs who exports how many students, and returns the lines, which are made while they are read. */
  async begin(wanted: ExportListRequest, by: string): Promise<AsyncGenerator<string>> {
    const count = await this.queries.count(wanted);
    const subject = { type: 'student' } as const;
    await this.database.transaction((tx) =>
      this.audit.record(tx, { by, action: 'student.exported', subject, count }),
    );
    return csvDocument(STUDENT_COLUMNS, this.queries.pages(wanted));
  }
}
