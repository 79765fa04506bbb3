import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CreditsService } from './credits.service.js';
import { PaidTimesService } from './paid-times.service.js';

/** Who has paid for a package has its sessions, and the time that was held for the payment. */
@Injectable()
@OnEvent('order.paid', 'coaching.credit-order')
export class OnOrderPaid implements EventListener<'order.paid'> {
  constructor(
    private readonly credits: CreditsService,
    private readonly times: PaidTimesService,
  ) {}

  async handle({ accountId, orderId, lines }: EventMap['order.paid'], tx: Tx): Promise<void> {
    const own = lines.filter(({ isGift, waits }) => !isGift && !waits);
    const products = own.flatMap(({ productId: soldAs, parts = [] }) => [
      { productId: soldAs, soldAs },
      ...parts.flatMap(({ productId }) => (productId === undefined ? [] : [{ productId, soldAs }])),
    ]);
    await this.credits.give(tx, { accountId, source: 'order', sourceId: orderId, products });
    for (const { productId, bookingId } of own)
      if (bookingId) await this.times.confirm(tx, { accountId, orderId, productId, bookingId });
  }
}
