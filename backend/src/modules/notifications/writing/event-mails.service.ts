import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { calendarEntry } from '../../../platform/calendar/index.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { type EventDetails, EventDetailsQueries } from '../../community-events/index.js';
import { PublishedSiteService } from '../../site/index.js';
import {
  eventCancelled,
  eventChanged,
  eventJoined,
  eventPlaceGiven,
  eventReminder,
} from '../templates/events.js';
import type { MailWords } from '../templates/mail-words.js';
import type { Message } from '../templates/template.js';
import { MailComposerService } from './mail-composer.service.js';
import type { Written } from './written.js';

interface Guest {
  accountId: string;
  name: string;
  email: string;
  words: MailWords;
}

/** The mails about events of the community. None is written of what has become otherwise meanwhile, or is over. */
@Injectable()
export class EventMailsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly events: EventDetailsQueries,
    private readonly site: PublishedSiteService,
    private readonly composer: MailComposerService,
  ) {}

  joined(guest: Guest, eventId: string): Promise<Written | undefined> {
    return this.toWhoComes(guest, eventId, eventJoined);
  }

  placeGiven(guest: Guest, eventId: string): Promise<Written | undefined> {
    return this.toWhoComes(guest, eventId, eventPlaceGiven);
  }

  /** None once it has begun, or has another time than the one it was made for. */
  async reminder(guest: Guest, eventId: string, startsAt: Date): Promise<Written | undefined> {
    const event = await this.events.find(guest.accountId, eventId);
    if (event?.state !== 'planned' || event.mine !== 'coming') return undefined;
    if (event.startsAt.getTime() !== startsAt.getTime() || startsAt <= this.clock.now()) return undefined;
    return this.letter(guest, eventReminder.write(guest.words, this.facts(guest, event)));
  }

  /** Also to who waits, who has no entry in the calendar. */
  async changed(guest: Guest, eventId: string, wasAt: Date | null): Promise<Written | undefined> {
    const event = await this.events.find(guest.accountId, eventId);
    if (event?.state !== 'planned' || event.mine === null) return undefined;
    const message = eventChanged.write(guest.words, { ...this.facts(guest, event), wasAt });
    return this.withEntry(guest, event, message);
  }

  async cancelled(guest: Guest, eventId: string): Promise<Written | undefined> {
    const event = await this.events.find(guest.accountId, eventId);
    if (event?.state !== 'cancelled' || event.mine === null) return undefined;
    const { coach } = await this.composer.writer();
    const facts = { ...this.facts(guest, event), coach, reason: event.cancelReason ?? '' };
    return this.withEntry(guest, event, eventCancelled.write(guest.words, facts));
  }

  private async toWhoComes(
    guest: Guest,
    eventId: string,
    template: typeof eventJoined,
  ): Promise<Written | undefined> {
    const event = await this.events.find(guest.accountId, eventId);
    if (event?.state !== 'planned' || event.mine !== 'coming') return undefined;
    return this.withEntry(guest, event, template.write(guest.words, this.facts(guest, event)));
  }

  private facts({ name }: Guest, { id, title, startsAt, place, memberZone: timeZone }: EventDetails) {
    return {
      name,
      event: { title, startsAt, timeZone, place },
      url: this.pageOf(id),
    };
  }

  private pageOf(eventId: string): string {
    return `${this.config.publicUrl}/community/events/${eventId}`;
  }

  private letter({ email, words }: Guest, message: Message): Written {
    return { to: email, language: words.language, message };
  }

  /** Answers go to the coach. */
  private async withEntry(guest: Guest, event: EventDetails, message: Message): Promise<Written> {
    const { coach } = await this.site.site();
    const letter = { ...this.letter(guest, message), replyTo: coach.email };
    if (event.mine !== 'coming') return letter;
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
      // its page joins those who come when it is time
      meetingLink: this.pageOf(uid),
      writtenAt: this.clock.now(),
      organizer: { name: coach.name, email: coach.email },
      attendee: { name: guest.name, email: guest.email },
    });
    return { ...letter, calendar: { method: isCancelled ? 'CANCEL' : 'REQUEST', content } };
  }
}
