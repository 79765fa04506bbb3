import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** A message that was deleted or hidden is told of no longer. The listener's name is written into the database, and so still names circles. */
@Injectable()
@OnEvent('message.removed', 'notifications.bell-circle-message-removed')
export class OnMessageRemoved implements EventListener<'message.removed'> {
  constructor(private readonly bell: BellService) {}

  handle({ messageId }: EventMap['message.removed'], tx: Tx): Promise<void> {
    return this.bell.gone(tx, 'message', [messageId]);
  }
}
