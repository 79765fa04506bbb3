import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The structure of courses: sections, modules, lessons, pages. Positions may be exchanged within a transaction. */
export class Courses1763600000103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "courses" (
        "id" uuid NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "courses_pk" PRIMARY KEY ("id")
      );

      CREATE TABLE "sections" (
        "id" uuid NOT NULL,
        "course_id" uuid NOT NULL,
        "position" integer NOT NULL,
        "title" varchar(160) NOT NULL,
        "subtitle" varchar(300) NOT NULL,
        CONSTRAINT "sections_pk" PRIMARY KEY ("id"),
        CONSTRAINT "sections_position" UNIQUE ("course_id", "position") DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT "sections_course_fk" FOREIGN KEY ("course_id") REFERENCES "courses" ("id") ON DELETE CASCADE
      );

      CREATE TABLE "course_modules" (
        "id" uuid NOT NULL,
        "section_id" uuid NOT NULL,
        "position" integer NOT NULL,
        "title" varchar(160) NOT NULL,
        "subtitle" varchar(300) NOT NULL,
        "lock_kind" text,
        "lock_date" timestamptz,
        "lock_days" integer,
        CONSTRAINT "course_modules_pk" PRIMARY KEY ("id"),
        CONSTRAINT "course_modules_position" UNIQUE ("section_id", "position") DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT "course_modules_lock" CHECK (CASE lock_kind
          WHEN 'date' THEN lock_date IS NOT NULL AND lock_days IS NULL
          WHEN 'days_after_enrollment' THEN lock_date IS NULL AND lock_days > 0
          WHEN 'after_previous' THEN lock_date IS NULL AND lock_days IS NULL
          ELSE lock_kind IS NULL AND lock_date IS NULL AND lock_days IS NULL
        END),
        CONSTRAINT "course_modules_section_fk" FOREIGN KEY ("section_id") REFERENCES "sections" ("id") ON DELETE CASCADE
      );

      CREATE TABLE "lessons" (
        "id" uuid NOT NULL,
        "module_id" uuid NOT NULL,
        "position" integer NOT NULL,
        "title" varchar(160) NOT NULL,
        "description" varchar(2000) NOT NULL,
        "is_free_preview" boolean NOT NULL,
        CONSTRAINT "lessons_pk" PRIMARY KEY ("id"),
        CONSTRAINT "lessons_position" UNIQUE ("module_id", "position") DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT "lessons_module_fk" FOREIGN KEY ("module_id") REFERENCES "course_modules" ("id") ON DELETE CASCADE
      );

      CREATE TABLE "lesson_pages" (
        "id" uuid NOT NULL,
        "lesson_id" uuid NOT NULL,
        "position" integer NOT NULL,
        "title" varchar(160) NOT NULL,
        CONSTRAINT "lesson_pages_pk" PRIMARY KEY ("id"),
        CONSTRAINT "lesson_pages_position" UNIQUE ("lesson_id", "position") DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT "lesson_pages_lesson_fk" FOREIGN KEY ("lesson_id") REFERENCES "lessons" ("id") ON DELETE CASCADE
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE "lesson_pages";
      DROP TABLE "lessons";
      DROP TABLE "course_modules";
      DROP TABLE "sections";
      DROP TABLE "courses";
    `);
  }
}
