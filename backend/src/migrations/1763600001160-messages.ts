import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Conversations of two people. The pair is unique, so two who write first at once have one conversation; a row's lock on the
 * conversation orders its messages without a gap. What an inbox lists stands with the participant.
 */
export class Messages1763600001160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "conversations" (
        "id" uuid NOT NULL,
        "low_account_id" uuid NOT NULL,
        "high_account_id" uuid NOT NULL,
        "last_sequence" integer NOT NULL DEFAULT 0,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "conversations_two" CHECK (low_account_id < high_account_id),
        CONSTRAINT "conversations_pk" PRIMARY KEY ("id"),
        CONSTRAINT "conversations_pair" UNIQUE ("low_account_id", "high_account_id")
      );
      CREATE INDEX "conversations_high" ON "conversations" ("high_account_id");

      CREATE TABLE "conversation_participants" (
        "account_id" uuid NOT NULL,
        "conversation_id" uuid NOT NULL,
        "other_account_id" uuid NOT NULL,
        "last_sequence" integer NOT NULL,
        "last_message_at" timestamptz NOT NULL,
        "read_through" integer NOT NULL DEFAULT 0,
        CONSTRAINT "conversation_participants_read" CHECK (read_through BETWEEN 0 AND last_sequence),
        CONSTRAINT "conversation_participants_pk" PRIMARY KEY ("account_id", "conversation_id"),
        CONSTRAINT "conversation_participants_conversation_fk" FOREIGN KEY ("conversation_id")
          REFERENCES "conversations" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "conversation_participants_of_conversation" ON "conversation_participants" ("conversation_id");
      CREATE INDEX "conversation_participants_inbox"
        ON "conversation_participants" ("account_id", "last_message_at", "conversation_id");
      CREATE INDEX "conversation_participants_unread"
        ON "conversation_participants" ("account_id") WHERE read_through < last_sequence;

      CREATE TABLE "messages" (
        "conversation_id" uuid NOT NULL,
        "sequence" integer NOT NULL,
        "id" uuid NOT NULL,
        "sender_id" uuid NOT NULL,
        "client_id" uuid NOT NULL,
        "text" character varying(4000),
        "sent_at" timestamptz NOT NULL,
        "edited_at" timestamptz,
        "deleted_at" timestamptz,
        CONSTRAINT "messages_text" CHECK ((text IS NULL) = (deleted_at IS NOT NULL) AND char_length(text) > 0),
        CONSTRAINT "messages_sequence" CHECK (sequence > 0),
        CONSTRAINT "messages_pk" PRIMARY KEY ("conversation_id", "sequence"),
        CONSTRAINT "messages_id" UNIQUE ("id"),
        CONSTRAINT "messages_sent_once" UNIQUE ("conversation_id", "sender_id", "client_id"),
        CONSTRAINT "messages_conversation_fk" FOREIGN KEY ("conversation_id")
          REFERENCES "conversations" ("id") ON DELETE CASCADE
      );

      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${kinds("'message-waiting', ")}));
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind"
        CHECK (kind in (${OPTIONAL_BEFORE}, 'message-waiting'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM "notification_preferences" WHERE kind = 'message-waiting';
      ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_kind";
      ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_kind"
        CHECK (kind in (${OPTIONAL_BEFORE}));
      DELETE FROM "mails" WHERE kind = 'message-waiting';
      ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";
      ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK (kind in (${kinds('')}));
      DROP TABLE "messages", "conversation_participants", "conversations";
    `);
  }
}

const OPTIONAL_BEFORE = `'course-completed', 'journal-answered', 'module-opened'`;

/** All kinds of mails; a new optional one stands behind the other optional ones. */
const kinds = (
  added: string,
) => `'welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt', 'deletion-scheduled', 'export-ready',
  'change-email', 'email-change-warning', 'invitation', 'coach-letter', ${OPTIONAL_BEFORE}, ${added}
  'sale', 'sales-of-the-day', 'payment-held', 'coaching-bought', 'coaching-redeemed', 'refund-failed', 'refund-unallocated',
  'dispute-opened', 'dispute-closed', 'call-booked', 'call-withdrawn', 'call-moved', 'second-factor-changed', 'refund', 'gift',
  'call-to-confirm', 'call-confirmed', 'call-cancelled', 'call-changed', 'call-reminder', 'place-offered', 'time-lost', 'guardian-wanted',
  'came-of-age', 'ward-came-of-age', 'guardian-invited'`;
