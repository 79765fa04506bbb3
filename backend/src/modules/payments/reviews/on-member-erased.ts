import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';

/** Deletes the coach's notes about payments of an erased member; the orders stay for the books. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'payments.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
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
