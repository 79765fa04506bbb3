import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { RefundRequestsService } from './refund-requests.service.js';

/** Refunds a time that was taken before the payment. */
@Injectable()
export class OnTimeLost {
  constructor(private readonly refunds: RefundRequestsService) {}

  @On('time.lost', 'payments.refund-lost-time')
  refundLostTime({ orderId, productId }: EventMap['time.lost'], tx: Tx): Promise<void> {
    return this.refunds.giveBackLostTime(tx, orderId, productId);
  }
}
