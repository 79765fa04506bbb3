import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Coupons can discount the payments of subscriptions: the first ones, or every one. */
export class RecurringCoupons1763600001867 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table coupons add column on_subscriptions text not null default 'none', add column first_payments integer,
        add constraint coupons_on_subscriptions check (
          on_subscriptions in ('none', 'first_payments', 'every_payment')
          and (on_subscriptions = 'first_payments') = (first_payments is not null) and first_payments > 0);
      alter table subscriptions add column coupon_id uuid, add column coupon_code varchar(40),
        add column coupon_payments integer, add column discount_cents integer,
        add column discounted_cents integer, add column discounted_tax_cents integer,
        add constraint subscriptions_coupon check (
          num_nulls(coupon_id, coupon_code, discount_cents, discounted_cents, discounted_tax_cents) in (0, 5)
          and (coupon_payments is null or coupon_id is not null)
          and coupon_payments > 0 and discount_cents > 0 and discounted_tax_cents >= 0
          and discounted_cents between 1 and amount_cents - 1);
      create or replace view recurring_subscriptions as
        select id, status, cancel_at, paid_since as started_at, ended_at,
               case interval when 'year' then round(income / 12.0)::integer else income end as monthly_cents
        from subscriptions, lateral (
          select case when coupon_id is not null and coupon_payments is null
                   then discounted_cents - discounted_tax_cents else amount_cents - tax_cents end as income
        ) i
        where paid_since is not null and instalments is null`);
  }
}
