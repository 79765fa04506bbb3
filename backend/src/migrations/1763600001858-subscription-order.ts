import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** The coach's list of subscriptions is sorted by an index. */
export class SubscriptionOrder1763600001858 implements Migration {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists subscriptions_newest');
    await runner.query(
      `create index concurrently subscriptions_newest on subscriptions (started_at desc nulls last, id)
       where started_at is not null`,
    );
    await runner.query('drop index concurrently if exists subscriptions_next_payment');
    await runner.query(
      `create index concurrently subscriptions_next_payment on subscriptions (next_payment_at, id)
       where started_at is not null`,
    );
  }
}
