import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lesson notes and what they said before each edit. */
export class Notes1763600000170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "lesson_notes" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "lesson_id" uuid NOT NULL,
        "video_id" uuid,
        "at_seconds" integer,
        "text" text NOT NULL,
        "version" integer NOT NULL DEFAULT 1,
        "created_at" timestamptz NOT NULL,
        "updated_at" timestamptz NOT NULL,
        CONSTRAINT "lesson_notes_text" CHECK (char_length(text) BETWEEN 1 AND 10000),
        CONSTRAINT "lesson_notes_moment" CHECK ((video_id IS NULL) = (at_seconds IS NULL)),
        CONSTRAINT "lesson_notes_pk" PRIMARY KEY ("id")
      );
      CREATE INDEX "lesson_notes_of_lesson" ON "lesson_notes" ("account_id", "lesson_id", "created_at");

      CREATE TABLE "lesson_note_versions" (
        "note_id" uuid NOT NULL,
        "version" integer NOT NULL,
        "text" text NOT NULL,
        "saved_at" timestamptz NOT NULL,
        CONSTRAINT "lesson_note_versions_pk" PRIMARY KEY ("note_id", "version"),
        CONSTRAINT "lesson_note_versions_note" FOREIGN KEY ("note_id") REFERENCES "lesson_notes" ("id") ON DELETE CASCADE
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "lesson_note_versions"; DROP TABLE "lesson_notes"');
  }
}
