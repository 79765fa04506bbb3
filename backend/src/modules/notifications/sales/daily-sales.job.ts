import { Injectable } from '@nestjs/common';
import { Clock, minutes } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import type { MailDetails } from '../templates/registry.js';
import type { DailyTrial } from '../templates/sales.js';
import { MailPostService } from '../mail-post.service.js';
import { DAILY_SALES_HOUR } from '../kinds/sale-mail-frequencies.js';

/**
 * Writes the daily sales email at its hour in the coach's time zone, with all unreported sales and free trials; none if
 * there are none. They are removed in the email's transaction, so each is reported once, even with two servers.
 */
@Injectable()
export class DailySalesJob {
  constructor(
    private readonly database: Database,
    private readonly post: MailPostService,
    private readonly clock: Clock,
  ) {}

  @Every(minutes(5), 'notifications.daily-sales')
  async run(): Promise<void> {
    await this.database.transaction(async (tx) => {
      const sales = await tx.query<MailDetails['sales_of_the_day']['sales'][number]>(
        `with gone as (
           delete from unreported_sales where sold_at < (${LAST_HOUR})
           returning number, account_id as "buyerId", titles, has_coaching as "hasCoaching",
                     is_recurring as "isRecurring", amount_cents as "amountCents", currency, sold_at
         ) select * from gone order by sold_at, number`,
        [this.clock.now(), DAILY_SALES_HOUR],
      );
      const trials = await tx.query<DailyTrial>(
        `with gone as (
           delete from unreported_trials where begun_at < (${LAST_HOUR})
           returning account_id as "buyerId", title, begun_at, subscription_id
         ) select "buyerId", title from gone order by begun_at, subscription_id`,
        [this.clock.now(), DAILY_SALES_HOUR],
      );
      if (sales.length + trials.length === 0) return;
      await this.post.addForCoach(tx, {
        kind: 'sales_of_the_day',
        thing: newId(),
        details: { sales, trials },
      });
    });
  }
}

/** Latest time at which the coach's time zone reached the hour; `$1` is now. */
const LAST_HOUR = `
  select max(hour.at) from coach_calendar c,
    lateral (select ((($1::timestamptz at time zone c.time_zone)::date - days.back)
                     + make_time($2::int, 0, 0)) at time zone c.time_zone as at
             from generate_series(0, 1) as days (back)) hour
  where hour.at <= $1::timestamptz`;
