import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The subject of a mail is kept from when it is written on, so that the coach can tell one from another. Of earlier ones it is not known. */
export class MailSubjects1763600000820 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "mails" ADD COLUMN "subject" text;
      CREATE OR REPLACE VIEW "sent_mails" AS
        SELECT id, kind, thing, account_id, status, created_at, settled_at, subject FROM "mails";
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "sent_mails";
      CREATE VIEW "sent_mails" AS SELECT id, kind, thing, account_id, status, created_at, settled_at FROM "mails";
      ALTER TABLE "mails" DROP COLUMN "subject";
    `);
  }
}
