import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Each payment of a subscription names the plan that it paid. */
export class PaidPlans1763600001870 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace view subscription_orders as
        select o.subscription_id, o.id as order_id, o.number, o.status, v.total_cents, o.received_at,
               (select l.offer_name from order_lines l where l.order_version_id = v.id limit 1) as offer_name
        from orders o join order_versions v on v.order_id = o.id and v.version = o.version
        where o.subscription_id is not null`);
  }
}
