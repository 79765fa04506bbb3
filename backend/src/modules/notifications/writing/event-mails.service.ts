import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import { calendarEntry } from '../../../platform/calendar/index.js';
import { SiteUrl } from '../../../platform/config/config.module.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { type EventDetails, EventDetailsQueries } from '../../community-events/index.js';
import { PublishedSiteService } from '../../site/index.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import {
  eventCancelled,
  eventChanged,
  eventJoined,
  eventPlaceGiven,
  eventReminder,
} from '../templates/events.js';
import { MailComposerService } from './mail-composer.service.js';
import { Writes } from './writes.decorator.js';
import type { MailToWrite, Reader } from './written.js';

const pageOf = (eventId: string): string => `/community/events/${eventId}`;

interface EventNews {
  kind: 'event_near' | 'event_changed' | 'event_cancelled' | 'event_place_given';
  eventId: string;
  accountId: string;
  source: string;
}

/**
 * Notifies people who are going to a community event, or wanted to. Writes no email about an event that has changed
 * since or is over.
 */
@Injectable()
export class EventMailsService {
  constructor(
    private readonly url: SiteUrl,
    private readonly clock: Clock,
    private readonly events: EventDetailsQueries,
    private readonly site: PublishedSiteService,
    private readonly composer: MailComposerService,
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  /** Confirms a spot at an event, with a calendar entry. */
  @On('event.joined', 'notifications.event-joined')
  eventJoined({ rsvpId, eventId, accountId }: EventMap['event.joined'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'event_joined', thing: rsvpId, accountId, details: { eventId } });
  }

  /** Tells a person on the waiting list that they now have a spot at an event. */
  @On('event.place-given', 'notifications.event-place-given')
  async eventPlaceGiven(event: EventMap['event.place-given'], tx: Tx): Promise<void> {
    const { rsvpId: thing, eventId, accountId } = event;
    const news = { kind: 'event_place_given', accountId } as const;
    await this.post.add(tx, { ...news, thing, details: { eventId } });
    await this.ring(tx, { ...news, eventId, source: thing });
  }

  @Writes(eventJoined)
  @Writes(eventPlaceGiven)
  async coming({ accountId, details }: MailToWrite<'event_joined' | 'event_place_given'>, guest: Reader) {
    const event = await this.events.find(accountId, details.eventId, guest.words.language);
    if (event?.state !== 'planned' || event.mine !== 'coming') return undefined;
    return { ...factsOf(event), envelope: await this.withEntry(guest, event) };
  }

  @On('event.near', 'notifications.event-reminder')
  async eventNear(event: EventMap['event.near'], tx: Tx): Promise<void> {
    const { reminderId: thing, eventId, accountId, startsAt } = event;
    await this.post.add(tx, { kind: 'event_reminder', thing, accountId, details: { eventId, startsAt } });
    await this.ring(tx, { kind: 'event_near', eventId, accountId, source: thing });
  }

  /** Writes the reminder; undefined once the event has begun or has another time. */
  @Writes(eventReminder)
  async reminder({ accountId, details }: MailToWrite<'event_reminder'>, guest: Reader) {
    const startsAt = new Date(details.startsAt);
    const event = await this.events.find(accountId, details.eventId, guest.words.language);
    if (event?.state !== 'planned' || event.mine !== 'coming') return undefined;
    if (event.startsAt.getTime() !== startsAt.getTime() || startsAt <= this.clock.now()) return undefined;
    return factsOf(event);
  }

  /** Tells participants about a new time or location of an event. */
  @On('event.changed', 'notifications.event-changed')
  async eventChanged(event: EventMap['event.changed'], tx: Tx): Promise<void> {
    const { changeId: thing, eventId, accountId, wasAt } = event;
    const news = { kind: 'event_changed', accountId } as const;
    await this.post.add(tx, { ...news, thing, details: { eventId, wasAt } });
    await this.ring(tx, { ...news, eventId, source: thing });
  }

  /** Writes the email about a change, also for people on the waiting list, who have no calendar entry. */
  @Writes(eventChanged)
  async changed({ accountId, details }: MailToWrite<'event_changed'>, guest: Reader) {
    const event = await this.events.find(accountId, details.eventId, guest.words.language);
    if (event?.state !== 'planned' || event.mine === null) return undefined;
    const wasAt = details.wasAt === null ? null : new Date(details.wasAt);
    return { ...factsOf(event), wasAt, envelope: await this.withEntry(guest, event) };
  }

  /** Tells participants and the waiting list that an event was canceled. */
  @On('event.cancelled', 'notifications.event-cancelled')
  async eventCancelled(event: EventMap['event.cancelled'], tx: Tx): Promise<void> {
    const { changeId: thing, eventId, accountId } = event;
    const news = { kind: 'event_cancelled', accountId } as const;
    await this.post.add(tx, { ...news, thing, details: { eventId } });
    await this.ring(tx, { ...news, eventId, source: thing });
  }

  @Writes(eventCancelled)
  async cancelled({ accountId, details }: MailToWrite<'event_cancelled'>, guest: Reader) {
    const event = await this.events.find(accountId, details.eventId, guest.words.language);
    if (event?.state !== 'cancelled' || event.mine === null) return undefined;
    const { coach } = await this.composer.writer();
    const reason = event.cancelReason ?? '';
    return { ...factsOf(event), coach, reason, envelope: await this.withEntry(guest, event) };
  }

  /** Notifies a participant in the app, unless the event is over or no longer visible to the participant. */
  private async ring(tx: Tx, { kind, eventId, accountId, source }: EventNews): Promise<void> {
    const event = await this.events.find(accountId, eventId);
    if (!event) return;
    const { title, startsAt } = event;
    await this.bell.ring(tx, {
      kind,
      accountId,
      thing: eventId,
      source,
      path: pageOf(eventId),
      facts: { title, startsAt: startsAt.toISOString() },
      titleOf: { of: 'event', ids: [eventId] },
    });
  }

  /** Adds the calendar entry; replies go to the coach. */
  private async withEntry(guest: Reader, event: EventDetails) {
    const { coach } = await this.site.site();
    const replyTo = coach.email;
    if (event.mine !== 'coming') return { replyTo };
    const { id: uid, calendarSequence: sequence, title, description, startsAt, endsAt } = event;
    const isCancelled = event.state === 'cancelled';
    const content = calendarEntry({
      uid,
      sequence,
      title,
      description,
      startsAt,
      endsAt,
      isCancelled,
      place: event.place,
      // the event's page lets participants join when it is time
      meetingUrl: this.url.of(pageOf(uid)),
      writtenAt: this.clock.now(),
      organizer: { name: coach.name, email: coach.email },
      attendee: { name: guest.name, email: guest.email },
    });
    return { replyTo, calendar: { method: isCancelled ? 'CANCEL' : 'REQUEST', content } as const };
  }
}

const factsOf = ({ id, title, startsAt, place, memberZone: timeZone }: EventDetails) => ({
  url: pageOf(id),
  title,
  startsAt,
  timeZone,
  place,
});
