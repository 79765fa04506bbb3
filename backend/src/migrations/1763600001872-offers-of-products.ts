import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Payments of a subscription name their plans in the member's language, also plans that are no longer sold. */
export class OffersOfProducts1763600001872 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace view offer_names as select id, name, translations, product_id from product_offers`);
  }
}
