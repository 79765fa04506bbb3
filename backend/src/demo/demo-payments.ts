import type { INestApplicationContext } from '@nestjs/common';
import { Database } from '../platform/database/database.js';

interface DemoPayment {
  intentId: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  paidAt: Date;
}

/** The payments behind the planted orders, as the payment provider would know them. */
export const demoPayments = (app: INestApplicationContext): Promise<DemoPayment[]> =>
  app.get(Database).query<DemoPayment & Record<string, unknown>>(
    `select v.payment_intent_id as "intentId", v.total_cents as amount, v.currency, v.paid_at as "paidAt",
            json_build_object('orderId', o.id, 'orderNumber', o.number, 'accountId', o.account_id) as metadata
     from order_versions v join orders o on o.id = v.order_id where v.paid_at is not null order by v.paid_at`,
  );
