import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** What was learned in a product that is owned again counts again. */
@Injectable()
@OnEvent('product.granted', 'growth.product-granted')
export class OnProductGranted implements EventListener<'product.granted'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  handle({ accountId }: EventMap['product.granted'], tx: Tx): Promise<void> {
    return this.ledger.settleAgain(tx, accountId);
  }
}
