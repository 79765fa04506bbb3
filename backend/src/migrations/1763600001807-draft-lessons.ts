import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/**
 * Lessons are drafts until they are published, and a published lesson keeps what members read apart from what the coach
 * edits. Courses that have been published once stay as they are: all of their lessons are live, and equal to their draft.
 */
export class DraftLessons1763600001807 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [TABLES, VIEWS, PUBLISHED, BINNED]) await runner.query(statements);
  }
}

const TABLES = `
  alter table sections add column published_at timestamptz;
  alter table course_modules add column published_at timestamptz;
  alter table lessons add column published_at timestamptz;

  create table published_pages (
    id uuid not null,
    lesson_id uuid not null,
    "position" integer not null,
    title varchar(160) not null,
    constraint published_pages_pk primary key (id),
    constraint published_pages_position unique (lesson_id, position),
    constraint published_pages_lesson_fk foreign key (lesson_id) references lessons(id) on delete cascade
  );

  create table published_widgets (
    id uuid not null,
    page_id uuid not null,
    type text not null,
    settings jsonb not null,
    order_index integer not null,
    constraint published_widgets_pk primary key (id),
    constraint published_widgets_order unique (page_id, order_index)
  );`;

const VIEWS = `
  create view builder_sections as select id, title, subtitle, position, course_id from sections;

  create view builder_modules as
    select m.id, m.title, m.subtitle, m.position, m.lock_kind, m.lock_date, m.lock_days,
           m.section_id, s.position as section_position, s.course_id, m.thumbnail_asset_id
    from course_modules m left join sections s on s.id = m.section_id;

  create view builder_lessons as
    select l.id, l.title, l.is_free_preview, l.position, l.module_id, m.title as module_title,
           m.position as module_position, m.section_id, s.position as section_position, s.course_id,
           l.subtitle, l.description, l.thumbnail_asset_id, l.completion_rule, l.published_at
    from lessons l
    left join course_modules m on m.id = l.module_id
    left join sections s on s.id = m.section_id;

  create view builder_pages as
    select p.id, p.title, p.position, p.lesson_id, l.title as lesson_title, l.position as lesson_position,
           m.position as module_position, s.position as section_position, s.course_id
    from lesson_pages p
    left join lessons l on l.id = p.lesson_id
    left join course_modules m on m.id = l.module_id
    left join sections s on s.id = m.section_id;

  create view builder_widgets as
    select id, page_id, type, order_index, settings <> '{}' as is_filled, settings->>'question' as question,
           (settings->>'mediaAssetId')::uuid as media_asset_id, settings->>'title' as title
    from widgets;

  create or replace view section_places as
    select id, title, subtitle, position, course_id from sections where published_at is not null;

  create or replace view module_places as
    select m.id, m.title, m.subtitle, m.position, m.lock_kind, m.lock_date, m.lock_days,
           m.section_id, s.position as section_position, s.course_id, m.thumbnail_asset_id
    from course_modules m left join sections s on s.id = m.section_id
    where m.published_at is not null;

  create or replace view lesson_places as
    select l.id, l.title, l.is_free_preview, l.position, l.module_id, m.title as module_title,
           m.position as module_position, m.section_id, s.position as section_position, s.course_id,
           l.subtitle, l.description, l.thumbnail_asset_id, l.completion_rule
    from lessons l
    left join course_modules m on m.id = l.module_id
    left join sections s on s.id = m.section_id
    where l.published_at is not null;

  create or replace view page_places as
    select p.id, p.title, p.position, p.lesson_id, l.title as lesson_title, l.position as lesson_position,
           m.position as module_position, s.position as section_position, s.course_id
    from published_pages p
    left join lessons l on l.id = p.lesson_id
    left join course_modules m on m.id = l.module_id
    left join sections s on s.id = m.section_id;

  create or replace view widget_facts as
    select id, page_id, type, order_index, settings <> '{}' as is_filled, settings->>'question' as question,
           (settings->>'mediaAssetId')::uuid as media_asset_id, settings->>'title' as title
    from published_widgets;`;

const PUBLISHED = `
  update sections s set published_at = p.published_at
    from products p where p.id = s.course_id and p.published_at is not null;
  update course_modules m set published_at = s.published_at
    from sections s where s.id = m.section_id and s.published_at is not null;
  update lessons l set published_at = m.published_at
    from course_modules m where m.id = l.module_id and m.published_at is not null;
  insert into published_pages (id, lesson_id, position, title)
    select g.id, g.lesson_id, g.position, g.title
    from lesson_pages g join lessons l on l.id = g.lesson_id where l.published_at is not null;
  insert into published_widgets (id, page_id, type, settings, order_index)
    select w.id, w.page_id, w.type, w.settings, w.order_index
    from widgets w join published_pages g on g.id = w.page_id;`;

/** Removed parts of published courses are published again when they are restored. */
const BINNED = `
  insert into published_widgets (id, page_id, type, settings, order_index)
    select w.id, w.page_id, w.type, w.settings, w.order_index
    from outline_bin b
    join products p on p.id = b.course_id and p.published_at is not null
    cross join jsonb_array_elements(b.rows->'pages') page
    join widgets w on w.page_id = (page->>'id')::uuid
    where b.level <> 'pages'
    on conflict do nothing;
  update outline_bin b set rows = (
      select jsonb_object_agg(part, case when part = 'pages' then inside else (
        select coalesce(jsonb_agg(row || jsonb_build_object('published_at', p.published_at)), '[]')
        from jsonb_array_elements(inside) row
      ) end)
      from jsonb_each(b.rows) as each (part, inside)
    ) || jsonb_build_object('publishedPages', coalesce(b.rows->'pages', '[]'))
    from products p where p.id = b.course_id and p.published_at is not null and b.level <> 'pages';`;
