import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';

/** For so long a payment that comes late finds the time it was for. */
const PAID_LATE = days(30);

/**
 * What nobody has confirmed is forgotten a day later, with the name and the address of whoever asked; what waited for a payment once none
 * can come any more.
 */
@Injectable()
@Every(hours(1), 'coaching.sweep-requests')
export class SweepRequestsJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.database.query(
      `delete from coaching_sessions s where held_until < $1 and not exists (
         select from coaching_bookings b where b.session_id = s.id and b.pay_until > $2)`,
      [later(now, -days(1)), later(now, -PAID_LATE)],
    );
  }
}
