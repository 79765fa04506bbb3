import { FirstSchema } from './first-schema.js';

/** Exports of personal data, and deletions of accounts. */
export class Privacy1763600001683 extends FirstSchema {
  protected readonly sql = `
    create table data_exports (
      id uuid not null,
      account_id uuid not null,
      status text not null default 'preparing',
      percent integer not null default 0,
      size bigint,
      requested_at timestamptz not null,
      ready_at timestamptz,
      expires_at timestamptz,
      asked_by uuid not null,
      constraint data_exports_pk primary key (id),
      constraint data_exports_percent check (percent between 0 and 100),
      constraint data_exports_ready check ((status = 'ready') = (size is not null and ready_at is not null
        and expires_at is not null)),
      constraint data_exports_status check (status in ('preparing', 'ready', 'failed'))
    );
    create index data_exports_account on data_exports (account_id, requested_at);
    create unique index data_exports_one_at_a_time on data_exports (account_id, asked_by) where status = 'preparing';

    create table account_deletions (
      account_id uuid not null,
      id uuid not null,
      scheduled_at timestamptz not null,
      erases_at timestamptz not null,
      constraint account_deletions_pk primary key (account_id)
    );
    create index account_deletions_due on account_deletions (erases_at);
  `;
}
