import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/**
 * Reports say whether they count toward hiding automatically, and what the coach has restored stays. Those from before, and those that the
 * release before this one still writes, do not count: the coach decides.
 */
export class ReportsThatCount1763600001740 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['community_posts', 'community_comments', 'reviews'])
      await runner.query(`alter table ${table} add column kept_at timestamptz`);
    for (const table of ['community_reports', 'review_reports'])
      await runner.query(`
        alter table ${table} add column weight text not null default 'unproven',
          add constraint ${table}_weight check (weight in ('counts', 'unproven', 'same-family'))`);
    await allowMore(runner, ['notifications', 'kind'], 'review-hidden', [
      'review-held',
      'contribution-hidden',
    ]);
  }
}
