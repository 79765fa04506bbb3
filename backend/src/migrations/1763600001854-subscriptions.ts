import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

const TABLES = `
  create table payment_customers (
    account_id uuid not null,
    stripe_id varchar(255) not null,
    constraint payment_customers_pk primary key (account_id)
  );
  create table subscriptions (
    id uuid not null,
    account_id uuid not null,
    product_id uuid not null,
    title varchar(160) not null,
    offer_id uuid not null,
    offer_name varchar(60) not null,
    interval text not null,
    instalments integer,
    currency varchar(3) not null,
    amount_cents integer not null,
    tax_cents integer not null,
    tax_label varchar(40),
    tax_is_included boolean not null,
    stripe_id varchar(255),
    status text not null,
    payments_made integer not null default 0,
    next_payment_at timestamptz,
    cancel_at timestamptz,
    access_until timestamptz,
    card_brand varchar(40),
    card_last4 varchar(4),
    cancel_reason varchar(500),
    created_at timestamptz not null,
    started_at timestamptz,
    ended_at timestamptz,
    checked_at timestamptz,
    constraint subscriptions_pk primary key (id),
    constraint subscriptions_stripe unique (stripe_id),
    constraint subscriptions_interval check (interval in ('month', 'year')),
    constraint subscriptions_status check (status in ('incomplete', 'active', 'past_due', 'completed', 'ended')),
    constraint subscriptions_ended check ((status in ('completed', 'ended')) = (ended_at is not null)),
    constraint subscriptions_amount check (amount_cents > 0 and tax_cents >= 0),
    constraint subscriptions_payments check (payments_made >= 0)
  );
  create unique index subscriptions_one_running on subscriptions (account_id, product_id) where ended_at is null;
  create index subscriptions_of_account on subscriptions (account_id, created_at);
  create index subscriptions_due on subscriptions (checked_at) where ended_at is null;
  alter table orders add column subscription_id uuid;
  alter table order_versions add column invoice_id varchar(255)`;

/** A product can be paid every month or year, or in instalments. */
export class Subscriptions1763600001854 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table product_offers add column interval text, add column instalments integer,
        add constraint product_offers_interval check (interval in ('month', 'year')),
        add constraint product_offers_instalments
          check (instalments is null or coalesce(interval, '') = 'month' and instalments between 2 and 24),
        add constraint product_offers_recurring
          check (interval is null or access_days is null and access_until is null);
      create or replace view sold_offers as
        select id, product_id, position, name, price_cents, access_days, access_until, translations
        from product_offers
        where archived_at is null and interval is null
          and (access_until is null or access_until > now() + interval '1 day');
      create view recurring_offers as
        select id, product_id, position, name, price_cents, interval, instalments, translations
        from product_offers where archived_at is null and interval is not null`);
    await runner.query(TABLES);
    await runner.query(`
      create view subscribed_products as select product_id from subscriptions;
      create view running_subscriptions as
        select id, account_id, product_id, status from subscriptions
        where ended_at is null and status <> 'incomplete'`);
    await runner.query(`
      create view subscription_orders as
        select o.subscription_id, o.id as order_id, o.number, o.status, v.total_cents, o.received_at
        from orders o join order_versions v on v.order_id = o.id and v.version = o.version
        where o.subscription_id is not null`);
    await allowMore(runner, ['enrollments', 'source'], 'purchase', ['subscription']);
    await allowMore(runner, ['further_rights', 'source'], 'purchase', ['subscription']);
  }
}
