import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/**
 * The titles of pages have translations. Those of live pages may be null, because the previous release restores live
 * pages without them.
 */
export class PagesInSpanish1763600001846 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table lesson_pages add column translations jsonb not null default '{}'`);
    await runner.query(`alter table published_pages add column translations jsonb default '{}'`);
    await runner.query(`
      create or replace view builder_pages as
        select p.id, p.title, p.position, p.lesson_id, l.title as lesson_title, l.position as lesson_position,
               m.position as module_position, s.position as section_position, s.course_id, p.translations
        from lesson_pages p
        left join lessons l on l.id = p.lesson_id
        left join course_modules m on m.id = l.module_id
        left join sections s on s.id = m.section_id;

      create or replace view page_places as
        select p.id, p.title, p.position, p.lesson_id, l.title as lesson_title, l.position as lesson_position,
               m.position as module_position, s.position as section_position, s.course_id,
               coalesce(p.translations, '{}') as translations
        from published_pages p
        left join lessons l on l.id = p.lesson_id
        left join course_modules m on m.id = l.module_id
        left join sections s on s.id = m.section_id;`);
  }
}
