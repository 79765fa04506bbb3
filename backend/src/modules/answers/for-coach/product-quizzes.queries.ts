import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { allPages } from '../../courses/index.js';
import type { QuizSummaryResponse } from './product-quizzes.dto.js';

const QUIZZES = `
  select w.id as "widgetId", g.lesson_id as "lessonId", g.lesson_title as "lessonTitle", coalesce(w.title, '') as title,
         summed."studentCount", summed."passedCount", summed."attemptCount", summed."averagePercent",
         (select json_build_object('question', hard.question, 'wrongPercent', round(hard.wrong * 100)::int)
          from (
            select answer->>'question' as question, avg((not (answer->>'isCorrect')::boolean)::int) as wrong
            from quiz_attempts q cross join lateral jsonb_array_elements(q.answers) answer
            where q.widget_id = w.id group by answer->>'questionId', answer->>'question'
            order by wrong desc, count(*) desc, question limit 1
          ) hard where hard.wrong > 0) as hardest
  from all_pages g
  join all_widgets w on w.page_id = g.id and w.type = 'quiz'
  cross join lateral (
    select count(*)::int as "studentCount", (count(*) filter (where is_passed))::int as "passedCount",
           coalesce(sum(attempts), 0)::int as "attemptCount", coalesce(round(avg(best)), 0)::int as "averagePercent"
    from (
      select bool_or(is_passed) as is_passed, max(score_percent) as best, count(*) as attempts
      from quiz_attempts where widget_id = w.id group by account_id
    ) student
  ) summed
  where g.course_id = $1 and summed."studentCount" > 0
  order by g.section_position, g.module_position, g.lesson_position, g.position, w.order_index`;

type Row = Omit<QuizSummaryResponse, 'lessonTitle'> & { lessonTitle: RowOf<typeof allPages>['lessonTitle'] };

/** Results of the students of a course, by quiz. */
@Injectable()
export class ProductQuizzesQueries {
  constructor(private readonly database: Database) {}

  /** One statement for all quizzes of the course. */
  async of(productId: string): Promise<QuizSummaryResponse[]> {
    const [product, rows] = await Promise.all([
      this.database.one('select 1 as found from product_facts where id = $1 and not is_removed', [productId]),
      this.database.query<Row>(QUIZZES, [productId]),
    ]);
    if (!product) throw notFound('Product');
    return rows;
  }
}
