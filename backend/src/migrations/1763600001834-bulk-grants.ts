import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** The coach gives products to many students at once. */
export class BulkGrants1763600001834 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table bulk_grants (
        id uuid not null,
        started_by uuid not null,
        started_at timestamptz not null,
        finished_at timestamptz,
        is_undone boolean not null default false,
        constraint bulk_grants_pk primary key (id)
      );

      create table bulk_grant_lines (
        bulk_grant_id uuid not null,
        account_id uuid not null,
        product_id uuid not null,
        outcome text,
        constraint bulk_grant_lines_pk primary key (bulk_grant_id, account_id, product_id),
        constraint bulk_grant_lines_bulk_grant_fk foreign key (bulk_grant_id) references bulk_grants(id) on delete cascade,
        constraint bulk_grant_lines_outcome
          check (outcome in ('given', 'already_owned', 'consent_needed', 'gone', 'taken_back'))
      );
      create index bulk_grant_lines_of_account on bulk_grant_lines (account_id)`);
  }
}
