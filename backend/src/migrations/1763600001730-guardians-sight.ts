import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/**
 * A minor's change of address and deletion wait for a guardian, and permissions chosen before a guardian's proof are
 * stored.
 */
export class GuardiansSight1763600001730 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table guardian_links add column wished_purposes text[] not null default '{}';
      create table approval_requests (
        id uuid not null,
        ward_id uuid not null,
        act text not null,
        new_email varchar(254),
        by_coach boolean not null default false,
        asked_at timestamptz not null,
        constraint approval_requests_pk primary key (id),
        constraint approval_requests_one unique (ward_id, act),
        constraint approval_requests_act check (act in ('email', 'deletion')),
        constraint approval_requests_email check ((act = 'email') = (new_email is not null)),
        constraint approval_requests_email_lower check (new_email = lower(new_email)),
        constraint approval_requests_ward_fk foreign key (ward_id) references accounts(id) on delete cascade
      );
      create view emails_awaiting_guardian as
        select ward_id as account_id, new_email::text as new_email from approval_requests where act = 'email';
    `);
    await allowMore(runner, ['mails', 'kind'], 'guardian-removed', [
      'approval-asked',
      'ward-acted',
      'ward-opened',
      'ward-password-set',
    ]);
    await allowMore(runner, ['notifications', 'kind'], 'guardian-ended', [
      'approval-asked',
      'approval-ended',
      'ward-acted',
      'ward-opened',
      'ward-password-set',
    ]);
  }
}
