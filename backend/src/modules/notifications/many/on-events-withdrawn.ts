import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** An event that was cancelled or deleted is told of no longer, but that it was cancelled: its page stays until it is deleted. */
@Injectable()
@OnEvent('events.withdrawn', 'notifications.events-withdrawn')
export class OnEventsWithdrawn implements EventListener<'events.withdrawn'> {
  constructor(private readonly bell: BellService) {}

  async handle({ eventIds, areDeleted = false }: EventMap['events.withdrawn'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'event', eventIds);
    if (areDeleted) await this.bell.gone(tx, 'canceled-event', eventIds);
  }
}
