import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CreditsService } from './credits.service.js';

/** Who was given a package has its sessions. */
@Injectable()
@OnEvent('gift.redeemed', 'coaching.credit-gift')
export class OnGiftRedeemed implements EventListener<'gift.redeemed'> {
  constructor(private readonly credits: CreditsService) {}

  async handle({ accountId, giftId, productIds = [] }: EventMap['gift.redeemed'], tx: Tx): Promise<void> {
    const products = productIds.map((productId) => ({ productId, soldAs: productIds[0]! }));
    await this.credits.give(tx, { accountId, source: 'gift', sourceId: giftId, products });
  }
}
