import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which modules were open to whom, so that no lock closes them again. Begins with all that members have finished something in. */
export class ModuleOpenings1763600000240 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "module_openings" (
        "account_id" uuid NOT NULL,
        "course_id" uuid NOT NULL,
        "module_id" uuid NOT NULL,
        "opened_at" timestamptz NOT NULL,
        CONSTRAINT "module_openings_pk" PRIMARY KEY ("account_id", "course_id", "module_id")
      );

      INSERT INTO "module_openings" (account_id, course_id, module_id, opened_at)
      SELECT account_id, course_id, module_id, min(completed_at)
      FROM (
        SELECT c.account_id, c.course_id, l.module_id, c.completed_at
        FROM "completions" c JOIN "lessons" l ON l.id = c.subject_id
        WHERE c.kind = 'lesson'
        UNION ALL
        SELECT c.account_id, c.course_id, l.module_id, c.completed_at
        FROM "completions" c
        JOIN "widgets" w ON w.id = c.subject_id
        JOIN "lesson_pages" p ON p.id = w.page_id
        JOIN "lessons" l ON l.id = p.lesson_id
        WHERE c.kind = 'video'
      ) finished
      GROUP BY account_id, course_id, module_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "module_openings"');
  }
}
