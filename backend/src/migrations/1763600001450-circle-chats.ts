import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A circle or pod has a conversation as well: it belongs to the group instead of two people. Who is in it, and since when, groups say;
 * a participant's row keeps how far she has read. A member who has left for good leaves her messages' places without her.
 */
export class CircleChats1763600001450 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW "grouped_members" AS SELECT account_id, group_id, kind, added_at FROM "group_members";

      ALTER TABLE "conversations" ALTER "low_account_id" DROP NOT NULL, ALTER "high_account_id" DROP NOT NULL,
        ADD "group_id" uuid,
        DROP CONSTRAINT "conversations_two",
        ADD CONSTRAINT "conversations_of" CHECK (
          CASE WHEN group_id IS NULL THEN coalesce(low_account_id < high_account_id, false)
            ELSE num_nonnulls(low_account_id, high_account_id) = 0 END),
        ADD CONSTRAINT "conversations_group" UNIQUE ("group_id");

      ALTER TABLE "conversation_participants" ALTER "other_account_id" DROP NOT NULL,
        ADD "is_told" boolean NOT NULL DEFAULT false;

      ALTER TABLE "messages" ALTER "sender_id" DROP NOT NULL,
        ADD "hidden_at" timestamptz,
        ADD "hidden_reason" character varying(500),
        ADD CONSTRAINT "messages_hidden" CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL));

      CREATE TABLE "message_mentions" (
        "message_id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        CONSTRAINT "message_mentions_pk" PRIMARY KEY ("message_id", "account_id"),
        CONSTRAINT "message_mentions_message_fk" FOREIGN KEY ("message_id") REFERENCES "messages" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "message_mentions_account" ON "message_mentions" ("account_id");

      CREATE TABLE "silenced_conversations" (
        "account_id" uuid NOT NULL,
        "conversation_id" uuid NOT NULL,
        CONSTRAINT "silenced_conversations_pk" PRIMARY KEY ("account_id", "conversation_id"),
        CONSTRAINT "silenced_conversations_conversation_fk" FOREIGN KEY ("conversation_id")
          REFERENCES "conversations" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "silenced_conversations_of_conversation" ON "silenced_conversations" ("conversation_id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "conversations" WHERE group_id IS NOT NULL;
      DROP TABLE "silenced_conversations", "message_mentions";
      ALTER TABLE "messages" DROP CONSTRAINT "messages_hidden", DROP COLUMN "hidden_reason", DROP COLUMN "hidden_at",
        ALTER "sender_id" SET NOT NULL;
      ALTER TABLE "conversation_participants" DROP COLUMN "is_told", ALTER "other_account_id" SET NOT NULL;
      ALTER TABLE "conversations" DROP CONSTRAINT "conversations_group", DROP CONSTRAINT "conversations_of",
        DROP COLUMN "group_id", ALTER "low_account_id" SET NOT NULL, ALTER "high_account_id" SET NOT NULL,
        ADD CONSTRAINT "conversations_two" CHECK (low_account_id < high_account_id);
      DROP VIEW "grouped_members";
      CREATE VIEW "grouped_members" AS SELECT account_id, group_id, kind FROM "group_members";
    `);
  }
}
