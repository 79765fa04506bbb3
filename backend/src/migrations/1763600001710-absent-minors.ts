import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Minors without consent are in no circle and at no event, until a guardian consents again. Their spots are kept. */
export class AbsentMinors1763600001710 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view absent_minors as
        select id, not ('account' = any (agreed_purposes)) as is_closed from accounts
        where role = 'member' and age_band in ('child', 'teen') and not (agreed_purposes @> array['account', 'community']);

      create or replace view grouped_members as
        select account_id, group_id, kind, added_at from (
          select account_id, group_id, kind, added_at from group_members
          union all
          select b.account_id, b.group_id, b.kind, b.joined_at from brought_members b
          where not exists (select from group_members m where m.account_id = b.account_id and m.group_id = b.group_id)
        ) placed
        where not exists (select from absent_minors a where a.id = placed.account_id);

      create or replace view event_guests as
        select event_id, account_id, state from community_event_rsvps r
        where not exists (select from absent_minors a where a.id = r.account_id);
    `);
  }
}
