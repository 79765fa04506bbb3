import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';

/** The member's notes go; their earlier versions follow by foreign key. */
@Injectable()
@OnEvent('member.erased', 'notes.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from lesson_notes where account_id = $1', [accountId]);
  }
}
