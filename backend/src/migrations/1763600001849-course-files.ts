import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** A course can be exported as one file, and imported from one. */
export class CourseFiles1763600001849 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table course_exports (
        id uuid not null,
        course_id uuid not null,
        edition text not null,
        status text not null default 'preparing',
        percent integer not null default 0,
        size bigint,
        left_out text[] not null default '{}',
        requested_at timestamptz not null,
        ready_at timestamptz,
        expires_at timestamptz,
        constraint course_exports_pk primary key (id),
        constraint course_exports_edition check (edition in ('live', 'draft')),
        constraint course_exports_status check (status in ('preparing', 'ready', 'failed')),
        constraint course_exports_percent check (percent between 0 and 100),
        constraint course_exports_ready
          check ((status = 'ready') = (size is not null and ready_at is not null and expires_at is not null))
      );
      create unique index course_exports_one_at_a_time on course_exports (course_id) where status = 'preparing';
      create index course_exports_of_course on course_exports (course_id, requested_at);

      create table course_imports (
        id uuid not null,
        started_by uuid not null,
        title text not null,
        object_key varchar(300) not null,
        status text not null default 'importing',
        percent integer not null default 0,
        problems jsonb not null default '[]',
        course_id uuid,
        started_at timestamptz not null,
        constraint course_imports_pk primary key (id),
        constraint course_imports_status check (status in ('importing', 'ready', 'refused', 'failed')),
        constraint course_imports_percent check (percent between 0 and 100),
        constraint course_imports_ready check ((status = 'ready') = (course_id is not null))
      );
      create index course_imports_latest on course_imports (started_at)`);
    await allowMore(runner, ['upload_tickets', 'purpose'], 'assignment', ['course_file']);
  }
}
