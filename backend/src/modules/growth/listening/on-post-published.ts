import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** A post or question that others see brings points. */
@Injectable()
@OnEvent('post.published', 'growth.post-published')
export class OnPostPublished implements EventListener<'post.published'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  handle({ accountId, postId }: EventMap['post.published'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'post-published', [postId]);
  }
}
