import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lessons the coach keeps as patterns for new ones. */
export class LessonTemplates1763600000330 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "lesson_templates" (
        "id" uuid NOT NULL,
        "name" character varying(120) NOT NULL,
        "content" jsonb NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "lesson_templates_name" UNIQUE ("name"),
        CONSTRAINT "lesson_templates_pk" PRIMARY KEY ("id")
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "lesson_templates"');
  }
}
