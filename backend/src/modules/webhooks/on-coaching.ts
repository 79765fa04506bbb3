import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { WebhookFactsQueries } from './webhook-facts.queries.js';
import { WebhookOutboxService } from './webhook-outbox.service.js';

/** Sends webhooks about bookings, with the state of the booking when the event is handled. */
@Injectable()
export class OnCoaching {
  constructor(
    private readonly webhooks: WebhookOutboxService,
    private readonly facts: WebhookFactsQueries,
  ) {}

  @On('call.confirmed', 'webhooks.call-confirmed')
  booked({ bookingId }: EventMap['call.confirmed'], tx: Tx): Promise<void> {
    return this.webhooks.publish(tx, 'booking.created', () => this.facts.booking(tx, bookingId));
  }

  @On('call.changed', 'webhooks.call-changed')
  changed({ bookingId }: EventMap['call.changed'], tx: Tx): Promise<void> {
    return this.webhooks.publish(tx, 'booking.changed', () => this.facts.booking(tx, bookingId));
  }

  @On('call.cancelled', 'webhooks.call-cancelled')
  cancelled({ bookingId }: EventMap['call.cancelled'], tx: Tx): Promise<void> {
    return this.webhooks.publish(tx, 'booking.cancelled', () => this.facts.booking(tx, bookingId));
  }

  @On('session.settled', 'webhooks.session-settled')
  settled({ bookingId }: EventMap['session.settled'], tx: Tx): Promise<void> {
    return this.webhooks.publish(tx, 'booking.settled', () => this.facts.booking(tx, bookingId));
  }
}
