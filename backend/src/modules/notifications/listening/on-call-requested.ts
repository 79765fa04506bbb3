import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Mails the link that confirms a time. */
@Injectable()
@OnEvent('call.requested', 'notifications.call-to-confirm')
export class OnCallRequested implements EventListener<'call.requested'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ bookingId, accountId }: EventMap['call.requested'], tx: Tx): Promise<void> {
    await this.post.addForCaller(tx, { kind: 'call-to-confirm', bookingId, accountId });
  }
}
