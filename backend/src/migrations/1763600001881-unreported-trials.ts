import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** The coach's daily sales email tells of free trials, too. */
export class UnreportedTrials1763600001881 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table unreported_trials (
        subscription_id uuid constraint unreported_trials_pk primary key,
        account_id uuid,
        title text not null,
        begun_at timestamptz not null
      )`);
  }
}
