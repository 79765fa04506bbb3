import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';

/** An erased member's reviews are deleted, stars and words. The listener's name is in the database, so it stays though the module was named later. */
@Injectable()
@OnEvent('member.erased', 'catalog.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from reviews where account_id = $1', [accountId]);
  }
}
