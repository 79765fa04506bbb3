import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Names of offers have translations. */
export class OffersInSpanish1763600001852 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table product_offers add column translations jsonb not null default '{}'`);
    await runner.query(`
      create or replace view sold_offers as
        select id, product_id, position, name, price_cents, access_days, access_until, translations
        from product_offers
        where archived_at is null and (access_until is null or access_until > now() + interval '1 day')`);
  }
}
