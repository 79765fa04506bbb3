import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** What was learned in a product that is not owned any more does not count. */
@Injectable()
@OnEvent('product.taken-back', 'growth.product-taken-back')
export class OnProductTakenBack implements EventListener<'product.taken-back'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  handle({ accountId }: EventMap['product.taken-back'], tx: Tx): Promise<void> {
    return this.ledger.settleAgain(tx, accountId);
  }
}
