import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { EventNewsService } from '../event-news.service.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells whoever wanted to come that an event was cancelled. */
@Injectable()
@OnEvent('event.cancelled', 'notifications.event-cancelled')
export class OnEventCancelled implements EventListener<'event.cancelled'> {
  constructor(
    private readonly post: MailPostService,
    private readonly news: EventNewsService,
  ) {}

  async handle({ changeId, eventId, accountId }: EventMap['event.cancelled'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'event-cancelled', thing: changeId, accountId, details: { eventId } });
    await this.news.ring(tx, { kind: 'event-cancelled', eventId, accountId, source: changeId });
  }
}
