import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/security/actor.js';

/** Counts views of a product's page, if the product can be bought, by people who could buy it. */
@Injectable()
export class ProductViewsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts a view in one statement, so that simultaneous views all reach the row of the day. */
  async count(actor: Actor, productId: string): Promise<void> {
    if (actor?.role === 'creator') return;
    await this.database.query(
      `insert into product_views as v (product_id, day, views)
       select p.id, ($3::timestamptz at time zone (select time_zone from coach_calendar))::date, 1
       from published_products p
       where p.id = $1 and not exists (
         select from active_enrollments e where e.product_id = p.id and e.account_id = $2
       )
       on conflict (product_id, day) do update set views = v.views + 1`,
      [productId, actor?.accountId ?? null, this.clock.now()],
    );
  }
}
