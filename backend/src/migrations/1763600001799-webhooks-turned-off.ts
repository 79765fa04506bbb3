import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** The coach is notified of a webhook that was turned off. */
export class WebhooksTurnedOff1763600001799 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await allowMore(runner, ['notifications', 'kind'], 'mails-failed', ['webhook-off']);
  }
}
