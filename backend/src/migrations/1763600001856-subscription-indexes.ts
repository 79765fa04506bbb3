import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Each invoice of a subscription is booked once, and its orders are found. */
export class SubscriptionIndexes1763600001856 implements Migration {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists orders_of_subscription');
    await runner.query(
      `create index concurrently orders_of_subscription on orders (subscription_id, received_at)
       where subscription_id is not null`,
    );
    await runner.query('drop index concurrently if exists order_versions_invoice');
    await runner.query(
      `create unique index concurrently order_versions_invoice on order_versions (invoice_id)
       where invoice_id is not null`,
    );
  }
}
