import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import { type lessonPlaces, moduleLockColumn, type modulePlaces } from '../../courses/index.js';
import type { activeEnrollments } from '../../enrollments/index.js';
import type { ModuleStanding } from './locks.js';
import type { LessonIndexes } from './outline.js';

/** A position as a client sends it: the lesson by id or by indexes (the id wins), and perhaps a video in it. */
export interface NamedPosition extends LessonIndexes {
  lessonId?: string;
  videoId?: string;
}

/** Facts that decide if a member may be at this position of a course now. */
export interface EntryFacts {
  /** Null: the member is not enrolled in the course. */
  enrolledAt: RowOf<typeof activeEnrollments>['startedAt'] | null;
  /** Null: the course has no such module, or no such lesson in it. */
  moduleId: RowOf<typeof modulePlaces>['id'] | null;
  lessonId: RowOf<typeof lessonPlaces>['id'] | null;
  /** True if the named video belongs to the lesson, or none is named. */
  holdsVideo: boolean;
  /** True if the coach opened the module early and the member has not started it. */
  isEarly: boolean;
  /** The module the member wants to enter, preceded by the one before it in the course, if any. */
  modules: ModuleStanding[];
}

const FACTS = `
  with named as (
    select c.id as course_id, m.id as module_id, l.id as lesson_id
    from course_facts c
    left join lateral (
      select id from module_places
      where course_id = c.id and ($3::uuid is null or id = (select module_id from lesson_places where id = $3))
      order by section_position, position limit 1 offset case when $3::uuid is null then $4::int else 0 end
    ) m on true
    left join lateral (
      select id from lesson_places
      where module_id = m.id and ($3::uuid is null or id = $3)
      order by position limit 1 offset case when $3::uuid is null then $5::int else 0 end
    ) l on true
    where c.id = $2
  ),
  modules as (
    select m.*
    from named
    join module_places own on own.id = named.module_id
    join module_places m on m.course_id = named.course_id
      and (m.section_position, m.position) <= (own.section_position, own.position)
    order by m.section_position desc, m.position desc limit 2
  )
  select e.started_at as "enrolledAt", named.module_id as "moduleId", named.lesson_id as "lessonId",
         $6::uuid is null or exists (
           select from widget_facts w join page_places p on p.id = w.page_id
           where w.id = $6 and w.type = 'video' and w.media_asset_id is not null and p.lesson_id = named.lesson_id
         ) as "holdsVideo",
         exists (
           select from module_openings o
           where o.account_id = $1 and o.course_id = $2 and o.module_id = named.module_id and o.is_early
         ) as "isEarly",
         coalesce((
           select json_agg(json_build_object(
             'lock', ${moduleLockColumn('m')},
             'wasCompleted', exists (
               select from completions c where c.account_id = $1 and c.kind = 'module' and c.subject_id = m.id
             ),
             'wasOpened', exists (
               select from module_openings o
               where o.account_id = $1 and o.course_id = m.course_id and o.module_id = m.id
             ),
             'lessonCount', lessons.total, 'completedLessonCount', lessons.completed
           ) order by m.section_position, m.position)
           from modules m
           cross join lateral (
             select count(*)::int as total, count(c.subject_id)::int as completed
             from lesson_places l
             left join completions c on c.account_id = $1 and c.kind = 'lesson' and c.subject_id = l.id
             where l.module_id = m.id
           ) lessons
         ), '[]') as modules
  from named left join active_enrollments e on e.account_id = $1 and e.product_id = named.course_id`;

@Injectable()
export class LessonEntryQueries {
  constructor(private readonly database: Database) {}

  /** Reads the facts in one statement, because every save of every player asks. Undefined when there is no such course. */
  factsAt(
    accountId: string,
    courseId: string,
    { moduleIndex, lessonIndex, lessonId, videoId }: NamedPosition,
  ): Promise<EntryFacts | undefined> {
    return this.database.one<EntryFacts>(FACTS, [
      accountId,
      courseId,
      lessonId ?? null,
      moduleIndex,
      lessonIndex,
      videoId ?? null,
    ]);
  }
}
