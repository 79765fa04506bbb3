import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** What was learned in a product that is owned again counts again. */
@Injectable()
@OnEvent('gift.redeemed', 'growth.gift-redeemed')
export class OnGiftRedeemed implements EventListener<'gift.redeemed'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  handle({ accountId }: EventMap['gift.redeemed'], tx: Tx): Promise<void> {
    return this.ledger.settleAgain(tx, accountId);
  }
}
