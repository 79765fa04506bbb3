import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

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
    const [check] = (await runner.query(
      `select pg_get_constraintdef(oid) as kinds from pg_constraint where conname = 'notifications_kind'`,
    )) as { kinds: string }[];
    const before = `'review-hidden'::text`;
    await runner.query(`
      alter table notifications drop constraint notifications_kind;
      alter table notifications add constraint notifications_kind
        ${check!.kinds.replace(before, `${before}, 'review-held'::text, 'contribution-hidden'::text`)};
    `);
  }
}
