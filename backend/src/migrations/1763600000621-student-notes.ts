import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What coaches write down about members. */
export class StudentNotes1763600000621 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "student_notes" (
        "id" uuid NOT NULL,
        "student_id" uuid NOT NULL,
        "author_id" uuid NOT NULL,
        "note" character varying(5000) NOT NULL,
        "is_pinned" boolean NOT NULL DEFAULT false,
        "version" integer NOT NULL DEFAULT 1,
        "created_at" timestamptz NOT NULL,
        "updated_at" timestamptz NOT NULL,
        CONSTRAINT "student_notes_version" CHECK (version > 0),
        CONSTRAINT "student_notes_pk" PRIMARY KEY ("id")
      );
      CREATE INDEX "student_notes_of_student" ON "student_notes" ("student_id", "created_at");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "student_notes"');
  }
}
