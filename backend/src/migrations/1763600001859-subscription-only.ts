import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** A product can be sold by its recurring offers alone. It has no price then, and is not free. */
export class SubscriptionOnly1763600001859 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products add column is_subscription_only boolean not null default false,
        add constraint products_subscription_only check (not is_subscription_only or price_cents is null)`);
    await runner.query(`
      create or replace view product_facts as
        select id, type, status, title, summary, description, whats_inside, price_cents, currency, category, duration,
               tags, thumbnail_asset_id, thumbnail_alt, creator, published_at, publish_at, created_at,
               removed_at is not null as is_removed, schedule_missed_at, version, updated_at, translations,
               is_subscription_only
        from products`);
    await runner.query(`
      create or replace view published_products as
        select id, type, status, title, summary, description, whats_inside, price_cents, currency, category, duration,
               tags, thumbnail_asset_id, thumbnail_alt, creator, published_at, publish_at, created_at, translations,
               is_subscription_only
        from products where status = 'published'`);
  }
}
