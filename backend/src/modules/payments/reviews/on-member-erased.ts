import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';

/** Orders stay for the books; what the coach wrote about a payment of the erased member goes. */
@Injectable()
@OnEvent('member.erased', 'payments.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query(
      `update payment_reviews set note = null
       where note is not null and order_id in (select id from orders where account_id = $1)`,
      [accountId],
    );
    await tx.query(
      `update refunds set reason = null
       where reason is not null and order_id in (select id from orders where account_id = $1)`,
      [accountId],
    );
  }
}
