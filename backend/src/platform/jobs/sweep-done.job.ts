import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../kernel/clock.js';
import { Database } from '../database/database.js';
import { Every } from './decorators.js';

/** Finished jobs are deleted after a week. Parked jobs stay until an operator handles them. */
@Injectable()
@Every(hours(6), 'jobs.sweep')
export class SweepDoneJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query('delete from jobs where done_at < $1', [later(this.clock.now(), -days(7))]);
  }
}
