import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';

/** Time after its deadline in which a late payment still finds its session. */
const PAID_LATE = days(30);

/** Deletes unconfirmed requests a day after their hold, and unpaid ones once no payment can arrive. */
@Injectable()
export class SweepRequestsJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Every(hours(1), 'coaching.sweep-requests')
  async run(): Promise<void> {
    const now = this.clock.now();
    await this.database.query(
      `delete from coaching_sessions s where held_until < $1 and not exists (
         select from coaching_bookings b where b.session_id = s.id and b.pay_until > $2)`,
      [later(now, -days(1)), later(now, -PAID_LATE)],
    );
  }
}
