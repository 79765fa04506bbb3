import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** A minor's change of address and her deletion wait for a guardian, and what a guardian ticks before her proof is kept until then. */
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
    await allow(runner, 'mails', 'guardian-removed', [
      'approval-asked',
      'ward-acted',
      'ward-opened',
      'ward-password-set',
    ]);
    await allow(runner, 'notifications', 'guardian-ended', [
      'approval-asked',
      'approval-ended',
      'ward-acted',
      'ward-opened',
      'ward-password-set',
    ]);
  }
}

/** Adds kinds behind another one to the check of a table, whatever else it allows by then. */
async function allow(
  runner: QueryRunner,
  table: string,
  after: string,
  kinds: readonly string[],
): Promise<void> {
  const [check] = (await runner.query(
    `select pg_get_constraintdef(oid) as allowed from pg_constraint where conname = '${table}_kind'`,
  )) as { allowed: string }[];
  const last = `'${after}'::text`;
  const allowed = check!.allowed.replace(last, [last, ...kinds.map((kind) => `'${kind}'::text`)].join(', '));
  await runner.query(`
    alter table ${table} drop constraint ${table}_kind;
    alter table ${table} add constraint ${table}_kind ${allowed};
  `);
}
