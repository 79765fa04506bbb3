import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Tells a daughter what became of what she has asked for. */
@Injectable()
@OnEvent('purchase.request-ended', 'notifications.bell-purchase-request-ended')
export class OnPurchaseRequestEnded implements EventListener<'purchase.request-ended'> {
  constructor(private readonly bell: BellService) {}

  async handle(ended: EventMap['purchase.request-ended'], tx: Tx): Promise<void> {
    const { requestId, wardId, productId, title, outcome, by } = ended;
    await this.bell.ring(tx, {
      kind: 'purchase-ended',
      accountId: wardId,
      thing: requestId,
      source: requestId,
      by,
      path: `/product/${productId}`,
      facts: { title, outcome },
    });
  }
}
