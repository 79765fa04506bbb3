import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every, type JobHandler } from '../../../platform/jobs/handlers.js';

/** What nobody has confirmed is forgotten a day later, with the name and the address of whoever asked. */
@Injectable()
@Every(hours(1), 'coaching.sweep-requests')
export class SweepRequestsJob implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query('delete from coaching_sessions where held_until < $1', [
      later(this.clock.now(), -days(1)),
    ]);
  }
}
