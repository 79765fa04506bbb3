import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { EventDetailsQueries } from '../community-events/index.js';
import { BellService } from './bell.service.js';

interface EventNews {
  kind: 'event-near' | 'event-changed' | 'event-cancelled' | 'event-place-given';
  eventId: string;
  accountId: string;
  source: string;
}

/** Notifies a participant of an event in the app, unless the event is over or no longer visible to the participant. */
@Injectable()
export class EventNewsService {
  constructor(
    private readonly bell: BellService,
    private readonly events: EventDetailsQueries,
  ) {}

  async ring(tx: Tx, { kind, eventId, accountId, source }: EventNews): Promise<void> {
    const event = await this.events.find(accountId, eventId);
    if (!event) return;
    await this.bell.ring(tx, {
      kind,
      accountId,
      thing: eventId,
      source,
      path: `/community/events/${eventId}`,
      facts: { title: event.title, startsAt: event.startsAt.toISOString() },
    });
  }
}
