import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the coach has mails say instead of our words. */
export class MailWordings1763600000920 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "mail_wordings" (
        "kind" text NOT NULL,
        "language" text NOT NULL,
        "texts" jsonb,
        "version" integer NOT NULL,
        "saved_at" timestamptz NOT NULL,
        CONSTRAINT "mail_wordings_pk" PRIMARY KEY ("kind", "language"),
        CONSTRAINT "mail_wordings_version" CHECK (version > 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "mail_wordings"');
  }
}
