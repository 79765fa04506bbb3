import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** The texts of an outline have translations, and so have the texts of widgets, inside their settings. */
export class LessonsInSpanish1763600001828 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['sections', 'course_modules', 'lessons'])
      await runner.query(`alter table ${table} add column translations jsonb not null default '{}'`);
    for (const statements of [BUILDER_VIEWS, MEMBERS_VIEWS]) await runner.query(statements);
    for (const [view, widgets] of Object.entries(WIDGETS))
      await runner.query(`
        create or replace view ${view} as
          select id, page_id, type, order_index, settings <> '{}' as is_filled, settings->>'question' as question,
                 (settings->>'mediaAssetId')::uuid as media_asset_id, settings->>'title' as title,
                 coalesce(settings->'translations', '{}') as translations
          from ${widgets}`);
  }
}

const BUILDER_VIEWS = `
  create or replace view builder_sections as
    select id, title, subtitle, position, course_id, translations from sections;

  create or replace view builder_modules as
    select m.id, m.title, m.subtitle, m.position, m.lock_kind, m.lock_date, m.lock_days,
           m.section_id, s.position as section_position, s.course_id, m.thumbnail_asset_id, m.translations
    from course_modules m left join sections s on s.id = m.section_id;

  create or replace view builder_lessons as
    select l.id, l.title, l.is_free_preview, l.position, l.module_id, m.title as module_title,
           m.position as module_position, m.section_id, s.position as section_position, s.course_id,
           l.subtitle, l.description, l.thumbnail_asset_id, l.completion_rule, l.published_at,
           l.translations
    from lessons l
    left join course_modules m on m.id = l.module_id
    left join sections s on s.id = m.section_id;`;

const MEMBERS_VIEWS = `
  create or replace view section_places as
    select id, title, subtitle, position, course_id, translations from sections where published_at is not null;

  create or replace view module_places as
    select m.id, m.title, m.subtitle, m.position, m.lock_kind, m.lock_date, m.lock_days,
           m.section_id, s.position as section_position, s.course_id, m.thumbnail_asset_id, m.translations
    from course_modules m left join sections s on s.id = m.section_id
    where m.published_at is not null;

  create or replace view lesson_places as
    select l.id, l.title, l.is_free_preview, l.position, l.module_id, m.title as module_title,
           m.position as module_position, m.section_id, s.position as section_position, s.course_id,
           l.subtitle, l.description, l.thumbnail_asset_id, l.completion_rule,
           l.translations
    from lessons l
    left join course_modules m on m.id = l.module_id
    left join sections s on s.id = m.section_id
    where l.published_at is not null;`;

/** Rows behind each view of widgets. */
const WIDGETS = {
  widget_facts: 'published_widgets',
  builder_widgets: 'widgets',
  all_widgets: `(
    select id, page_id, type, order_index, settings from published_widgets
    union all
    select w.id, w.page_id, w.type, w.order_index, w.settings from widgets w
    where not exists (select from published_widgets live where live.id = w.id)
  ) both_kinds`,
};
