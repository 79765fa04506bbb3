import { FirstSchema } from './first-schema.js';

/** Notes of members at their lessons. */
export class Notes1763600001671 extends FirstSchema {
  protected readonly sql = `
    create table lesson_notes (
      id uuid not null,
      account_id uuid not null,
      lesson_id uuid not null,
      video_id uuid,
      at_seconds integer,
      text text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      course_id uuid,
      course_title varchar(160),
      lesson_title varchar(160),
      constraint lesson_notes_pk primary key (id),
      constraint lesson_notes_moment check ((video_id is null) = (at_seconds is null)),
      constraint lesson_notes_text check (char_length(text) between 1 and 10000)
    );
    create index lesson_notes_of_lesson on lesson_notes (account_id, lesson_id, created_at);

    create table lesson_note_versions (
      note_id uuid not null,
      version integer not null,
      text text not null,
      saved_at timestamptz not null,
      constraint lesson_note_versions_pk primary key (note_id, version),
      constraint lesson_note_versions_note foreign key (note_id) references lesson_notes(id) on delete cascade
    );
  `;
}
