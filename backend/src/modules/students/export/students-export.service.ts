import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { type Columns, csvDocument } from '../../../platform/csv/csv-document.js';
import { Database } from '../../../platform/database/database.js';
import type { ExportListRequest } from '../../../platform/http/list-params.js';
import { idsInPages } from '../../../platform/http/list-pages.js';
import { readListQuery } from '../../../platform/http/list-query.js';
import { AuditService } from '../../audit/index.js';
import type { StudentResponse } from '../students.dto.js';
import { studentFieldsAt } from '../students.sql.js';
import { StudentsQueries } from '../students.queries.js';

/** Columns of an export. Columns that the import knows have the same names there. */
const STUDENT_COLUMNS: Columns<StudentResponse> = {
  Name: ({ username }) => username,
  Email: ({ email }) => email,
  'Signs in as': ({ signInName }) => signInName,
  Age: ({ ageBand }) => ageBand,
  Phone: ({ phone }) => phone,
  Birthday: ({ birthday }) => birthday,
  Address: ({ address }) => address,
  City: ({ city }) => city,
  'State/Province': ({ state }) => state,
  'ZIP/Postal Code': ({ zipCode }) => zipCode,
  Country: ({ country }) => country,
  Tags: ({ tags }) => tags.map(({ name }) => name).join('; '),
  Status: ({ status }) => status,
  'Last seen': ({ lastSeenAt }) => lastSeenAt,
  Level: ({ level }) => level,
  Joined: ({ joinedAt }) => joinedAt,
  Purchases: ({ purchases }) => purchases,
  'Total spent': ({ totalSpent }) => Number(totalSpent),
};

/** Exports the list of students as a file. The export is audited before the first line is sent. */
@Injectable()
export class StudentsExportService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly students: StudentsQueries,
  ) {}

  fileName(): string {
    return `students-${this.clock.now().toISOString().slice(0, 10)}.csv`;
  }

  /** Logs who exports how many students, and returns the lines, which are produced while they are read. */
  async begin(wanted: ExportListRequest, by: string): Promise<AsyncGenerator<string>> {
    const count = await this.count(wanted);
    const subject = { type: 'student' } as const;
    await this.database.transaction((tx) =>
      this.audit.record(tx, { by, action: 'student.exported', subject, count }),
    );
    return csvDocument(STUDENT_COLUMNS, this.pages(wanted));
  }

  count(wanted: ExportListRequest): Promise<number> {
    const { where, parameters } = readListQuery(wanted, studentFieldsAt(this.clock.now()));
    return this.students.count(where, parameters);
  }

  async *pages(wanted: ExportListRequest): AsyncGenerator<StudentResponse[]> {
    const fields = studentFieldsAt(this.clock.now());
    const from = 'members a left join member_points grown on grown.account_id = a.id where true';
    const members = { from, id: 'a.id', fields };
    for await (const ids of idsInPages(this.database, members, wanted))
      yield await this.students.chosen(
        'select id, place from unnest($1::uuid[]) with ordinality as named(id, place)',
        [ids],
      );
  }
}
