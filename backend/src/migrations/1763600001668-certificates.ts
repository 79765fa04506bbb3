import { FirstSchema } from './first-schema.js';

/** Certificates of completed courses. */
export class Certificates1763600001668 extends FirstSchema {
  protected readonly sql = `
    create table certificates (
      code varchar(14) not null,
      account_id uuid not null,
      course_id uuid not null,
      name varchar(100) not null,
      course_title varchar(160) not null,
      coach_name varchar(120) not null,
      completed_on date not null,
      issued_at timestamptz not null,
      constraint certificates_pk primary key (code),
      constraint certificates_one_per_course unique (account_id, course_id)
    );

    create view issued_certificates as select account_id, course_id, issued_at from certificates;
  `;
}
