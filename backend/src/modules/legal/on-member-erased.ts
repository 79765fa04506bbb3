import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';

/** What the member accepted goes with the member: it would say nothing of anybody any more. */
@Injectable()
@OnEvent('member.erased', 'legal.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from legal_acceptances where account_id = $1', [accountId]);
  }
}
