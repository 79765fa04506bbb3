import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';
import { CommunityDeedsService } from './community-deeds.service.js';

/** A post or question that others see brings points. */
@Injectable()
@OnEvent('post.published', 'growth.post-published')
export class OnPostPublished implements EventListener<'post.published'> {
  constructor(
    private readonly ledger: GrowthLedgerService,
    private readonly deeds: CommunityDeedsService,
  ) {}

  async handle({ accountId, postId, below }: EventMap['post.published'], tx: Tx): Promise<void> {
    await this.ledger.settle(tx, accountId, 'post-published', [postId]);
    await this.deeds.settle(tx, below);
  }
}
