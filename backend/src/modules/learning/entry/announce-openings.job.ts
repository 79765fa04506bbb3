import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { productFacts } from '../../catalog/index.js';
import type { modulePlaces } from '../../courses/index.js';
import type { activeEnrollments } from '../../enrollments/index.js';

interface OpeningRow {
  accountId: RowOf<typeof activeEnrollments>['accountId'];
  courseId: RowOf<typeof productFacts>['id'];
  courseTitle: RowOf<typeof productFacts>['title'];
  moduleId: RowOf<typeof modulePlaces>['id'];
  moduleTitle: RowOf<typeof modulePlaces>['title'];
}

/** Length of a round. Each run looks back over two, in case one was missed; no module is mailed twice. */
const ROUND = days(1);
const LOOK_BACK = 2 * ROUND;

/**
 * Publishes modules that opened to members by date or by days since enrollment. Applies the rules of `locks.ts` to all
 * members at once. Skips modules the member has already seen open, or that were open at enrollment.
 */
@Injectable()
export class AnnounceOpeningsJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  @Every(ROUND, 'learning.announce-openings')
  async run(): Promise<void> {
    const now = this.clock.now();
    const opened = await this.database.query<OpeningRow>(
      `select e.account_id as "accountId", p.id as "courseId", p.title as "courseTitle",
              m.id as "moduleId", m.title as "moduleTitle"
       from module_places m
       join product_facts p on p.id = m.course_id and p.status <> 'draft'
       join active_enrollments e on e.product_id = p.id
       cross join lateral (
         select case m.lock_kind
           when 'date' then m.lock_date
           when 'days_after_enrollment' then e.started_at + make_interval(hours => 24 * m.lock_days)
         end as at
       ) opens
       where opens.at > $1 and opens.at <= $2 and opens.at > e.started_at
         and exists (select 1 from lesson_places l where l.module_id = m.id)
         and not exists (
           select 1 from module_openings o where o.account_id = e.account_id and o.module_id = m.id
         )`,
      [later(now, -LOOK_BACK), now],
    );
    await this.database.transaction(async (tx) => {
      for (const opening of opened) await this.outbox.publish(tx, 'module.opened', opening);
    });
  }
}
