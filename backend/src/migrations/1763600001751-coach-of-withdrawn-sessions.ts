import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** A mail of its own to the coach for a session that was canceled because consent was withdrawn: nobody who comes has canceled it. */
export class CoachOfWithdrawnSessions1763600001751 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    const [{ kinds } = { kinds: '' }] = (await runner.query(
      `select pg_get_constraintdef(oid) as kinds from pg_constraint where conname = 'mails_kind'`,
    )) as { kinds: string }[];
    const before = /'call-withdrawn'::[a-z ]+/.exec(kinds)?.[0] ?? '';
    const added = before.replace('call-withdrawn', 'call-without-consent');
    await runner.query(`
      alter table mails drop constraint mails_kind;
      alter table mails add constraint mails_kind
        ${kinds.replace(before, `${before}, ${added}`)};
    `);
  }
}
