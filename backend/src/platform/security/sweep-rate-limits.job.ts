import { Injectable } from '@nestjs/common';
import { Clock, hours, later } from '../../kernel/clock.js';
import { Database } from '../database/database.js';
import { Every } from '../jobs/decorators.js';

/** Removes windows that are over: the longest lasts a day. */
@Injectable()
@Every(hours(1), 'rate-limits.sweep')
export class SweepRateLimitsJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query('delete from rate_limits where window_start < $1', [
      later(this.clock.now(), -hours(25)),
    ]);
  }
}
