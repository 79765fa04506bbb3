import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** Members hear of payments that failed; the coach tells recurring payments from new sales. */
export class SubscriptionNews1763600001855 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['mails', 'notifications'])
      await allowMore(runner, [table, 'kind'], 'access_ending', [
        'subscription_unpaid',
        'subscription_ended',
      ]);
    await allowMore(runner, ['mails', 'kind'], 'sale', ['recurring_payment']);
    await runner.query('alter table unreported_sales add column is_recurring boolean not null default false');
  }
}
