import { FirstSchema } from './first-schema.js';

/** How far members are in their courses. */
export class Learning1763600001667 extends FirstSchema {
  protected readonly sql = `
    create table completions (
      account_id uuid not null,
      kind text not null,
      subject_id uuid not null,
      course_id uuid not null,
      completed_at timestamptz not null,
      constraint completions_pk primary key (account_id, kind, subject_id),
      constraint completions_kind check (kind in ('video', 'lesson', 'module', 'course'))
    );
    create index completions_of_course on completions (account_id, course_id);

    create table course_positions (
      account_id uuid not null,
      course_id uuid not null,
      lesson_id uuid not null,
      video_id uuid,
      position_seconds integer not null,
      updated_at timestamptz not null,
      constraint course_positions_pk primary key (account_id, course_id),
      constraint course_positions_seconds check (position_seconds >= 0)
    );

    create table device_sequences (
      account_id uuid not null,
      course_id uuid not null,
      device_id uuid not null,
      sequence integer not null,
      constraint device_sequences_pk primary key (account_id, course_id, device_id)
    );

    create table watch_times (
      account_id uuid not null,
      viewing_id uuid not null,
      video_id uuid not null,
      course_id uuid not null,
      seconds integer not null,
      constraint watch_times_pk primary key (account_id, viewing_id, video_id),
      constraint watch_times_seconds check (seconds between 0 and 86400)
    );

    create table module_openings (
      account_id uuid not null,
      course_id uuid not null,
      module_id uuid not null,
      opened_at timestamptz not null,
      is_early boolean not null default false,
      constraint module_openings_pk primary key (account_id, course_id, module_id)
    );

    create table video_positions (
      account_id uuid not null,
      course_id uuid not null,
      video_id uuid not null,
      position_seconds integer not null,
      constraint video_positions_pk primary key (account_id, course_id, video_id),
      constraint video_positions_seconds check (position_seconds >= 0)
    );

    create view completion_facts as
      select account_id, kind, subject_id, course_id, completed_at from completions;

    create view watched_seconds as select account_id, course_id, video_id, seconds from watch_times;

    create view member_positions as select account_id, course_id, lesson_id from course_positions;

    create view opened_modules as select account_id, course_id, module_id from module_openings;
  `;
}
