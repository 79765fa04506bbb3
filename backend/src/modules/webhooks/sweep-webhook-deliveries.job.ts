import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/jobs/decorators.js';

/** How long the log of webhooks is kept. */
const KEPT = days(30);

/** Deletes old deliveries with their tries. */
@Injectable()
@Every(hours(6), 'webhooks.sweep-deliveries')
export class SweepWebhookDeliveriesJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query('delete from webhook_deliveries where created_at < $1', [
      later(this.clock.now(), -KEPT),
    ]);
  }
}
