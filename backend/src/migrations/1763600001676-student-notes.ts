import { FirstSchema } from './first-schema.js';

/** Notes of the coach about students. */
export class StudentNotes1763600001676 extends FirstSchema {
  protected readonly sql = `
    create table student_notes (
      id uuid not null,
      student_id uuid not null,
      author_id uuid not null,
      note varchar(5000) not null,
      is_pinned boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint student_notes_pk primary key (id),
      constraint student_notes_version check (version > 0)
    );
    create index student_notes_of_student on student_notes (student_id, created_at);
  `;
}
