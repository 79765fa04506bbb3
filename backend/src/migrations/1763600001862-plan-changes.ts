import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** Members change their plans, and what subscriptions bring in a month changes with them. */
export class PlanChanges1763600001862 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table subscriptions add column changing_until timestamptz');
    await allowMore(runner, ['subscription_changes', 'kind'], 'recovered', ['upgraded', 'downgraded']);
    await runner.query(`
      alter table subscription_changes add column delta_cents integer,
        add constraint subscription_changes_delta
          check ((kind in ('upgraded', 'downgraded')) = (delta_cents is not null));
      create or replace view subscription_movements as
        select id as subscription_id, 'started' as kind, paid_since as at, null::integer as delta_cents
        from subscriptions where paid_since is not null
        union all
        select id, 'ended', ended_at, null from subscriptions where paid_since is not null and status = 'ended'
        union all
        select subscription_id, kind, at, delta_cents from subscription_changes`);
  }
}
