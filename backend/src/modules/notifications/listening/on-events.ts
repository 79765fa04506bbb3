import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { EventNewsService } from '../event-news.service.js';
import { MailPostService } from '../mail-post.service.js';

/** Notifies people who come to a community event, or wanted to come. */
@Injectable()
export class OnEvents {
  constructor(
    private readonly post: MailPostService,
    private readonly news: EventNewsService,
  ) {}

  /** Confirms a place at an event, with a calendar entry. */
  @On('event.joined', 'notifications.event-joined')
  eventJoined({ rsvpId, eventId, accountId }: EventMap['event.joined'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'event-joined', thing: rsvpId, accountId, details: { eventId } });
  }

  /** Tells a person on the waitlist that they now have a place at an event. */
  @On('event.place-given', 'notifications.event-place-given')
  async eventPlaceGiven(
    { rsvpId, eventId, accountId }: EventMap['event.place-given'],
    tx: Tx,
  ): Promise<void> {
    await this.post.add(tx, { kind: 'event-place-given', thing: rsvpId, accountId, details: { eventId } });
    await this.news.ring(tx, { kind: 'event-place-given', eventId, accountId, source: rsvpId });
  }

  /** Tells participants about a new time or place of an event. */
  @On('event.changed', 'notifications.event-changed')
  async eventChanged(
    { changeId, eventId, accountId, wasAt }: EventMap['event.changed'],
    tx: Tx,
  ): Promise<void> {
    await this.post.add(tx, {
      kind: 'event-changed',
      thing: changeId,
      accountId,
      details: { eventId, wasAt },
    });
    await this.news.ring(tx, { kind: 'event-changed', eventId, accountId, source: changeId });
  }

  @On('event.near', 'notifications.event-reminder')
  async eventReminder(
    { reminderId, eventId, accountId, startsAt }: EventMap['event.near'],
    tx: Tx,
  ): Promise<void> {
    await this.post.add(tx, {
      kind: 'event-reminder',
      thing: reminderId,
      accountId,
      details: { eventId, startsAt },
    });
    await this.news.ring(tx, { kind: 'event-near', eventId, accountId, source: reminderId });
  }

  /** Tells participants and the waitlist that an event was canceled. */
  @On('event.cancelled', 'notifications.event-cancelled')
  async eventCancelled({ changeId, eventId, accountId }: EventMap['event.cancelled'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'event-cancelled', thing: changeId, accountId, details: { eventId } });
    await this.news.ring(tx, { kind: 'event-cancelled', eventId, accountId, source: changeId });
  }
}
