import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { EventDetailsQueries } from '../../community-events/index.js';
import { TellManyService } from './tell-many.service.js';

/** Tells those whom an event is for that there is one. */
@Injectable()
@OnEvent('event.planned', 'notifications.event-planned')
export class OnEventPlanned implements EventListener<'event.planned'> {
  constructor(
    private readonly many: TellManyService,
    private readonly events: EventDetailsQueries,
  ) {}

  async handle({ eventId, groupId, by }: EventMap['event.planned'], tx: Tx): Promise<void> {
    const event = await this.events.facts(eventId);
    if (!event) return;
    await this.many.add(tx, {
      kind: 'event-planned',
      thing: eventId,
      source: eventId,
      by,
      path: `/community/events/${eventId}`,
      facts: { title: event.title, startsAt: event.startsAt.toISOString() },
      groupId,
    });
  }
}
