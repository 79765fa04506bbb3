import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Pictures of a product's pages, which its page shows before it is bought. */
export class Previews1763600001818 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table products add column preview_asset_ids uuid[] not null default '{}'`);
    await runner.query(`
      create view product_previews as
        select p.id as product_id, v.position::int as position, v.asset_id
        from products p cross join unnest(p.preview_asset_ids) with ordinality as v (asset_id, position)`);
  }
}
