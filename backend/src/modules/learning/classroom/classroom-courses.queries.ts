import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Language } from '../../../kernel/languages.js';
import { textIn } from '../../../platform/database/translated.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { productFacts } from '../../catalog/index.js';
import { moduleLockColumn } from '../../courses/index.js';
import { type activeEnrollments, EnrollmentsService } from '../../enrollments/index.js';
import { publicImageColumn } from '../../media/index.js';
import { percent } from '../entry/outline.js';
import { type ClassroomModule, standIn } from './classroom-course.js';
import type { ClassroomCourseResponse } from './classroom-courses.dto.js';
import type { LibraryItemResponse } from './classroom.dto.js';

type CourseRow = Pick<RowOf<typeof productFacts>, 'id' | 'title' | 'description'> & {
  thumbnailUrl: string | null;
  isPublished: boolean;
  enrolledAt: RowOf<typeof activeEnrollments>['startedAt'];
  expiresAt: RowOf<typeof activeEnrollments>['expiresAt'];
  wasCompleted: boolean;
  lastLearnedAt: Date | null;
  modules: ClassroomModule[];
};

/** Counts per module, in the order of the course `p`. */
const MODULES = `
  select json_agg(json_build_object(
    'id', m.id, 'lock', ${moduleLockColumn('m')},
    'wasCompleted', exists (
      select from completions c where c.account_id = $1 and c.kind = 'module' and c.subject_id = m.id
    ),
    'wasOpened', exists (
      select from module_openings o where o.account_id = $1 and o.course_id = p.id and o.module_id = m.id
    ),
    'lessonCount', inside.total, 'completedLessonCount', inside.completed,
    'firstUnfinishedId', inside.first_unfinished, 'leftAtId', inside.left_at
  ) order by m.section_position, m.position)
  from module_places m
  cross join lateral (
    select count(*)::int as total, count(done.subject_id)::int as completed,
           (array_agg(l.id order by l.position) filter (where done.subject_id is null))[1] as first_unfinished,
           (array_agg(l.id) filter (where l.id = left_at.lesson_id and done.subject_id is null))[1] as left_at
    from lesson_places l
    left join completions done on done.account_id = $1 and done.kind = 'lesson' and done.subject_id = l.id
    where l.module_id = m.id
  ) inside
  where m.course_id = p.id`;

/** The member's courses, newest first, like the library. `greatest` ignores nulls. */
const courses = (language: Language): string => `
  select p.id, ${textIn(language, 'p', 'title')} as title, ${textIn(language, 'p', 'description')} as description, ${publicImageColumn('p.thumbnail_asset_id')} as "thumbnailUrl",
         p.status = 'published' as "isPublished", e.started_at as "enrolledAt", e.expires_at as "expiresAt",
         coalesce(done.course, false) as "wasCompleted", greatest(left_at.updated_at, done.last) as "lastLearnedAt",
         coalesce((${MODULES}), '[]') as modules
  from active_enrollments e
  join product_facts p on p.id = e.product_id and p.type = 'course'
  left join course_positions left_at on left_at.account_id = e.account_id and left_at.course_id = p.id
  left join (
    select course_id, max(completed_at) as last, bool_or(kind = 'course') as course
    from completions where account_id = $1 group by course_id
  ) done on done.course_id = p.id
  where e.account_id = $1
  order by e.started_at desc, e.id desc`;

/** Reads the courses a member owns, including drafts and archived ones, with the member's progress in each. */
@Injectable()
export class ClassroomCoursesQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly enrollments: EnrollmentsService,
  ) {}

  /** Returns the member's courses in one query, regardless of their number. */
  async ownedBy(accountId: string, language: Language): Promise<ClassroomCourseResponse[]> {
    const owned = await this.database.query<CourseRow>(courses(language), [accountId]);
    const now = this.clock.now();
    return owned.map(({ enrolledAt, expiresAt, wasCompleted, lastLearnedAt, modules, ...course }) => ({
      ...course,
      ...standIn({ enrolledAt, wasCompleted, modules }, now),
      lastLearnedAt: lastLearnedAt?.toISOString() ?? null,
      accessUntil: expiresAt?.toISOString() ?? null,
    }));
  }

  /** Returns the member's library in three queries, regardless of its size. */
  async library(accountId: string, language: Language): Promise<LibraryItemResponse[]> {
    // A bundle is opened through its parts.
    const owned = (await this.enrollments.ownedBy(accountId, language)).filter(
      ({ type }) => type !== 'bundle',
    );
    const progress = await this.libraryProgress(
      accountId,
      owned.map(({ id }) => id),
    );
    return owned.map(({ id, type, title, thumbnailUrl, since, accessUntil }) => {
      const progressPercent = type === 'course' ? (progress.get(id) ?? 0) : null;
      return { productId: id, type, title, thumbnailUrl, since, accessUntil, progressPercent };
    });
  }

  private async libraryProgress(accountId: string, courseIds: string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ courseId: string; total: number; completed: number }>(
      `select l.course_id as "courseId", count(l.id)::int as total, count(c.subject_id)::int as completed
       from lesson_places l
       left join completions c on c.account_id = $1 and c.kind = 'lesson' and c.subject_id = l.id
       where l.course_id = any($2::uuid[])
       group by l.course_id`,
      [accountId, courseIds],
    );
    return new Map(rows.map(({ courseId, completed, total }) => [courseId, percent(completed, total)]));
  }
}
