import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';

/** The member's cart goes, too, and what others were to buy for her. */
@Injectable()
@OnEvent('member.erased', 'cart.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId, email }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from cart_items where account_id = $1 or ward_id = $1 or lower(gift_email) = $2', [
      accountId,
      email,
    ]);
    await tx.query('delete from cart_coupons where account_id = $1', [accountId]);
  }
}
