import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures and papers in messages. A message has words, or something attached, or both. */
export class MessageAttachments1763600001281 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "upload_tickets" DROP CONSTRAINT "upload_tickets_purpose",
        ADD CONSTRAINT "upload_tickets_purpose" CHECK (purpose IN ('avatar', 'thumbnail', 'file', 'media', 'post', 'message'));

      ALTER TABLE "messages" ADD "attachment_count" smallint NOT NULL DEFAULT 0;
      ALTER TABLE "messages" DROP CONSTRAINT "messages_text",
        ADD CONSTRAINT "messages_text"
          CHECK ((text IS NULL) = (deleted_at IS NOT NULL) AND (char_length(text) > 0 OR attachment_count > 0)),
        ADD CONSTRAINT "messages_attachment_count" CHECK (attachment_count BETWEEN 0 AND 4);

      CREATE TABLE "message_attachments" (
        "message_id" uuid NOT NULL,
        "position" smallint NOT NULL,
        "asset_id" uuid NOT NULL,
        CONSTRAINT "message_attachments_pk" PRIMARY KEY ("message_id", "position"),
        CONSTRAINT "message_attachments_asset" UNIQUE ("asset_id"),
        CONSTRAINT "message_attachments_position" CHECK (position BETWEEN 0 AND 3),
        CONSTRAINT "message_attachments_message_fk" FOREIGN KEY ("message_id") REFERENCES "messages" ("id") ON DELETE CASCADE
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE "message_attachments";
      DELETE FROM "messages" WHERE text = '';
      ALTER TABLE "messages" DROP CONSTRAINT "messages_attachment_count", DROP CONSTRAINT "messages_text",
        DROP COLUMN "attachment_count",
        ADD CONSTRAINT "messages_text" CHECK ((text IS NULL) = (deleted_at IS NOT NULL) AND char_length(text) > 0);
      DELETE FROM "upload_tickets" WHERE purpose = 'message';
      ALTER TABLE "upload_tickets" DROP CONSTRAINT "upload_tickets_purpose",
        ADD CONSTRAINT "upload_tickets_purpose" CHECK (purpose IN ('avatar', 'thumbnail', 'file', 'media', 'post'));
    `);
  }
}
