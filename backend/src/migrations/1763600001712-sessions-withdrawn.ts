import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Guardians and the coach are notified of a session that was canceled because a minor's consent ended. */
export class SessionsWithdrawn1763600001712 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    const [{ kinds } = { kinds: '' }] = (await runner.query(
      `select pg_get_constraintdef(oid) as kinds from pg_constraint where conname = 'notifications_kind'`,
    )) as { kinds: string }[];
    const before = `'session-cancelled'::text`;
    await runner.query(`
      alter table notifications drop constraint notifications_kind;
      alter table notifications add constraint notifications_kind
        ${kinds.replace(before, `${before}, 'session-withdrawn'::text`)};
    `);
  }
}
