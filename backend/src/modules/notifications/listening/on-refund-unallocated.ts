import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Asks the coach for which product a part of an order was refunded. */
@Injectable()
@OnEvent('refund.unallocated', 'notifications.refund-unallocated')
export class OnRefundUnallocated implements EventListener<'refund.unallocated'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ refundId, ...details }: EventMap['refund.unallocated'], tx: Tx): Promise<void> {
    await this.post.addForCoach(tx, { kind: 'refund-unallocated', thing: refundId, details });
  }
}
