import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the coach answers again and again, and what her day is told of messages. */
export class CoachsInbox1763600001282 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "saved_replies" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "title" character varying(80) NOT NULL,
        "text" character varying(4000) NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "saved_replies_pk" PRIMARY KEY ("id")
      );
      CREATE INDEX "saved_replies_account" ON "saved_replies" ("account_id");

      CREATE VIEW "awaited_answers" AS
        SELECT account_id, answer_awaited_since AS since FROM "conversation_participants" WHERE answer_awaited_since IS NOT NULL;
      CREATE VIEW "open_message_reports" AS
        SELECT id, created_at FROM "message_reports" WHERE settled_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "open_message_reports";
      DROP VIEW "awaited_answers";
      DROP TABLE "saved_replies";
    `);
  }
}
