import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a lesson counts as complete, and where removed parts of a course are kept so that they can be restored. */
export class CourseOutline1763600000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "lessons" ADD COLUMN "completion_rule" text NOT NULL DEFAULT 'all_videos';
      ALTER TABLE "lessons" ADD CONSTRAINT "lessons_completion_rule" CHECK (completion_rule IN ('all_videos', 'by_hand'));

      CREATE TABLE "outline_bin" (
        "id" uuid NOT NULL,
        "level" text NOT NULL,
        "course_id" uuid NOT NULL,
        "parent_id" uuid NOT NULL,
        "position" integer NOT NULL,
        "title" character varying(160) NOT NULL,
        "rows" jsonb NOT NULL,
        "removed_at" timestamptz NOT NULL,
        CONSTRAINT "outline_bin_level" CHECK (level IN ('sections', 'modules', 'lessons', 'pages')),
        CONSTRAINT "outline_bin_pk" PRIMARY KEY ("id")
      );
      CREATE INDEX "outline_bin_of_course" ON "outline_bin" ("course_id", "removed_at");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE "outline_bin";
      ALTER TABLE "lessons" DROP COLUMN "completion_rule";
    `);
  }
}
