import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';

/** Which letters she had, what she followed in them and in which sequences she was goes with her. */
@Injectable()
@OnEvent('member.erased', 'broadcasts.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from letter_deliveries where account_id = $1', [accountId]);
    await tx.query('delete from sequence_entries where account_id = $1', [accountId]);
  }
}
