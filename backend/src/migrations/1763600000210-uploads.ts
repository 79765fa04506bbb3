import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tickets to send files, and files beyond two gigabytes. */
export class Uploads1763600000210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "upload_tickets" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "purpose" text NOT NULL,
        "file_name" varchar(200),
        "mime_type" varchar(120),
        "file_size" bigint,
        "object_key" varchar(300) NOT NULL,
        "multipart_id" varchar(1024),
        "created_at" timestamptz NOT NULL,
        "expires_at" timestamptz NOT NULL,
        "claim_until" timestamptz NOT NULL,
        "used_at" timestamptz,
        CONSTRAINT "upload_tickets_pk" PRIMARY KEY ("id"),
        CONSTRAINT "upload_tickets_purpose" CHECK (purpose IN ('avatar', 'thumbnail', 'file', 'media')),
        CONSTRAINT "upload_tickets_file_size" CHECK (file_size > 0)
      );
      CREATE INDEX "upload_tickets_claim_until" ON "upload_tickets" ("claim_until");
      ALTER TABLE "media_assets" ALTER COLUMN "file_size" TYPE bigint;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "media_assets" ALTER COLUMN "file_size" TYPE integer;
      DROP TABLE "upload_tickets";
    `);
  }
}
