import type { INestApplicationContext } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

interface DemoPayment {
  intentId: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  paidAt: Date;
  dispute: { id: string; reason: string; openedAt: string } | null;
}

interface PaidSubscription {
  id: string;
  customer: { id: string; accountId: string };
  product: { id: string; name: string };
  description: string;
  metadata: Record<string, string>;
  amount: number;
  currency: string;
  interval: 'month' | 'year';
  instalments: number | null;
  trialDays: number | null;
  startedAt: string;
  isUnpaid: boolean;
  isEnding: boolean;
  pausedUntil: string | null;
  endedAt: string | null;
  paid: { invoiceId: string; paidAt: string }[];
}

/** Payments and subscriptions of the demo, as the payment provider would know them. */
export async function demoPast(
  app: INestApplicationContext,
): Promise<{ payments: DemoPayment[]; subscriptions: PaidSubscription[] }> {
  const database = app.get(Database);
  return { payments: await paymentsOf(database), subscriptions: await subscriptionsOf(database) };
}

const paymentsOf = (database: Database): Promise<DemoPayment[]> =>
  database.query<DemoPayment & Record<string, unknown>>(
    `select v.payment_intent_id as "intentId", v.total_cents as amount, v.currency, v.paid_at as "paidAt",
            json_build_object('orderId', o.id, 'orderNumber', o.number, 'accountId', o.account_id) as metadata,
            case when d.id is not null then
              json_build_object('id', d.stripe_dispute_id, 'reason', d.reason, 'openedAt', d.opened_at) end as dispute
     from order_versions v join orders o on o.id = v.order_id left join disputes d on d.order_id = o.id
     where v.paid_at is not null and o.subscription_id is null order by v.paid_at`,
  );

/** Their invoices have payments of their own. */
async function subscriptionsOf(database: Database): Promise<PaidSubscription[]> {
  const rows = await database.query<{ subscription: PaidSubscription }>(
    `select json_build_object(
       'id', s.stripe_id, 'customer', json_build_object('id', c.stripe_id, 'accountId', s.account_id),
       'product', json_build_object('id', s.product_id, 'name', s.title), 'description', s.offer_name,
       'metadata', json_build_object('subscriptionId', s.id), 'amount', s.amount_cents, 'currency', s.currency,
       'interval', s.interval, 'instalments', s.instalments, 'trialDays', s.trial_days, 'startedAt', s.started_at,
       'isUnpaid', s.status = 'past_due', 'isEnding', s.cancel_at is not null, 'pausedUntil', s.paused_until,
       'endedAt', s.ended_at, 'paid', coalesce((
         select json_agg(json_build_object('invoiceId', v.invoice_id, 'paidAt', v.paid_at) order by v.paid_at)
         from orders o join order_versions v on v.order_id = o.id where o.subscription_id = s.id), '[]')) as subscription
     from subscriptions s join payment_customers c on c.account_id = s.account_id
     where s.started_at is not null order by s.started_at`,
  );
  return rows.map(({ subscription }) => subscription);
}
