import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';

/** Deletes the member's reviews, and what the member reported of others. The listener's name is written into the database and so still names catalog, which had them. */
@Injectable()
@OnEvent('member.erased', 'catalog.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from reviews where account_id = $1', [accountId]);
    await tx.query('delete from review_reports where reporter_id = $1', [accountId]);
  }
}
