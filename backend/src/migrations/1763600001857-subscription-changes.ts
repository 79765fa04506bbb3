import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Failed and recovered payments have times, and what subscriptions bring in a month can be summed. */
export class SubscriptionChanges1763600001857 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subscription_changes (
        subscription_id uuid not null,
        kind text not null,
        at timestamptz not null,
        constraint subscription_changes_pk primary key (subscription_id, kind, at),
        constraint subscription_changes_kind check (kind in ('failed', 'recovered'))
      );
      create index subscription_changes_by_time on subscription_changes (kind, at)`);
    await runner.query(`
      create view subscription_movements as
        select id as subscription_id, 'started' as kind, started_at as at from subscriptions
        where started_at is not null
        union all
        select id, 'ended', ended_at from subscriptions where started_at is not null and status = 'ended'
        union all
        select subscription_id, kind, at from subscription_changes;
      create view recurring_subscriptions as
        select id, status, cancel_at, started_at, ended_at,
               case interval when 'year' then round((amount_cents - tax_cents) / 12.0)::integer
                 else amount_cents - tax_cents end as monthly_cents
        from subscriptions where started_at is not null and instalments is null`);
  }
}
