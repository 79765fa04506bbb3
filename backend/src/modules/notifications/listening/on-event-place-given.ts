import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { EventNewsService } from '../event-news.service.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells whoever has waited that a place at an event is hers. */
@Injectable()
@OnEvent('event.place-given', 'notifications.event-place-given')
export class OnEventPlaceGiven implements EventListener<'event.place-given'> {
  constructor(
    private readonly post: MailPostService,
    private readonly news: EventNewsService,
  ) {}

  async handle({ rsvpId, eventId, accountId }: EventMap['event.place-given'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'event-place-given', thing: rsvpId, accountId, details: { eventId } });
    await this.news.ring(tx, { kind: 'event-place-given', eventId, accountId, source: rsvpId });
  }
}
