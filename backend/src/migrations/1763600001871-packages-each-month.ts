import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Pages of a product say whether a subscription brings its sessions each month. */
export class PackagesEachMonth1763600001871 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace view session_packages as
        select k.product_id, k.offering_id, k.sessions, o.archived_at is null and o.meeting_link is not null
          and (o.is_group or jsonb_array_length(o.weekly_hours) + jsonb_array_length(o.date_hours) > 0) as is_bookable,
          k.is_monthly
        from coaching_packages k join coaching_offerings o on o.id = k.offering_id`);
  }
}
