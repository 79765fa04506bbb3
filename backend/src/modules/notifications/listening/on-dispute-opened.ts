import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells the coach of a dispute, once, and until when it can be answered. */
@Injectable()
@OnEvent('dispute.opened', 'notifications.dispute-opened')
export class OnDisputeOpened implements EventListener<'dispute.opened'> {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  async handle({ disputeId, ...details }: EventMap['dispute.opened'], tx: Tx): Promise<void> {
    await this.post.addForCoach(tx, { kind: 'dispute-opened', thing: disputeId, details });
    await this.bell.ringCoach(tx, {
      kind: 'dispute-opened',
      thing: disputeId,
      source: disputeId,
      by: details.buyerId,
      path: `/creator/orders/${details.orderId}/show`,
    });
  }
}
