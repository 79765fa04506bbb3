import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { productFacts } from '../../catalog/index.js';
import { moduleLockColumn } from '../../courses/index.js';
import type { activeEnrollments } from '../../enrollments/index.js';
import { publicImageColumn } from '../../media/index.js';
import { type ClassroomModule, standIn } from './classroom-course.js';
import type { ClassroomCourseResponse } from './classroom-courses.dto.js';

type CourseRow = Pick<RowOf<typeof productFacts>, 'id' | 'title' | 'description'> & {
  thumbnailUrl: string | null;
  isPublished: boolean;
  enrolledAt: RowOf<typeof activeEnrollments>['startedAt'];
  wasCompleted: boolean;
  lastLearnedAt: Date | null;
};

type ModuleRow = ClassroomModule & { courseId: string };

/** Newest first, like the library. `greatest` ignores nulls. */
const COURSES = `
  select p.id, p.title, p.description, ${publicImageColumn('p.thumbnail_asset_id')} as "thumbnailUrl",
         p.status = 'published' as "isPublished", e.started_at as "enrolledAt",
         coalesce(done.course, false) as "wasCompleted", greatest(left_at.updated_at, done.last) as "lastLearnedAt"
  from active_enrollments e
  join product_facts p on p.id = e.product_id and p.type = 'course'
  left join course_positions left_at on left_at.account_id = e.account_id and left_at.course_id = p.id
  left join (
    select course_id, max(completed_at) as last, bool_or(kind = 'course') as course
    from completions where account_id = $1 group by course_id
  ) done on done.course_id = p.id
  where e.account_id = $1
  order by e.started_at desc, e.id desc`;

/** Counted module by module, in each course's order. */
const MODULES = `
  select m.course_id as "courseId", m.id,
         ${moduleLockColumn('m')} as lock,
         exists (
           select from completions c where c.account_id = $1 and c.kind = 'module' and c.subject_id = m.id
         ) as "wasCompleted",
         exists (
           select from module_openings o
           where o.account_id = $1 and o.course_id = m.course_id and o.module_id = m.id
         ) as "wasOpened",
         count(l.id)::int as "totalLessons", count(done.subject_id)::int as "completedLessons",
         (array_agg(l.id order by l.position) filter (where l.id is not null and done.subject_id is null))[1]
           as "firstUnfinishedId",
         (array_agg(l.id) filter (where l.id = left_at.lesson_id and done.subject_id is null))[1] as "leftAtId"
  from module_places m
  left join lesson_places l on l.module_id = m.id
  left join completions done on done.account_id = $1 and done.kind = 'lesson' and done.subject_id = l.id
  left join course_positions left_at on left_at.account_id = $1 and left_at.course_id = m.course_id
  where m.course_id in (select product_id from active_enrollments where account_id = $1)
  group by m.course_id, m.section_position, m.position, m.id, m.lock_kind, m.lock_date, m.lock_days
  order by m.course_id, m.section_position, m.position`;

/** The courses a member owns, drafts and archived ones included, with the member's progress in each. */
@Injectable()
export class ClassroomCoursesQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Two queries, however much the member owns. */
  async ownedBy(accountId: string): Promise<ClassroomCourseResponse[]> {
    const [courses, modules] = await Promise.all([
      this.database.query<CourseRow>(COURSES, [accountId]),
      this.database.query<ModuleRow>(MODULES, [accountId]),
    ]);
    const inside = new Map<string, ClassroomModule[]>(courses.map(({ id }) => [id, []]));
    for (const { courseId, ...module } of modules) inside.get(courseId)?.push(module);
    return courses.map(({ enrolledAt, wasCompleted, lastLearnedAt, ...course }) => ({
      ...course,
      ...standIn({ enrolledAt, wasCompleted, modules: inside.get(course.id) ?? [] }, this.clock.now()),
      lastLearnedAt: lastLearnedAt?.toISOString() ?? null,
    }));
  }
}
