import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** Lessons can have assignments: members hand in texts and files, and the coach answers. */
export class Assignments1763600001842 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await allowMore(runner, ['widgets', 'type'], 'quiz', ['assignment']);
    await allowMore(runner, ['upload_tickets', 'purpose'], 'post_file', ['assignment']);
    await runner.query(`
      create table assignment_submissions (
        id uuid not null,
        account_id uuid not null,
        widget_id uuid not null,
        course_id uuid not null,
        lesson_id uuid not null,
        title text not null,
        instructions text not null,
        status text not null,
        handed_in_at timestamptz,
        version integer not null,
        constraint assignment_submissions_pk primary key (id),
        constraint assignment_submissions_once unique (account_id, widget_id),
        constraint assignment_submissions_status check (status in ('draft', 'handed_in', 'try_again', 'done')),
        constraint assignment_submissions_state check ((status = 'draft') = (handed_in_at is null))
      );
      create index assignment_submissions_recent on assignment_submissions (handed_in_at);
      create table assignment_versions (
        submission_id uuid not null,
        number integer not null,
        text text,
        handed_in_at timestamptz not null,
        decision text,
        feedback text,
        answered_at timestamptz,
        constraint assignment_versions_pk primary key (submission_id, number),
        constraint assignment_versions_submission_fk foreign key (submission_id)
          references assignment_submissions (id) on delete cascade,
        constraint assignment_versions_text check (char_length(text) between 1 and 20000),
        constraint assignment_versions_decision check (decision in ('try_again', 'done')),
        constraint assignment_versions_feedback check (char_length(feedback) <= 5000),
        constraint assignment_versions_answered
          check ((decision is null) = (answered_at is null) and (decision is null) = (feedback is null))
      );
      create table assignment_files (
        asset_id uuid not null,
        submission_id uuid not null,
        number integer,
        added_at timestamptz not null,
        constraint assignment_files_pk primary key (asset_id),
        constraint assignment_files_submission_fk foreign key (submission_id)
          references assignment_submissions (id) on delete cascade
      );
      create index assignment_files_of_submission on assignment_files (submission_id, number);
      create view waiting_assignments as
        select id, account_id, course_id, handed_in_at from assignment_submissions where status = 'handed_in';
    `);
  }
}
