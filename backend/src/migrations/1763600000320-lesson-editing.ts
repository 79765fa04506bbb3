import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a lesson's contents changed, what they were before, and the widgets that were taken off a page. */
export class LessonEditing1763600000320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "lesson_contents" (
        "lesson_id" uuid NOT NULL,
        "version" integer NOT NULL,
        "updated_by" uuid NOT NULL,
        "updated_at" timestamptz NOT NULL,
        "kept_at" timestamptz NOT NULL,
        CONSTRAINT "lesson_contents_pk" PRIMARY KEY ("lesson_id")
      );

      CREATE TABLE "lesson_versions" (
        "id" uuid NOT NULL,
        "lesson_id" uuid NOT NULL,
        "version" integer NOT NULL,
        "content" jsonb NOT NULL,
        "changed_types" jsonb NOT NULL,
        "saved_by" uuid,
        "saved_at" timestamptz NOT NULL,
        CONSTRAINT "lesson_versions_once" UNIQUE ("lesson_id", "version"),
        CONSTRAINT "lesson_versions_pk" PRIMARY KEY ("id")
      );

      CREATE TABLE "widget_bin" (
        "id" uuid NOT NULL,
        "page_id" uuid NOT NULL,
        "type" text NOT NULL,
        "settings" jsonb NOT NULL,
        "order_index" integer NOT NULL,
        "removed_at" timestamptz NOT NULL,
        CONSTRAINT "widget_bin_pk" PRIMARY KEY ("id")
      );
      CREATE INDEX "widget_bin_oldest" ON "widget_bin" ("removed_at");
      CREATE INDEX "widget_bin_of_page" ON "widget_bin" ("page_id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE "widget_bin";
      DROP TABLE "lesson_versions";
      DROP TABLE "lesson_contents";
    `);
  }
}
