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

/** Payments behind the demo's orders, as the payment provider would know them. */
export const demoPayments = (app: INestApplicationContext): Promise<DemoPayment[]> =>
  app.get(Database).query<DemoPayment & Record<string, unknown>>(
    `select v.payment_intent_id as "intentId", v.total_cents as amount, v.currency, v.paid_at as "paidAt",
            json_build_object('orderId', o.id, 'orderNumber', o.number, 'accountId', o.account_id) as metadata,
            case when d.id is not null then
              json_build_object('id', d.stripe_dispute_id, 'reason', d.reason, 'openedAt', d.opened_at) end as dispute
     from order_versions v join orders o on o.id = v.order_id left join disputes d on d.order_id = o.id
     where v.paid_at is not null order by v.paid_at`,
  );
