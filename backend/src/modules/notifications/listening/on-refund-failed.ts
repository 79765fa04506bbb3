import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells the coach of a refund that did not go through. */
@Injectable()
@OnEvent('refund.failed', 'notifications.refund-failed')
export class OnRefundFailed implements EventListener<'refund.failed'> {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  async handle({ refundId, ...details }: EventMap['refund.failed'], tx: Tx): Promise<void> {
    await this.post.addForCoach(tx, { kind: 'refund-failed', thing: refundId, details });
    await this.bell.ringCoach(tx, {
      kind: 'refund-failed',
      thing: refundId,
      source: refundId,
      by: details.accountId ?? null,
      path: `/creator/orders/${details.orderId}/show`,
    });
  }
}
