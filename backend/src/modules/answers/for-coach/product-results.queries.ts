import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { contains, ids } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { readPage } from '../../../platform/http/read-page.js';
import { type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { accountNames } from '../../accounts/index.js';
import type { allPages } from '../../courses/index.js';
import type { ResultNameResponse, WidgetResultResponse } from './product-results.dto.js';

/** Each student's latest answer to the widget `w`: an option's text or the value of a scale. Excludes journals. */
const LAST = `
  select c.account_id, c.option_text as answer, null::int as value, c.answered_at as at
  from choice_answers c where c.widget_id = w.id
  union all
  (select distinct on (s.account_id) s.account_id, s.value::text, s.value, s.at
   from scale_values s where s.widget_id = w.id order by s.account_id, s.at desc, s.id desc)`;

const RESULTS = `
  select w.id as "widgetId", g.lesson_id as "lessonId", g.lesson_title as "lessonTitle",
         coalesce(w.question, '') as question, w.type = 'opinionScale' as "isScale",
         summed."studentCount", summed.average, summed.counts
  from all_pages g
  join all_widgets w on w.page_id = g.id and w.type in ('question', 'opinionScale')
  cross join lateral (
    select coalesce(sum(n), 0)::int as "studentCount", round(sum(value * n) / nullif(sum(n), 0), 1)::float8 as average,
           json_agg(json_build_object('answer', answer, 'count', n) order by value, n desc, answer) as counts
    from (select answer, value, count(*)::int as n from (${LAST}) last group by answer, value) counted
  ) summed
  where g.course_id = $1 and summed."studentCount" > 0
  order by g.section_position, g.module_position, g.lesson_position, g.position, w.order_index`;

export const RESULT_NAME_FIELDS: ListFields = {
  sort: { answeredAt: 'last.at', name: 'lower(a.name)', answer: 'last.answer', id: 'last.account_id' },
  filter: { q: contains('a.name', 'last.answer'), id: ids('last.account_id') },
  default: { sort: 'answeredAt', order: 'DESC' },
};

type ResultRow = Omit<WidgetResultResponse, 'lessonTitle'> & {
  lessonTitle: RowOf<typeof allPages>['lessonTitle'];
};
type NameRow = Omit<ResultNameResponse, 'name'> & { name: RowOf<typeof accountNames>['name'] };

/** Answers of the students of a course, counted by question and scale, and by student. */
@Injectable()
export class ProductResultsQueries {
  constructor(private readonly database: Database) {}

  /** One statement for all widgets of the course. */
  async of(productId: string): Promise<WidgetResultResponse[]> {
    const [product, rows] = await Promise.all([
      this.database.one('select 1 as found from product_facts where id = $1 and not is_removed', [productId]),
      this.database.query<ResultRow>(RESULTS, [productId]),
    ]);
    if (!product) throw notFound('Product');
    return rows;
  }

  async names(
    productId: string,
    widgetId: string,
    params: ListParams,
  ): Promise<{ items: ResultNameResponse[]; contentRange: string }> {
    const query = readListQuery(params, RESULT_NAME_FIELDS);
    const parameters = [...query.parameters, productId, widgetId];
    const named = `
      all_widgets w
      join all_pages g on g.id = w.page_id and g.course_id = $${parameters.length - 1}
      cross join lateral (${LAST}) last
      join account_names a on a.id = last.account_id`;
    return readPage(this.database, query, {
      unit: 'answers',
      select: `select a.id, a.name, last.answer, last.at as "answeredAt" from ${named}`,
      from: named,
      tie: 'last.account_id',
      where: `w.id = $${parameters.length} and ${query.where}`,
      parameters,
      show: (rows: NameRow[]) => rows,
    });
  }
}
