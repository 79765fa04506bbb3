import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells whoever comes to an event that she does, with the entry for her calendar. */
@Injectable()
@OnEvent('event.joined', 'notifications.event-joined')
export class OnEventJoined implements EventListener<'event.joined'> {
  constructor(private readonly post: MailPostService) {}

  handle({ rsvpId, eventId, accountId }: EventMap['event.joined'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'event-joined', thing: rsvpId, accountId, details: { eventId } });
  }
}
