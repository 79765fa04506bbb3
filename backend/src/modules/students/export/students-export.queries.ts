import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { ExportListRequest } from '../../../platform/http/list-params.js';
import { idsInPages } from '../../../platform/http/list-pages.js';
import { readListQuery } from '../../../platform/http/list-query.js';
import type { StudentResponse } from '../students.dto.js';
import { studentFieldsAt } from '../students.sql.js';
import { StudentsQueries } from '../students.queries.js';

/** The whole list of students, filtered and sorted as on the screen. */
@Injectable()
export class StudentsExportQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly students: StudentsQueries,
  ) {}

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
