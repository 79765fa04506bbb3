import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A question may have been asked from within a lesson, at a second of one of its videos. */
export class LessonQuestions1763600001244 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "community_posts" ADD "lesson_id" uuid, ADD "video_id" uuid, ADD "at_seconds" integer,
        ADD CONSTRAINT "community_posts_lesson" CHECK (
          (lesson_id IS NULL OR kind = 'question') AND (video_id IS NULL OR lesson_id IS NOT NULL)
          AND (video_id IS NULL) = (at_seconds IS NULL) AND at_seconds >= 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "community_posts" DROP CONSTRAINT "community_posts_lesson",
        DROP COLUMN "at_seconds", DROP COLUMN "video_id", DROP COLUMN "lesson_id";
    `);
  }
}
