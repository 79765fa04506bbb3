import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';

/** The member's conversations go, with what both have written: nobody is left to answer. */
@Injectable()
@OnEvent('member.erased', 'messages.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from conversations where $1 in (low_account_id, high_account_id)', [accountId]);
  }
}
