import { FirstSchema } from './first-schema.js';

/** How far the coach is in the first steps. */
export class FirstRun1763600001684 extends FirstSchema {
  protected readonly sql = `
    create table first_run_checks (
      step text not null,
      problem text,
      detail varchar(300),
      checked_at timestamptz not null,
      constraint first_run_checks_pk primary key (step),
      constraint first_run_checks_step check (step in ('payments', 'mail', 'files'))
    );

    create table first_run_guide (
      id smallint not null,
      put_away_at timestamptz,
      constraint first_run_guide_pk primary key (id),
      constraint first_run_guide_only_one check (id = 1)
    );

    insert into first_run_guide (id) values (1);
  `;
}
