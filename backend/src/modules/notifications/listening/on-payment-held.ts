import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells the coach of money that waits. Who paid is looked up when the mail is sent, so that no job keeps a name. */
@Injectable()
@OnEvent('payment.held', 'notifications.payment-held')
export class OnPaymentHeld implements EventListener<'payment.held'> {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  async handle({ orderId, accountId, ...payment }: EventMap['payment.held'], tx: Tx): Promise<void> {
    const details = { ...payment, buyerId: accountId };
    await this.post.addForCoach(tx, { kind: 'payment-held', thing: orderId, details });
    await this.bell.ringCoach(tx, {
      kind: 'payment-held',
      thing: orderId,
      source: orderId,
      by: accountId,
      path: `/creator/payment-reviews/${orderId}/show`,
    });
  }
}
