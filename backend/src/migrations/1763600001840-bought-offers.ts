import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Carts, orders and gifts keep the chosen offer. Null: the product's own price, with access forever. */
export class BoughtOffers1763600001840 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table cart_items add column offer_id uuid');
    await runner.query(`
      alter table order_lines add column offer_id uuid, add column offer_name varchar(60),
        add column access_days integer, add column access_until timestamptz`);
    await runner.query(`
      create or replace view begun_enrollments as
        select id, account_id, product_id, source, started_at, expires_at from enrollments;
      create or replace view standing_rights as
        select account_id, product_id, source, source_id, bundle_id, expires_at from enrollments where ended_at is null
        union all
        select account_id, product_id, source, source_id, null::uuid, expires_at from further_rights`);
    await runner.query(
      'alter table gifts add column access_days integer, add column access_until timestamptz',
    );
  }
}
