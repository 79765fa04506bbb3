import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** The coach reads answers to a lesson that has been unpublished since, so its pages and widgets need one view with the live ones. */
export class AllPages1763600001814 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view all_pages as
        select p.id, p.title, p.position, p.lesson_id, l.title as lesson_title, l.position as lesson_position,
               m.position as module_position, s.position as section_position, s.course_id
        from (
          select id, title, position, lesson_id from published_pages
          union all
          select g.id, g.title, g.position, g.lesson_id from lesson_pages g
          where not exists (select from published_pages live where live.id = g.id)
        ) p
        left join lessons l on l.id = p.lesson_id
        left join course_modules m on m.id = l.module_id
        left join sections s on s.id = m.section_id;

      create view all_widgets as
        select id, page_id, type, order_index, settings <> '{}' as is_filled, settings->>'question' as question,
               (settings->>'mediaAssetId')::uuid as media_asset_id, settings->>'title' as title
        from (
          select id, page_id, type, order_index, settings from published_widgets
          union all
          select w.id, w.page_id, w.type, w.order_index, w.settings from widgets w
          where not exists (select from published_widgets live where live.id = w.id)
        ) both_kinds;
    `);
  }
}
