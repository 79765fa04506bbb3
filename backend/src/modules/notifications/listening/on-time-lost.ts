import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells whoever paid too late that the time is gone, and the money on its way back. */
@Injectable()
@OnEvent('time.lost', 'notifications.time-lost')
export class OnTimeLost implements EventListener<'time.lost'> {
  constructor(private readonly post: MailPostService) {}

  handle({ bookingId, accountId }: EventMap['time.lost'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'time-lost', thing: bookingId, accountId });
  }
}
