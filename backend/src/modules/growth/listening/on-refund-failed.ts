import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** The money came back, and the product with it: what was learned in it counts again. */
@Injectable()
@OnEvent('refund.failed', 'growth.refund-failed')
export class OnRefundFailed implements EventListener<'refund.failed'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  async handle({ accountId }: EventMap['refund.failed'], tx: Tx): Promise<void> {
    if (accountId) await this.ledger.settleAgain(tx, accountId);
  }
}
