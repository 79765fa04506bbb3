import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

/** Deletes an erased member's cart, and lines in other carts that are for this member. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'cart.erase')
  async erase({ accountId, email }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from cart_items where account_id = $1 or ward_id = $1 or lower(gift_email) = $2', [
      accountId,
      email,
    ]);
    await tx.query('delete from cart_coupons where account_id = $1', [accountId]);
  }
}
