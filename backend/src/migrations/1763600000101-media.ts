import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stored files. */
export class Media1763600000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "media_assets" (
        "id" uuid NOT NULL,
        "kind" text NOT NULL,
        "file_name" varchar(200) NOT NULL,
        "mime_type" varchar(120) NOT NULL,
        "file_size" integer NOT NULL,
        "object_key" varchar(300) NOT NULL,
        "is_public" boolean NOT NULL,
        "width" integer,
        "height" integer,
        "duration_seconds" integer,
        "created_by" uuid,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "media_assets_pk" PRIMARY KEY ("id"),
        CONSTRAINT "media_assets_object_key" UNIQUE ("object_key"),
        CONSTRAINT "media_assets_kind" CHECK (kind IN ('image', 'video', 'audio', 'file', 'captions')),
        CONSTRAINT "media_assets_file_size" CHECK (file_size >= 0)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "media_assets"');
  }
}
