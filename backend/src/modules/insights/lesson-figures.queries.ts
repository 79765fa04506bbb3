import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { lessonFigures, percentOf } from './revenue-sums.js';
import type { CourseFiguresResponse } from './product-analytics.dto.js';

/** Lessons of the course in their order, its videos, and members enrolled now. */
const COURSE = `
  students as (select account_id from active_enrollments where product_id = $1),
  outline as (
    select id, title, module_id, module_title as module,
           row_number() over (order by section_position, module_position, position) as place
    from lesson_places where course_id = $1
  ),
  videos as (
    select w.id, g.lesson_id from outline o
    join page_places g on g.lesson_id = o.id
    join widget_facts w on w.page_id = g.id and w.type = 'video'
  )`;

/**
 * Lessons that members started: completed the lesson or a video, played one, or left the course there. Reads nothing
 * private.
 */
const BEGAN = `
  done as materialized (
    select c.account_id, c.kind, c.subject_id from completion_facts c join students using (account_id)
    where c.course_id = $1
  ),
  watched as materialized (
    select w.account_id, v.lesson_id, sum(w.seconds) as seconds
    from watched_seconds w join students using (account_id) join videos v on v.id = w.video_id
    where w.course_id = $1 group by 1, 2
  ),
  began as materialized (
    select account_id, subject_id as lesson_id from done where kind = 'lesson'
    union
    select d.account_id, v.lesson_id from done d join videos v on v.id = d.subject_id where d.kind = 'video'
    union
    select account_id, lesson_id from watched where seconds > 0
    union
    select p.account_id, p.lesson_id from member_positions p join students using (account_id) where p.course_id = $1
  ),
  furthest as (
    select b.account_id, max(o.place) as place from began b join outline o on o.id = b.lesson_id group by 1
  ),
  unfinished as (
    -- "not in" hashes the finished ones once; a join is taken for a tiny one and looked through for each student
    select place, count(*)::int as standing from furthest
    where account_id not in (select account_id from done where kind = 'course')
    group by 1
  )`;

const COUNTS = `
  select
    (select count(*)::int from students) as "studentCount",
    (select count(*)::int from done where kind = 'course') as completed,
    (select count(*)::int from students) - (select count(*)::int from furthest) as "notBegun",
    coalesce((select sum(seconds) from watched), 0)::float8 as "watchedSeconds",
    (
      select coalesce(json_agg(json_build_object(
        'id', o.id, 'title', o.title, 'moduleId', o.module_id, 'moduleTitle', o.module,
        'began', coalesce(b.people, 0), 'completed', coalesce(c.people, 0), 'standing', coalesce(u.standing, 0),
        'watchedSeconds', coalesce(w.seconds, 0)
      ) order by o.place), '[]')
      from outline o
      left join (select lesson_id, count(*) as people from began group by 1) b on b.lesson_id = o.id
      left join (
        select subject_id, count(*) as people from done where kind = 'lesson' group by 1
      ) c on c.subject_id = o.id
      left join (select lesson_id, sum(seconds) as seconds from watched group by 1) w on w.lesson_id = o.id
      left join unfinished u on u.place = o.place
    ) as lessons
  from course_facts where id = $1`;

type Row = Omit<CourseFiguresResponse, 'completionPercent'>;

/** Progress of the members enrolled now, lesson by lesson: one statement. */
@Injectable()
export class LessonFiguresQueries {
  constructor(private readonly database: Database) {}

  async of(productId: string): Promise<CourseFiguresResponse | null> {
    const row = await this.database.one<Row>(`with ${COURSE}, ${BEGAN} ${COUNTS}`, [productId]);
    if (!row) return null;
    return {
      ...row,
      completionPercent: percentOf(row.completed, row.studentCount),
      lessons: lessonFigures(row.lessons, row.studentCount),
    };
  }
}
