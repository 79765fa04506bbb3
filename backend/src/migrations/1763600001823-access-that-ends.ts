import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** A right to a product can end by itself, at a time of its own. Any right can wait behind one that lasts longer. */
export class AccessThatEnds1763600001823 implements Migration {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table enrollments add column if not exists expires_at timestamptz;
      alter table further_rights add column if not exists expires_at timestamptz;
      alter table further_rights alter column source_id drop not null;
      alter table further_rights drop constraint if exists further_rights_source;
      alter table further_rights add constraint further_rights_source
        check (source in ('purchase', 'free', 'grant', 'gift', 'seat'));

      create or replace view active_enrollments as
        select id, account_id, product_id, source, started_at, source_id, bundle_id,
               coalesce(opened_again_at, started_at) as opened_at, expires_at
        from enrollments where ended_at is null and (expires_at is null or expires_at > now());

      create or replace view bundle_rights as
        select account_id, product_id as bundle_id, unnest(part_ids) as product_id
        from enrollments where ended_at is null and (expires_at is null or expires_at > now()) and part_ids <> '{}';

      create or replace view held_second_seats as
        select s.account_id, s.product_id, s.seat_account_id, s.name
        from second_seats s
        join enrollments e on e.account_id = s.account_id and e.product_id = s.product_id
         and e.ended_at is null and (e.expires_at is null or e.expires_at > now())`);
    await runner.query('drop index concurrently if exists enrollments_students');
    await runner.query(
      `create index concurrently enrollments_students on enrollments (product_id, started_at, id, expires_at)
       where ended_at is null`,
    );
    await runner.query('drop index concurrently if exists enrollments_expiring');
    await runner.query(
      `create index concurrently enrollments_expiring on enrollments (expires_at)
       where ended_at is null and expires_at is not null`,
    );
  }
}
