import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { RefundRequestsService } from './refund-requests.service.js';

/** What was paid for a time that is somebody else's goes back. */
@Injectable()
@OnEvent('time.lost', 'payments.refund-lost-time')
export class OnTimeLost implements EventListener<'time.lost'> {
  constructor(private readonly refunds: RefundRequestsService) {}

  handle({ orderId, productId }: EventMap['time.lost'], tx: Tx): Promise<void> {
    return this.refunds.giveBackLostTime(tx, orderId, productId);
  }
}
