import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { ToArrangeResponse } from './member-coaching.dto.js';

/** Finds a member's coaching products for which the coach writes to arrange a meeting (product rule 4.13). */
@Injectable()
export class ToArrangeQueries {
  constructor(private readonly database: Database) {}

  /** Coaching products that brought the member no credit, latest first, whatever they bring by now. */
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
