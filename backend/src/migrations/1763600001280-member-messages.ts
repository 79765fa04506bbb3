import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Members write to one another: what each of them wants of it, whom they do not hear from, what they report, and who may write to
 * the coach alone for now. Since when an answer is waited for stands with the participant, so that the coach's inbox finds it by an index.
 */
export class MemberMessages1763600001280 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "message_settings" (
        "account_id" uuid NOT NULL,
        "receives_from" text NOT NULL DEFAULT 'members',
        "shows_read" boolean NOT NULL DEFAULT true,
        "shows_typing" boolean NOT NULL DEFAULT true,
        CONSTRAINT "message_settings_pk" PRIMARY KEY ("account_id"),
        CONSTRAINT "message_settings_receives_from" CHECK (receives_from IN ('members', 'coach'))
      );

      CREATE TABLE "message_blocks" (
        "account_id" uuid NOT NULL,
        "person_id" uuid NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "message_blocks_pk" PRIMARY KEY ("account_id", "person_id"),
        CONSTRAINT "message_blocks_two" CHECK (account_id <> person_id)
      );
      CREATE INDEX "message_blocks_person" ON "message_blocks" ("person_id");

      CREATE TABLE "message_mutes" (
        "account_id" uuid NOT NULL,
        "since" timestamptz NOT NULL,
        CONSTRAINT "message_mutes_pk" PRIMARY KEY ("account_id")
      );

      CREATE TABLE "message_reports" (
        "id" uuid NOT NULL,
        "message_id" uuid NOT NULL,
        "reporter_id" uuid NOT NULL,
        "reason" text NOT NULL,
        "note" character varying(500) NOT NULL,
        "created_at" timestamptz NOT NULL,
        "settled_at" timestamptz,
        CONSTRAINT "message_reports_pk" PRIMARY KEY ("id"),
        CONSTRAINT "message_reports_once" UNIQUE ("message_id", "reporter_id"),
        CONSTRAINT "message_reports_reason" CHECK (reason IN ('unkind', 'private', 'unsafe', 'advertising', 'other')),
        CONSTRAINT "message_reports_message_fk" FOREIGN KEY ("message_id") REFERENCES "messages" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "message_reports_reporter" ON "message_reports" ("reporter_id");
      CREATE INDEX "message_reports_open" ON "message_reports" ("created_at") WHERE settled_at IS NULL;

      ALTER TABLE "conversation_participants" ADD "answer_awaited_since" timestamptz;
      UPDATE "conversation_participants" p SET answer_awaited_since = (
        SELECT min(m.sent_at) FROM "messages" m
        WHERE m.conversation_id = p.conversation_id AND m.sequence > (
          SELECT coalesce(max(own.sequence), 0) FROM "messages" own
          WHERE own.conversation_id = p.conversation_id AND own.sender_id = p.account_id));
      CREATE INDEX "conversation_participants_awaited"
        ON "conversation_participants" ("account_id", "answer_awaited_since") WHERE answer_awaited_since IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX "conversation_participants_awaited";
      ALTER TABLE "conversation_participants" DROP COLUMN "answer_awaited_since";
      DROP TABLE "message_reports", "message_mutes", "message_blocks", "message_settings";
    `);
  }
}
