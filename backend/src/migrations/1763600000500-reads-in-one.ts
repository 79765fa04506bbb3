import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views tell enough of a course's lessons and films that a learner's course is read in one statement. */
export class ReadsInOne1763600000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW "module_places" AS
        SELECT m.id, m.title, m.subtitle, m.position, m.lock_kind, m.lock_date, m.lock_days,
               m.section_id, s.position AS section_position, s.course_id, m.thumbnail_asset_id
        FROM "course_modules" m LEFT JOIN "sections" s ON s.id = m.section_id;

      CREATE OR REPLACE VIEW "lesson_places" AS
        SELECT l.id, l.title, l.is_free_preview, l.position, l.module_id, m.title AS module_title,
               m.position AS module_position, m.section_id, s.position AS section_position, s.course_id,
               l.subtitle, l.description, l.thumbnail_asset_id, l.completion_rule
        FROM "lessons" l
        LEFT JOIN "course_modules" m ON m.id = l.module_id
        LEFT JOIN "sections" s ON s.id = m.section_id;

      CREATE OR REPLACE VIEW "widget_facts" AS
        SELECT id, page_id, type, order_index, settings <> '{}' AS is_filled, settings->>'question' AS question,
               (settings->>'mediaAssetId')::uuid AS media_asset_id, settings->>'title' AS title
        FROM "widgets";
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "module_places", "lesson_places", "widget_facts";

      CREATE VIEW "module_places" AS
        SELECT m.id, m.title, m.subtitle, m.position, m.lock_kind, m.lock_date, m.lock_days,
               m.section_id, s.position AS section_position, s.course_id
        FROM "course_modules" m LEFT JOIN "sections" s ON s.id = m.section_id;

      CREATE VIEW "lesson_places" AS
        SELECT l.id, l.title, l.is_free_preview, l.position, l.module_id, m.title AS module_title,
               m.position AS module_position, m.section_id, s.position AS section_position, s.course_id
        FROM "lessons" l
        LEFT JOIN "course_modules" m ON m.id = l.module_id
        LEFT JOIN "sections" s ON s.id = m.section_id;

      CREATE VIEW "widget_facts" AS
        SELECT id, page_id, type, order_index, settings <> '{}' AS is_filled, settings->>'question' AS question,
               (settings->>'mediaAssetId')::uuid AS media_asset_id
        FROM "widgets";
    `);
  }
}
