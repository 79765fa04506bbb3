import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound, unprocessable } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { AuditService } from '../../audit/index.js';
import { CommunityEvent } from '../community-event.entity.js';
import type { CancelEventRequest } from './coach-events.dto.js';
import { GuestNewsService } from './guest-news.service.js';
import { SeriesService } from './series.service.js';

/** Lets the coach cancel events, and delete those without guests to notify. */
@Injectable()
export class EventCallsService {
  constructor(
    private readonly database: Database,
    private readonly series: SeriesService,
    private readonly news: GuestNewsService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Cancels the event and notifies all guests, with the coach's reason. It stays listed, marked as canceled. */
  async cancel(by: string, id: string, { reason, scope }: CancelEventRequest): Promise<void> {
    await this.database.exclusiveTransaction('community-events', async (tx) => {
      const events = await this.series.lock(tx, id, scope);
      if (events[0]!.endsAt <= this.clock.now())
        throw unprocessable('not_possible', 'This event is over, so you can’t cancel it.');
      for (const event of events) {
        const calendarSequence = event.calendarSequence + 1;
        const changes = { state: 'cancelled', cancelReason: reason, calendarSequence } as const;
        await tx.update(CommunityEvent, { id: event.id }, changes);
        await this.news.cancelled(tx, event);
      }
      await this.outbox.publish(tx, 'events.withdrawn', { eventIds: events.map((event) => event.id) });
      const subject = { type: 'community_event', id } as const;
      const { length: count } = events;
      await this.audit.record(tx, { by, action: 'community.event_cancelled', subject, reason, count });
    });
  }

  /** Deletes an event. One that is coming and has guests must be canceled first. */
  async remove(by: string, id: string): Promise<void> {
    await this.database.exclusiveTransaction('community-events', async (tx) => {
      const event = await tx.findOne(CommunityEvent, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!event) throw notFound('Event');
      const guest = await tx.one<unknown>('select from community_event_rsvps where event_id = $1 limit 1', [
        id,
      ]);
      if (guest && event.state === 'planned' && event.endsAt > this.clock.now())
        throw unprocessable(
          'not_possible',
          'People have signed up for this event. Cancel it first so they’re notified.',
        );
      await tx.delete(CommunityEvent, { id });
      await this.outbox.publish(tx, 'events.withdrawn', { eventIds: [id], areDeleted: true });
      const subject = { type: 'community_event', id } as const;
      await this.audit.record(tx, { by, action: 'community.event_deleted', subject });
    });
  }
}
