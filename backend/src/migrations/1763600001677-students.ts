import { FirstSchema } from './first-schema.js';

/** The list of students, with tags. */
export class Students1763600001677 extends FirstSchema {
  protected readonly sql = `
    create table student_tags (
      id uuid not null,
      name varchar(40) not null,
      created_at timestamptz not null,
      constraint student_tags_pk primary key (id),
      constraint student_tags_name_filled check (name <> '')
    );
    create unique index student_tags_name on student_tags (lower(name));

    create table tagged_students (
      account_id uuid not null,
      tag_id uuid not null,
      tagged_at timestamptz not null,
      constraint tagged_students_pk primary key (account_id, tag_id),
      constraint tagged_students_tag_fk foreign key (tag_id) references student_tags(id) on delete cascade
    );
    create index tagged_students_tag on tagged_students (tag_id);

    create view worn_tags as select account_id, tag_id from tagged_students;
  `;
}
