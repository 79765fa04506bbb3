import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members finish, where they are, and which save of which device was the newest. */
export class Learning1763600000160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "completions" (
        "account_id" uuid NOT NULL,
        "kind" text NOT NULL,
        "subject_id" uuid NOT NULL,
        "course_id" uuid NOT NULL,
        "completed_at" timestamptz NOT NULL,
        CONSTRAINT "completions_kind" CHECK (kind IN ('video', 'lesson', 'module', 'course')),
        CONSTRAINT "completions_pk" PRIMARY KEY ("account_id", "kind", "subject_id")
      );
      CREATE INDEX "completions_of_course" ON "completions" ("account_id", "course_id");

      CREATE TABLE "course_positions" (
        "account_id" uuid NOT NULL,
        "course_id" uuid NOT NULL,
        "lesson_id" uuid NOT NULL,
        "video_id" uuid,
        "position_seconds" integer NOT NULL,
        "updated_at" timestamptz NOT NULL,
        CONSTRAINT "course_positions_seconds" CHECK (position_seconds >= 0),
        CONSTRAINT "course_positions_pk" PRIMARY KEY ("account_id", "course_id")
      );

      CREATE TABLE "device_sequences" (
        "account_id" uuid NOT NULL,
        "course_id" uuid NOT NULL,
        "device_id" uuid NOT NULL,
        "sequence" integer NOT NULL,
        CONSTRAINT "device_sequences_pk" PRIMARY KEY ("account_id", "course_id", "device_id")
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE "device_sequences"; DROP TABLE "course_positions"; DROP TABLE "completions"',
    );
  }
}
