import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** A second guardian waits, accepted by her and confirmed by the first, in the invitation: who is a guardian already stays one. */
export class SecondGuardians1763600001700 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table guardian_invitations
        add column accepted_by uuid,
        add column accepted_at timestamptz,
        add column confirmed_at timestamptz,
        add constraint guardian_invitations_accepted_fk foreign key (accepted_by) references accounts(id) on delete cascade,
        add constraint guardian_invitations_accepted check ((accepted_by is null) = (accepted_at is null)),
        add constraint guardian_invitations_confirmed check (confirmed_at is null or accepted_at is not null);
      create index guardian_invitations_accepted_by on guardian_invitations (accepted_by);
    `);
    await allow(runner, 'mails', ['guardian-accepted', 'guardian-joined', 'guardian-removed']);
    await allow(runner, 'notifications', [
      'guardian-accepted',
      'guardian-waits',
      'guardian-removed',
      'guardian-ended',
    ]);
  }
}

/** Adds kinds after `ward-closed` to the check of a table, whatever else it allows. */
async function allow(runner: QueryRunner, table: string, kinds: readonly string[]): Promise<void> {
  const [check] = (await runner.query(
    `select pg_get_constraintdef(oid) as allowed from pg_constraint where conname = '${table}_kind'`,
  )) as { allowed: string }[];
  const last = `'ward-closed'::text`;
  const allowed = check!.allowed.replace(last, [last, ...kinds.map((kind) => `'${kind}'::text`)].join(', '));
  await runner.query(`
    alter table ${table} drop constraint ${table}_kind;
    alter table ${table} add constraint ${table}_kind ${allowed};
  `);
}
