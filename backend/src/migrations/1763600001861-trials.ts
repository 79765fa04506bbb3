import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** A subscription can start with free days and pause; members hear of payments that come after a long time. */
export class Trials1763600001861 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table product_offers add column trial_days integer,
        add constraint product_offers_trial
          check (trial_days is null or coalesce(interval, '') <> '' and instalments is null and trial_days between 1 and 90);
      create or replace view recurring_offers as
        select id, product_id, position, name, price_cents, interval, instalments, translations, trial_days
        from product_offers where archived_at is null and interval is not null;
      create view offer_names as select id, name, translations from product_offers`);
    await runner.query(`
      alter table subscriptions add column trial_days integer, add column payment_told_for timestamptz,
        add column paused_until timestamptz, add column paid_since timestamptz;
      update subscriptions set paid_since = started_at where payments_made > 0;
      create view begun_subscriptions as
        select account_id, product_id from subscriptions where started_at is not null;
      create or replace view subscription_movements as
        select id as subscription_id, 'started' as kind, paid_since as at from subscriptions
        where paid_since is not null
        union all
        select id, 'ended', ended_at from subscriptions where paid_since is not null and status = 'ended'
        union all
        select subscription_id, kind, at from subscription_changes;
      create or replace view recurring_subscriptions as
        select id, status, cancel_at, paid_since as started_at, ended_at,
               case interval when 'year' then round((amount_cents - tax_cents) / 12.0)::integer
                 else amount_cents - tax_cents end as monthly_cents
        from subscriptions where paid_since is not null and instalments is null`);
    await allowMore(runner, ['mails', 'kind'], 'access_ending', ['payment_coming']);
  }
}
