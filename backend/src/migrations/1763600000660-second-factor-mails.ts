import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail when a second factor is turned on or off. */
export class SecondFactorMails1763600000660 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${KINDS}, 'second-factor-changed', 'refund'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind = 'second-factor-changed';
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${KINDS}, 'refund'));
    `);
  }
}

const KINDS = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled',
  'export-ready', 'change-email', 'email-change-warning', 'invitation', 'coach-letter', 'course-completed', 'journal-answered', 'module-opened',
  'payment-held', 'coaching-bought', 'refund-failed', 'refund-unallocated'`;
