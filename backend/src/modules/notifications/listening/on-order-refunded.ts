import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells the buyer that money is on its way back, and what is closed with it. */
@Injectable()
@OnEvent('order.refunded', 'notifications.refund')
export class OnOrderRefunded implements EventListener<'order.refunded'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ refundId, accountId, ...details }: EventMap['order.refunded'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'refund', thing: refundId, accountId, details });
  }
}
