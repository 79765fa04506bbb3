import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two more kinds of mail: invitations, and letters that the coach writes to a student. */
export class LettersOfTheCoach1763600000606 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${ACCOUNT}, 'invitation', 'coach-letter', ${OTHERS}));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "mails" WHERE kind IN ('invitation', 'coach-letter');
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${ACCOUNT}, ${OTHERS}));
    `);
  }
}

const ACCOUNT = `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning'`;

const OTHERS = `'course-completed', 'journal-answered', 'module-opened', 'payment-held', 'coaching-bought'`;
