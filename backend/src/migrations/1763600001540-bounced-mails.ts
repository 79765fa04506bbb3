import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail whose address the mail server refuses for good has bounced: it is not tried again before the coach says so. */
export class BouncedMails1763600001540 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "mails" DROP CONSTRAINT "mails_status";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_status" CHECK (status in ('queued', 'sent', 'dropped', 'bounced'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE "mails" SET status = 'queued', settled_at = NULL WHERE status = 'bounced';
      ALTER TABLE "mails" DROP CONSTRAINT "mails_status";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_status" CHECK (status in ('queued', 'sent', 'dropped'));
    `);
  }
}
