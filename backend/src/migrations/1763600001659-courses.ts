import { FirstSchema } from './first-schema.js';

/** The outline of courses, down to their pages. */
export class Courses1763600001659 extends FirstSchema {
  protected readonly sql = `
    create table courses (
      id uuid not null,
      created_at timestamptz not null,
      constraint courses_pk primary key (id)
    );

    create table sections (
      id uuid not null,
      course_id uuid not null,
      "position" integer not null,
      title varchar(160) not null,
      subtitle varchar(300) not null,
      constraint sections_pk primary key (id),
      constraint sections_position unique (course_id, position) deferrable initially deferred,
      constraint sections_course_fk foreign key (course_id) references courses(id) on delete cascade
    );

    create table course_modules (
      id uuid not null,
      section_id uuid not null,
      "position" integer not null,
      title varchar(160) not null,
      subtitle varchar(300) not null,
      lock_kind text,
      lock_date timestamptz,
      lock_days integer,
      thumbnail_asset_id uuid,
      constraint course_modules_pk primary key (id),
      constraint course_modules_position unique (section_id, position) deferrable initially deferred,
      constraint course_modules_section_fk foreign key (section_id) references sections(id) on delete cascade,
      constraint course_modules_lock check (case lock_kind when 'date' then lock_date is not null
        and lock_days is null when 'days_after_enrollment' then lock_date is null
        and lock_days > 0 when 'after_previous' then lock_date is null and lock_days is null else lock_kind is null
        and lock_date is null and lock_days is null end)
    );

    create table lessons (
      id uuid not null,
      module_id uuid not null,
      "position" integer not null,
      title varchar(160) not null,
      description varchar(2000) not null,
      is_free_preview boolean not null,
      subtitle varchar(300) not null default '',
      thumbnail_asset_id uuid,
      completion_rule text not null default 'all_videos',
      constraint lessons_pk primary key (id),
      constraint lessons_position unique (module_id, position) deferrable initially deferred,
      constraint lessons_module_fk foreign key (module_id) references course_modules(id) on delete cascade,
      constraint lessons_completion_rule check (completion_rule in ('all_videos', 'by_hand'))
    );

    create table lesson_pages (
      id uuid not null,
      lesson_id uuid not null,
      "position" integer not null,
      title varchar(160) not null,
      constraint lesson_pages_pk primary key (id),
      constraint lesson_pages_position unique (lesson_id, position) deferrable initially deferred,
      constraint lesson_pages_lesson_fk foreign key (lesson_id) references lessons(id) on delete cascade
    );

    create table outline_bin (
      id uuid not null,
      level text not null,
      course_id uuid not null,
      parent_id uuid not null,
      "position" integer not null,
      title varchar(160) not null,
      rows jsonb not null,
      removed_at timestamptz not null,
      constraint outline_bin_pk primary key (id),
      constraint outline_bin_level check (level in ('sections', 'modules', 'lessons', 'pages'))
    );
    create index outline_bin_of_course on outline_bin (course_id, removed_at);

    create view course_facts as select id from courses;

    create view section_places as select id, title, subtitle, position, course_id from sections;

    create view module_places as
      select m.id, m.title, m.subtitle, m.position, m.lock_kind, m.lock_date, m.lock_days,
             m.section_id, s.position as section_position, s.course_id, m.thumbnail_asset_id
      from course_modules m left join sections s on s.id = m.section_id;

    create view lesson_places as
      select l.id, l.title, l.is_free_preview, l.position, l.module_id, m.title as module_title,
             m.position as module_position, m.section_id, s.position as section_position, s.course_id,
             l.subtitle, l.description, l.thumbnail_asset_id, l.completion_rule
      from lessons l
      left join course_modules m on m.id = l.module_id
      left join sections s on s.id = m.section_id;

    create view page_places as
      select p.id, p.title, p.position, p.lesson_id, l.title as lesson_title, l.position as lesson_position,
             m.position as module_position, s.position as section_position, s.course_id
      from lesson_pages p
      left join lessons l on l.id = p.lesson_id
      left join course_modules m on m.id = l.module_id
      left join sections s on s.id = m.section_id;

    create view binned_lessons as
      select (lesson->>'id')::uuid as id from outline_bin b, jsonb_array_elements(b.rows->'lessons') lesson;
  `;
}
