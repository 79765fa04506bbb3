import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Codes are mailed to the owner of an account that strangers have slowed down. */
export class SignInCodes1763600001741 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await addTo(runner, 'mails', 'mails_kind', 'reset-password');
    await addTo(runner, 'one_time_tokens', 'one_time_tokens_purpose', 'change-email');
  }
}

/** Adds `sign-in-code` behind another value to a check, whatever else it allows by then. */
async function addTo(runner: QueryRunner, table: string, check: string, before: string): Promise<void> {
  const [found] = (await runner.query(
    'select pg_get_constraintdef(oid) as allowed from pg_constraint where conname = $1',
    [check],
  )) as { allowed: string }[];
  const known = `'${before}'::text`;
  await runner.query(`
    alter table ${table} drop constraint ${check};
    alter table ${table} add constraint ${check} ${found!.allowed.replace(known, `${known}, 'sign-in-code'::text`)};
  `);
}
