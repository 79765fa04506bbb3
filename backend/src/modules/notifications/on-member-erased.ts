import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';

/** Deletes the member's mails and preferences; a mail that still waits is dropped for want of a recipient. */
@Injectable()
@OnEvent('member.erased', 'notifications.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from mails where account_id = $1', [accountId]);
    await tx.query('delete from notification_preferences where account_id = $1', [accountId]);
  }
}
