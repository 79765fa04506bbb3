import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { contains, ids, oneOf } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { contentRange, type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import { times } from '../../../platform/http/list-ranges.js';
import { ENROLLMENT_SOURCES } from '../../enrollments/index.js';
import { SECOND_SEAT, SECOND_SEAT_OF } from '../seats.sql.js';
import type { ProductStudentResponse } from './product-students.dto.js';

export const PRODUCT_STUDENT_FIELDS: ListFields = {
  sort: {
    since: { columns: ['e.started_at', 'e.id'], missing: 'greatest' },
    name: 'lower(m.name)',
    source: 'e.source',
    id: 'e.account_id',
  },
  filter: {
    q: contains('m.name', 'm.email'),
    source: oneOf(ENROLLMENT_SOURCES, 'e.source'),
    id: ids('e.account_id'),
    ...times('since', 'e.started_at'),
  },
  default: { sort: 'since', order: 'DESC' },
};

/** Lists the owners of a product by name, with their progress. Always three statements, regardless of their number. */
@Injectable()
export class ProductStudentsQueries {
  constructor(private readonly database: Database) {}

  /** Lists the owners. The page is found first; positions and completions are read for its rows only. */
  async list(
    productId: string,
    params: ListParams,
  ): Promise<{ items: ProductStudentResponse[]; contentRange: string }> {
    const query = readListQuery(params, PRODUCT_STUDENT_FIELDS);
    const { where, orderBy, limit, offset } = query;
    const parameters = [...query.parameters, productId];
    const ordered = `order by ${orderBy}, e.id`;
    const owners = `
      active_enrollments e join members m on m.id = e.account_id
      where e.product_id = $${parameters.length} and ${where}`;
    const [product, items, counted] = await Promise.all([
      this.database.one('select 1 as found from product_facts where id = $1 and not is_removed', [productId]),
      this.database.query<ProductStudentResponse>(
        `select e.account_id as id, e.name, e.source, e.started_at as since,
                (select l.title from member_positions at join lesson_places l on l.id = at.lesson_id
                 where at.account_id = e.account_id and at.course_id = e.product_id) as "lessonTitle",
                (select count(*)::int from completion_facts c join lesson_places l on l.id = c.subject_id
                 where c.account_id = e.account_id and c.course_id = e.product_id and c.kind = 'lesson')
                  as "completedLessonCount",
                ${SECOND_SEAT} as "secondSeat", ${SECOND_SEAT_OF} as "secondSeatOf"
         from (
           select e.account_id, m.name, e.source, e.source_id, e.started_at, e.product_id,
                  row_number() over (${ordered}) as place
           from ${owners} ${ordered} limit ${limit} offset ${offset}
         ) e order by e.place`,
        parameters,
      ),
      this.database.one<{ total: number }>(`select count(*)::int as total from ${owners}`, parameters),
    ]);
    if (!product) throw notFound('Product');
    return { items, contentRange: contentRange('students', query, items.length, counted?.total ?? 0) };
  }
}
