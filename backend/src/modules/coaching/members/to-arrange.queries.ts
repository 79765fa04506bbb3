import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { ToArrangeResponse } from './member-coaching.dto.js';

/** The coaching of a member for which the coach writes to say when they meet (product rule 4.13). */
@Injectable()
export class ToArrangeQueries {
  constructor(private readonly database: Database) {}

  /**
   * What has brought her no sessions, the latest first: whatever its product brings or is by now, and whatever became of the
   * sessions. One statement.
   */
  of(accountId: string): Promise<ToArrangeResponse[]> {
    return this.database.query<ToArrangeResponse>(
      `select e.product_id as "productId" from active_enrollments e
       join product_facts p on p.id = e.product_id and p.type = 'coaching'
       where e.account_id = $1 and not exists (
         select from coaching_credits c where c.account_id = $1 and c.product_id = e.product_id)
       order by e.started_at desc, e.product_id`,
      [accountId],
    );
  }
}
