import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** A session that was held brings points, one that was missed none. */
@Injectable()
@OnEvent('session.settled', 'growth.session-settled')
export class OnSessionSettled implements EventListener<'session.settled'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  async handle({ accountId, bookingId }: EventMap['session.settled'], tx: Tx): Promise<void> {
    if (accountId) await this.ledger.settle(tx, accountId, 'session-held', [bookingId]);
  }
}
