import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { SaleMailsService } from './sale-mails.service.js';

/** Max length of titles in the notification; the order lists all of them. */
const TITLE_LIMIT = 200;

/** Sends the receipt, and notifies the coach. The event contains every fact, so notifications need not know orders. */
@Injectable()
export class OnOrderPaid {
  constructor(
    private readonly post: MailPostService,
    private readonly sales: SaleMailsService,
    private readonly bell: BellService,
  ) {}

  @On('order.paid', 'notifications.receipt')
  async receipt(order: EventMap['order.paid'], tx: Tx): Promise<void> {
    const { orderId, accountId, ...details } = order;
    await this.post.add(tx, { kind: 'receipt', thing: orderId, accountId, details });
    await this.sales.tell(tx, order);
    await this.bell.ringCoach(tx, {
      kind: 'sale',
      thing: orderId,
      source: orderId,
      by: accountId,
      path: `/creator/orders/${orderId}/show`,
      facts: {
        title: order.lines
          .map(({ title }) => title)
          .join(', ')
          .slice(0, TITLE_LIMIT),
      },
    });
  }
}
