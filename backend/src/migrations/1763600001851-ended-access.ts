import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Access that ended by itself is told apart from what a refund or the coach took back. */
export class EndedAccess1763600001851 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view ended_access as
        select account_id, product_id, bundle_id, expires_at as ended_at from enrollments
        where expires_at <= now() and (ended_at is null or ended_at >= expires_at)`);
  }
}
