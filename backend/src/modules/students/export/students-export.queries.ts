import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { afterRow } from '../../../platform/http/list-pages.js';
import { orderBySql, readListQuery, readOrder, type SortKey } from '../../../platform/http/list-query.js';
import type { StudentResponse } from '../students.dto.js';
import { studentFieldsAt } from '../students.sql.js';
import { StudentsQueries } from '../students.queries.js';
import type { ExportStudentsRequest } from './students-export.dto.js';

/** Students in memory at a time. */
const AT_ONCE = 1000;

const BY_ID: SortKey = { column: 'a.id', order: 'ASC', nulls: 'last' };

/** The whole list of students, filtered and sorted as on the screen. */
@Injectable()
export class StudentsExportQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly students: StudentsQueries,
  ) {}

  count(wanted: ExportStudentsRequest): Promise<number> {
    const { where, parameters } = readListQuery(wanted, studentFieldsAt(this.clock.now()));
    return this.students.count(where, parameters);
  }

  /** Page after page, each asked for when the one before was taken: who stops taking stops the asking. */
  async *pages(wanted: ExportStudentsRequest): AsyncGenerator<StudentResponse[]> {
    const fields = studentFieldsAt(this.clock.now());
    const { where, parameters } = readListQuery(wanted, fields);
    const keys = [...readOrder(wanted.sort, fields), BY_ID];
    const columns = keys.map(({ column }) => `(${column})::text`).join(', ');
    let last: { id: string; row: (string | null)[] } | undefined;
    do {
      const after = last ? afterRow(keys, last.row, parameters.length) : { sql: 'true', parameters: [] };
      const page = await this.database.query<{ id: string; row: (string | null)[] }>(
        `select a.id, array[${columns}] as row from members a
         where ${where} and ${after.sql} order by ${orderBySql(keys)} limit ${AT_ONCE}`,
        [...parameters, ...after.parameters],
      );
      if (page.length > 0)
        yield await this.students.chosen(
          'select id, place from unnest($1::uuid[]) with ordinality as named(id, place)',
          [page.map(({ id }) => id)],
        );
      last = page.length === AT_ONCE ? page.at(-1) : undefined;
    } while (last);
  }
}
