import { Injectable } from '@nestjs/common';
import { Clock, hours } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { MONEY_CHECKS, type MoneyCheck } from './money-checks.js';

/** Each line `l` of an order `o`, as it was paid. */
const PAID_LINES = `orders o
  join order_versions v on v.order_id = o.id and v.version = o.version
  join order_lines l on l.order_version_id = v.id`;

/** Condition that a completed refund has ended access to the line `l`. */
const IS_ENDED = `exists (
  select from refund_lines p join refunds f on f.id = p.refund_id and f.status = 'succeeded'
  where p.order_line_id = l.id and p.ends_access and not p.is_void)`;

/** Condition that access to line `l` or its part `q`, bought for a time for `account`, ended when its time had come. */
const ranOut = (
  account: string,
): string => `(l.access_days is not null or l.access_until is not null) and exists (
  select from begun_enrollments b
  where b.account_id = ${account} and b.product_id = coalesce(q.product_id, l.product_id) and b.expires_at <= $2::timestamptz)`;

/** Product that gave the right `e`: for a part that came with a bundle, the bundle. */
const SOLD_AS = 'coalesce(e.bundle_id, e.product_id)';

/**
 * Orders of each case, some of them twice. Leaves out orders under review, erased members' orders, and unredeemed
 * gifts, which can still be redeemed.
 */
const MONEY_CHECK_CASES: Record<MoneyCheck, string> = {
  paid_without_access: `
    select o.id from ${PAID_LINES} left join order_line_parts q on q.order_line_id = l.id
    where o.received_at is not null and o.status <> 'review' and l.amount_cents > 0 and not l.is_gift and not ${IS_ENDED}
      and exists (select from members m where m.id = o.account_id)
      and not exists (
        select from active_enrollments e where e.account_id = o.account_id and e.product_id = coalesce(q.product_id, l.product_id))
      and not (${ranOut('o.account_id')})
    union all
    select o.id from ${PAID_LINES} left join order_line_parts q on q.order_line_id = l.id
    left join gift_facts g on g.order_line_id = l.id
    where o.received_at is not null and o.status <> 'review' and l.amount_cents > 0 and l.is_gift and not ${IS_ENDED}
      and g.state is distinct from 'open' and g.state is distinct from 'returning'
      and (g.state is distinct from 'redeemed' or exists (select from members m where m.id = g.redeemed_by))
      and not exists (
        select from active_enrollments e where e.account_id = g.redeemed_by and e.product_id = coalesce(q.product_id, l.product_id))
      and not (${ranOut('g.redeemed_by')})`,
  access_after_refund: `
    select o.id from ${PAID_LINES}
    join standing_rights e on e.account_id = o.account_id and ${SOLD_AS} = l.product_id
     and e.source = 'purchase' and e.source_id = o.id
    where o.received_at is not null and not l.is_gift and ${IS_ENDED}
    union all
    select o.id from ${PAID_LINES} join gift_facts g on g.order_line_id = l.id
    where o.received_at is not null and ${IS_ENDED} and (g.state in ('open', 'returning') or exists (
      select from standing_rights e where e.source = 'gift' and e.source_id = g.id))`,
  access_without_payment: `
    select o.id from standing_rights e join orders o on o.id = e.source_id
    where e.source = 'purchase' and not exists (
      select from purchases u join order_lines l on l.id = u.order_line_id
      join order_versions v on v.id = l.order_version_id
      where u.account_id = e.account_id and u.product_id = ${SOLD_AS} and v.order_id = o.id and not l.is_gift)
    union all
    select g.order_id from standing_rights e join gift_facts g on g.id = e.source_id
    where e.source = 'gift' and (
      g.redeemed_by is distinct from e.account_id
      or not exists (select from purchases u where u.order_line_id = g.order_line_id))`,
  access_past_its_end: `
    select coalesce(g.order_id, e.source_id) as id from standing_rights e
    left join gift_facts g on e.source = 'gift' and g.id = e.source_id
    where e.source in ('purchase', 'gift') and e.expires_at <= $2::timestamptz - interval '1 hour' and not exists (
      select from active_enrollments a where a.account_id = e.account_id and a.product_id = e.product_id)
    union all
    select o.order_id from standing_rights e join subscription_orders o on o.subscription_id = e.source_id
    where e.source = 'subscription' and e.expires_at <= $2::timestamptz - interval '1 hour'`,
  refunds_do_not_add_up: `
    select o.id from orders o
    left join (
      select order_id, sum(amount_cents) filter (where status = 'succeeded') as done,
             sum(amount_cents) filter (where status <> 'failed') as asked
      from refunds group by order_id
    ) f on f.order_id = o.id
    where o.received_at is not null
      and (o.refunded_cents <> coalesce(f.done, 0) or o.refund_requested_cents <> coalesce(f.asked, 0))`,
};

export const COMPARE_MONEY = 'payments.compare-money';

/** Compares all money with all access and stores the orders that do not match, for the coach's pages to read. */
@Injectable()
export class CompareMoneyJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Every(hours(1), COMPARE_MONEY)
  async run(): Promise<void> {
    for (const check of MONEY_CHECKS) await this.compare(check);
  }

  private compare(check: MoneyCheck): Promise<void> {
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      // it reads every order, which takes seconds for a million orders, so no request should wait for it
      await tx.query('set local statement_timeout = 0');
      await tx.query(
        `with found as (select distinct id from (${MONEY_CHECK_CASES[check]}) cases),
         settled as (delete from money_findings where "check" = $1 and order_id not in (select id from found))
         insert into money_findings ("check", order_id, found_at) select $1, id, $2 from found
         on conflict do nothing`,
        [check, now],
      );
      await tx.query(
        `insert into money_comparisons ("check", compared_at) values ($1, $2)
         on conflict ("check") do update set compared_at = excluded.compared_at`,
        [check, now],
      );
    });
  }
}
