import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { MailPostService } from './mail-post.service.js';

/**
 * Sends the receipt; and when coaching was bought, asks the coach to write to the buyer (product rule 4.13). The event
 * says all of it, so notifications need not know what an order is.
 */
@Injectable()
@OnEvent('order.paid', 'notifications.receipt')
export class OnOrderPaid implements EventListener<'order.paid'> {
  constructor(private readonly post: MailPostService) {}

  async handle(order: EventMap['order.paid'], tx: Tx): Promise<void> {
    const { orderId, accountId, ...details } = order;
    await this.post.add(tx, { kind: 'receipt', thing: orderId, accountId, details });
    const coaching = order.lines.filter(({ type, waits }) => type === 'coaching' && !waits);
    if (coaching.length === 0) return;
    await this.post.addForCoach(tx, {
      kind: 'coaching-bought',
      thing: orderId,
      details: {
        ...{ number: order.number, buyerId: accountId },
        titles: coaching.map(({ title }) => title),
      },
    });
  }
}
