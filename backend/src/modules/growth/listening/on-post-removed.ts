import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';
import { CommunityDeedsService } from './community-deeds.service.js';

/** What nobody sees any more brings nothing. */
@Injectable()
@OnEvent('post.removed', 'growth.post-removed')
export class OnPostRemoved implements EventListener<'post.removed'> {
  constructor(
    private readonly ledger: GrowthLedgerService,
    private readonly deeds: CommunityDeedsService,
  ) {}

  async handle({ accountId, postId, below }: EventMap['post.removed'], tx: Tx): Promise<void> {
    await this.ledger.settle(tx, accountId, 'post-published', [postId]);
    await this.deeds.settle(tx, below);
  }
}
