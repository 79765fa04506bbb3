import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';

/** Her reviews go with her, stars and words (docs/decisions/what-an-erased-member-leaves.md). */
@Injectable()
@OnEvent('member.erased', 'catalog.erase')
export class EraseReviews implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from reviews where account_id = $1', [accountId]);
  }
}
