import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';

/** Keeps the sessions of a subscription open until the end of what is paid. */
@Injectable()
export class OnSubscriptions {
  /** Lets monthly sessions expire no earlier than the next payment, which the coach moved. */
  @On('subscription.payment-moved', 'coaching.keep-monthly')
  async keepMonthly(
    { subscriptionId, from, to }: EventMap['subscription.payment-moved'],
    tx: Tx,
  ): Promise<void> {
    await tx.query(
      `update coaching_credits c set expires_at = $3
       from subscription_orders o, coaching_packages k
       where o.subscription_id = $1 and c.source = 'order' and c.source_id = o.order_id
         and k.product_id = c.product_id and k.is_monthly and c.expires_at >= $2 and c.expires_at < $3`,
      [subscriptionId, new Date(from), new Date(to)],
    );
  }
}
