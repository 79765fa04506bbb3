import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { productFacts } from '../../catalog/index.js';
import type { allPages } from '../../courses/index.js';
import type {
  StudentAnswersResponse,
  StudentChoiceResponse,
  StudentQuizResponse,
  StudentScaleResponse,
} from './student-answers.dto.js';

interface Place {
  courseTitle: RowOf<typeof productFacts>['title'];
  lessonTitle: RowOf<typeof allPages>['lessonTitle'];
}
/** The row as JSON has it: times in the database's own format. */
interface Row {
  questions: (Omit<StudentChoiceResponse, keyof Place> & Place)[];
  quizzes: (Omit<StudentQuizResponse, keyof Place> & Place)[];
  scales: (Omit<StudentScaleResponse, keyof Place> & Place)[];
}

const PLACE = `w.id as "widgetId", g.course_id as "courseId", p.title as "courseTitle", g.lesson_id as "lessonId",
  g.lesson_title as "lessonTitle", coalesce(w.question, w.title, '') as question`;

/** Joins the widget `w` of an answer with its page and course. Skips answers to questions that were removed since. */
const placeOf = (widgetId: string) => `
  join all_widgets w on w.id = ${widgetId}
  join all_pages g on g.id = w.page_id
  join product_facts p on p.id = g.course_id`;

const ORDER = `order by p.title, p.id, g.section_position, g.module_position, g.lesson_position, g.position, w.order_index`;

const QUESTIONS = `
  select ${PLACE}, c.option_text as answer, c.answered_at as "answeredAt"
  from choice_answers c ${placeOf('c.widget_id')} where c.account_id = $1 ${ORDER}`;

const QUIZZES = `
  select ${PLACE}, q."bestPercent", q."isPassed", q."attemptCount", q."answeredAt"
  from (
    select widget_id, max(score_percent) as "bestPercent", bool_or(is_passed) as "isPassed",
           count(*)::int as "attemptCount", max(submitted_at) as "answeredAt"
    from quiz_attempts where account_id = $1 group by widget_id
  ) q ${placeOf('q.widget_id')} ${ORDER}`;

const SCALES = `
  select ${PLACE}, s.value, s.at as "answeredAt", s.times, s.average
  from (
    select widget_id, (array_agg(value order by at desc, id desc))[1] as value, max(at) as at,
           count(*)::int as times, round(avg(value), 1)::float8 as average
    from scale_values where account_id = $1 group by widget_id
  ) s ${placeOf('s.widget_id')} ${ORDER}`;

/** One member's answers for the coach, in one statement: chosen options, results of quizzes and values of scales. Excludes journals. */
@Injectable()
export class StudentAnswersQueries {
  constructor(private readonly database: Database) {}

  async of(accountId: string): Promise<StudentAnswersResponse> {
    const row = await this.database.one<Row & Record<string, unknown>>(
      `select (select coalesce(json_agg(q), '[]') from (${QUESTIONS}) q) as questions,
              (select coalesce(json_agg(q), '[]') from (${QUIZZES}) q) as quizzes,
              (select coalesce(json_agg(s), '[]') from (${SCALES}) s) as scales
       from members where id = $1`,
      [accountId],
    );
    if (!row) throw notFound('Student');
    return {
      questions: row.questions.map(onTheWire),
      quizzes: row.quizzes.map(onTheWire),
      scales: row.scales.map(onTheWire),
    };
  }
}

const onTheWire = <Given extends { answeredAt: string }>(given: Given): Given => ({
  ...given,
  answeredAt: new Date(given.answeredAt).toISOString(),
});
