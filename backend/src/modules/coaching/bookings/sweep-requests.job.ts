import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';

/** How long after its deadline a late payment still finds its time. */
const PAID_LATE = days(30);

/** Deletes unconfirmed requests a day after their hold; ones that wait for a payment once none can arrive. */
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
