import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Other modules see which offerings anyone can book. */
export class OpenOfferings1763600001845 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view open_offerings as
        select id from coaching_offerings
        where archived_at is null and is_open_to_visitors and meeting_link is not null
          and (weekly_hours <> '[]' or date_hours <> '[]');
    `);
  }
}
