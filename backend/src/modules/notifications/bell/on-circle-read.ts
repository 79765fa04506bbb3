import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** Whoever reads in her circle or pod has read what the bell told of it, too. */
@Injectable()
@OnEvent('circle.read', 'notifications.bell-circle-read')
export class OnCircleRead implements EventListener<'circle.read'> {
  constructor(private readonly bell: BellService) {}

  handle({ accountId, conversationId }: EventMap['circle.read'], tx: Tx): Promise<void> {
    return this.bell.seen(tx, 'message', [conversationId], accountId);
  }
}
