import { Injectable } from '@nestjs/common';
import type { Language } from '../../../kernel/languages.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import { textIn } from '../../../platform/database/translated.js';
import type { productFacts } from '../../catalog/index.js';
import type { modulePlaces } from '../../courses/index.js';

/** A module that opens, or has opened, to a member by itself. */
export interface DatedOpening {
  moduleId: RowOf<typeof modulePlaces>['id'];
  moduleTitle: RowOf<typeof modulePlaces>['title'];
  courseId: RowOf<typeof productFacts>['id'];
  courseTitle: RowOf<typeof productFacts>['title'];
  opensAt: Date;
}

/** Openings by a date or days since the enrollment: the rules of `locks.ts` for all of a member's courses at once. */
@Injectable()
export class DatedOpeningsQueries {
  constructor(private readonly database: Database) {}

  /**
   * Returns openings in the member's current courses, `from` included and `to` excluded, in order. Skips modules that
   * were open before their day or at enrollment.
   */
  between(accountId: string, language: Language, from: Date, to: Date): Promise<DatedOpening[]> {
    return this.database.query<DatedOpening>(
      `select m.id as "moduleId", ${textIn(language, 'm', 'title')} as "moduleTitle", p.id as "courseId",
              ${textIn(language, 'p', 'title')} as "courseTitle",
              opens.at as "opensAt"
       from active_enrollments e
       join product_facts p on p.id = e.product_id and p.status <> 'draft'
       join module_places m on m.course_id = p.id
       cross join lateral (
         select case m.lock_kind
           when 'date' then m.lock_date
           when 'days_after_enrollment' then e.started_at + make_interval(hours => 24 * m.lock_days)
         end as at
       ) opens
       where e.account_id = $1 and opens.at >= $2 and opens.at < $3 and opens.at > e.started_at
         and exists (select from lesson_places l where l.module_id = m.id)
         and not exists (
           select from module_openings o
           where o.account_id = $1 and o.course_id = p.id and o.module_id = m.id and o.opened_at < opens.at
         )
         and not exists (
           select from completions c join lesson_places l on l.id = c.subject_id and l.module_id = m.id
           where c.account_id = $1 and c.course_id = p.id and c.kind = 'lesson' and c.completed_at < opens.at
         )
       order by opens.at, p.title, m.section_position, m.position, m.id`,
      [accountId, from, to],
    );
  }
}
