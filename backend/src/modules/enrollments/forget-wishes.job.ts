import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/jobs/decorators.js';

const KEPT = days(30);

/** Forgets the chosen person of a second seat when the course was not bought within a month. */
@Injectable()
@Every(hours(24), 'enrollments.forget-wishes')
export class ForgetWishesJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query(
      `delete from second_seats s where chosen_at < $1
         and not exists (select from enrollments e where e.account_id = s.account_id and e.product_id = s.product_id)`,
      [later(this.clock.now(), -KEPT)],
    );
  }
}
