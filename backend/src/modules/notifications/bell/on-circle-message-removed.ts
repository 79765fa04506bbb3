import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { CIRCLE_NOTIFICATIONS } from '../kinds/notification-kinds.js';

/** What was deleted or hidden is told of no longer. */
@Injectable()
@OnEvent('circle.message-removed', 'notifications.bell-circle-message-removed')
export class OnCircleMessageRemoved implements EventListener<'circle.message-removed'> {
  constructor(private readonly bell: BellService) {}

  handle({ messageId }: EventMap['circle.message-removed'], tx: Tx): Promise<void> {
    return this.bell.takeBack(tx, CIRCLE_NOTIFICATIONS, [messageId]);
  }
}
