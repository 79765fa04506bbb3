import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A note remembers where it was written, so that it can still be read when the lesson or the course has gone. The columns
 * may be empty: the release before this one does not know them.
 */
export class NotePlaces1763600000250 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "lesson_notes"
        ADD COLUMN "course_id" uuid,
        ADD COLUMN "course_title" varchar(160),
        ADD COLUMN "lesson_title" varchar(160);

      UPDATE "lesson_notes" n
      SET course_id = p.id, course_title = p.title, lesson_title = l.title
      FROM "lessons" l
      JOIN "course_modules" m ON m.id = l.module_id
      JOIN "sections" s ON s.id = m.section_id
      JOIN "products" p ON p.id = s.course_id
      WHERE l.id = n.lesson_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE "lesson_notes" DROP COLUMN "lesson_title", DROP COLUMN "course_title", DROP COLUMN "course_id"',
    );
  }
}
