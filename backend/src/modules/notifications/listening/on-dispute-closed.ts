import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells the coach how the bank has decided. */
@Injectable()
@OnEvent('dispute.closed', 'notifications.dispute-closed')
export class OnDisputeClosed implements EventListener<'dispute.closed'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ disputeId, ...details }: EventMap['dispute.closed'], tx: Tx): Promise<void> {
    await this.post.addForCoach(tx, { kind: 'dispute-closed', thing: disputeId, details });
  }
}
