import { FirstSchema } from './first-schema.js';

/** Widgets on the pages of lessons, and lesson templates. */
export class Widgets1763600001660 extends FirstSchema {
  protected readonly sql = `
    create table widgets (
      id uuid not null,
      page_id uuid not null,
      type text not null,
      settings jsonb not null,
      order_index integer not null,
      constraint widgets_pk primary key (id),
      constraint widgets_order unique (page_id, order_index) deferrable initially deferred,
      constraint widgets_type check (type in ( 'text', 'image', 'video', 'audio', 'file', 'button', 'stopwatch',
        'calendly', 'typeform', 'question', 'opinionScale' ))
    );

    create table lesson_contents (
      lesson_id uuid not null,
      version integer not null,
      updated_by uuid not null,
      updated_at timestamptz not null,
      kept_at timestamptz not null,
      constraint lesson_contents_pk primary key (lesson_id)
    );

    create table lesson_versions (
      id uuid not null,
      lesson_id uuid not null,
      version integer not null,
      content jsonb not null,
      changed_types jsonb not null,
      saved_by uuid,
      saved_at timestamptz not null,
      constraint lesson_versions_pk primary key (id),
      constraint lesson_versions_once unique (lesson_id, version)
    );

    create table widget_bin (
      id uuid not null,
      page_id uuid not null,
      type text not null,
      settings jsonb not null,
      order_index integer not null,
      removed_at timestamptz not null,
      constraint widget_bin_pk primary key (id)
    );
    create index widget_bin_of_page on widget_bin (page_id);
    create index widget_bin_oldest on widget_bin (removed_at);

    create table lesson_templates (
      id uuid not null,
      name varchar(120) not null,
      content jsonb not null,
      created_at timestamptz not null,
      constraint lesson_templates_pk primary key (id),
      constraint lesson_templates_name unique (name)
    );

    create view widget_facts as
      select id, page_id, type, order_index, settings <> '{}' as is_filled, settings->>'question' as question,
             (settings->>'mediaAssetId')::uuid as media_asset_id, settings->>'title' as title
      from widgets;
  `;
}
