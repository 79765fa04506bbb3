import type { Pool } from 'pg';
import { readBillingSettings, type AfterRetries } from './billing-settings.js';
import { secondsOf } from '../api/ids.js';

export interface SubscriptionRow {
  id: string;
  status: string;
  customer: string;
  product: string;
  amount: number;
  currency: string;
  interval: string;
  periodEnd: number;
  /** Time at which it ends; null: it renews. */
  cancelAt: number | null;
  /** Last digits of the card that pays it. */
  card: string | null;
  hasTestClock: boolean;
}

export interface BillingOverview {
  /** Time of the customers without a test clock, in seconds. */
  time: number;
  afterRetries: AfterRetries;
  subscriptions: SubscriptionRow[];
}

const SHOWN = 50;

export async function readBilling(pool: Pool, now: Date): Promise<BillingOverview> {
  const { ahead, afterRetries } = await readBillingSettings(pool);
  const { rows } = await pool.query<SubscriptionRow>(
    `select one.id, one.body->>'status' as status, product.body->>'name' as product,
            coalesce(customer.body->>'email', customer.body->>'name', customer.id) as customer,
            (price->>'unit_amount')::float8 * coalesce((item->>'quantity')::int, 1) as amount,
            one.body->>'currency' as currency, price->'recurring'->>'interval' as interval,
            (item->>'current_period_end')::float8 as "periodEnd", (one.body->>'cancel_at')::float8 as "cancelAt",
            card.body->'card'->>'last4' as card, one.body->>'test_clock' is not null as "hasTestClock"
       from payment_sandbox.objects one
       cross join lateral (select one.body->'items'->'data'->0 as item) as first
       cross join lateral (select item->'price' as price) as priced
       join payment_sandbox.objects customer on customer.id = one.body->>'customer'
       join payment_sandbox.objects product on product.id = price->>'product'
       left join payment_sandbox.objects card on card.id = coalesce(
              one.body->>'default_payment_method',
              customer.body->'invoice_settings'->>'default_payment_method')
      where one.kind = 'subscription'
      order by one.position desc
      limit $1`,
    [SHOWN],
  );
  return { time: secondsOf(now) + ahead, afterRetries, subscriptions: rows };
}
