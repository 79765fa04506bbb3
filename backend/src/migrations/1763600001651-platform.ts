import { FirstSchema } from './first-schema.js';

/** Jobs, limits of rates, uses of secrets, and when the last backup was made. */
export class Platform1763600001651 extends FirstSchema {
  protected readonly sql = `
    create table jobs (
      id uuid not null,
      kind text not null,
      payload jsonb not null,
      dedupe_key text,
      run_at timestamptz not null,
      attempts integer not null default 0,
      leased_until timestamptz,
      done_at timestamptz,
      parked_at timestamptz,
      last_error text,
      created_at timestamptz not null default now(),
      traceparent text,
      constraint jobs_pk primary key (id),
      constraint jobs_dedupe_key unique (dedupe_key)
    );
    create index jobs_due on jobs (run_at) where done_at is null and parked_at is null;

    create table rate_limits (
      rule text not null,
      who text not null,
      window_start timestamptz not null,
      calls integer not null,
      constraint rate_limits_pk primary key (rule, who, window_start)
    );

    create table secret_uses (
      print text not null,
      since timestamptz not null,
      constraint secret_uses_pk primary key (print)
    );

    create table last_backup (
      single boolean not null default true,
      completed_at timestamptz not null,
      constraint last_backup_pk primary key (single),
      constraint last_backup_single check (single)
    );
  `;
}
