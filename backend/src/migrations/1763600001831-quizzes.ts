import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** Lessons can have graded quizzes, and a passed quiz is a completion of its own. */
export class Quizzes1763600001831 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await allowMore(runner, ['widgets', 'type'], 'video_link', ['quiz']);
    await allowMore(runner, ['completions', 'kind'], 'video', ['task']);
    await runner.query(`
      create table quiz_attempts (
        id uuid not null,
        account_id uuid not null,
        widget_id uuid not null,
        number integer not null,
        answers jsonb not null,
        score_percent integer not null,
        is_passed boolean not null,
        submitted_at timestamptz not null,
        constraint quiz_attempts_pk primary key (id),
        constraint quiz_attempts_number unique (account_id, widget_id, number),
        constraint quiz_attempts_score check (score_percent between 0 and 100)
      );
      create index quiz_attempts_of_widget on quiz_attempts (widget_id);
    `);
  }
}
