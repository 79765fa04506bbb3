import { Injectable } from '@nestjs/common';
import { Clock, hours, later } from '../../kernel/clock.js';
import { Database } from '../database/database.js';
import { Every } from '../jobs/decorators.js';
import { KEPT } from './idempotency-keys.service.js';

/** Deletes answers that are no longer repeated. */
@Injectable()
@Every(hours(1), 'idempotency.sweep')
export class SweepIdempotencyKeysJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query('delete from idempotency_keys where started_at <= $1', [
      later(this.clock.now(), -KEPT),
    ]);
  }
}
