import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { calendarEntry } from '../../../platform/calendar/index.js';
import { SiteUrl } from '../../../platform/config/config.module.js';
import { type EventDetails, EventDetailsQueries } from '../../community-events/index.js';
import { PublishedSiteService } from '../../site/index.js';
import {
  eventCancelled,
  eventChanged,
  eventJoined,
  eventPlaceGiven,
  eventReminder,
} from '../templates/events.js';
import type { Message } from '../templates/template.js';
import { MailComposerService } from './mail-composer.service.js';
import { Writes } from './writes.decorator.js';
import { type MailToWrite, type Reader, to, type Written } from './written.js';

/** Writes emails about community events, and none about an event that has changed meanwhile or is over. */
@Injectable()
export class EventMailsService {
  constructor(
    private readonly url: SiteUrl,
    private readonly clock: Clock,
    private readonly events: EventDetailsQueries,
    private readonly site: PublishedSiteService,
    private readonly composer: MailComposerService,
  ) {}

  @Writes('event-joined')
  joined(mail: MailToWrite<'event-joined'>, guest: Reader): Promise<Written | undefined> {
    return this.toWhoComes(mail, guest, eventJoined);
  }

  @Writes('event-place-given')
  placeGiven(mail: MailToWrite<'event-place-given'>, guest: Reader): Promise<Written | undefined> {
    return this.toWhoComes(mail, guest, eventPlaceGiven);
  }

  /** Undefined once the event has begun or has another time. */
  @Writes('event-reminder')
  async reminder(
    { accountId, details }: MailToWrite<'event-reminder'>,
    guest: Reader,
  ): Promise<Written | undefined> {
    const startsAt = new Date(details.startsAt);
    const event = await this.events.find(accountId, details.eventId);
    if (event?.state !== 'planned' || event.mine !== 'coming') return undefined;
    if (event.startsAt.getTime() !== startsAt.getTime() || startsAt <= this.clock.now()) return undefined;
    return to(guest, eventReminder.write(guest.words, this.facts(guest, event)));
  }

  /** Also for people on the waitlist, who have no calendar entry. */
  @Writes('event-changed')
  async changed(
    { accountId, details }: MailToWrite<'event-changed'>,
    guest: Reader,
  ): Promise<Written | undefined> {
    const event = await this.events.find(accountId, details.eventId);
    if (event?.state !== 'planned' || event.mine === null) return undefined;
    const wasAt = details.wasAt === null ? null : new Date(details.wasAt);
    const message = eventChanged.write(guest.words, { ...this.facts(guest, event), wasAt });
    return this.withEntry(guest, event, message);
  }

  @Writes('event-cancelled')
  async cancelled(
    { accountId, details }: MailToWrite<'event-cancelled'>,
    guest: Reader,
  ): Promise<Written | undefined> {
    const event = await this.events.find(accountId, details.eventId);
    if (event?.state !== 'cancelled' || event.mine === null) return undefined;
    const { coach } = await this.composer.writer();
    const facts = { ...this.facts(guest, event), coach, reason: event.cancelReason ?? '' };
    return this.withEntry(guest, event, eventCancelled.write(guest.words, facts));
  }

  private async toWhoComes(
    { accountId, details }: MailToWrite<'event-joined' | 'event-place-given'>,
    guest: Reader,
    template: typeof eventJoined,
  ): Promise<Written | undefined> {
    const event = await this.events.find(accountId, details.eventId);
    if (event?.state !== 'planned' || event.mine !== 'coming') return undefined;
    return this.withEntry(guest, event, template.write(guest.words, this.facts(guest, event)));
  }

  private facts({ name }: Reader, { id, title, startsAt, place, memberZone: timeZone }: EventDetails) {
    return { name, event: { title, startsAt, timeZone, place }, url: this.pageOf(id) };
  }

  private pageOf(eventId: string): string {
    return this.url.of(`/community/events/${eventId}`);
  }

  /** Replies go to the coach. */
  private async withEntry(guest: Reader, event: EventDetails, message: Message): Promise<Written> {
    const { coach } = await this.site.site();
    const invitation = { ...to(guest, message), replyTo: coach.email };
    if (event.mine !== 'coming') return invitation;
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
      meetingLink: this.pageOf(uid),
      writtenAt: this.clock.now(),
      organizer: { name: coach.name, email: coach.email },
      attendee: { name: guest.name, email: guest.email },
    });
    return { ...invitation, calendar: { method: isCancelled ? 'CANCEL' : 'REQUEST', content } };
  }
}
