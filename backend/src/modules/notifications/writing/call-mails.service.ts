import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DEFAULT_LANGUAGE } from '../../../kernel/languages.js';
import { calendarEntry } from '../../../platform/calendar/index.js';
import { SiteUrl } from '../../../platform/config/config.module.js';
import { BusinessService } from '../../business/index.js';
import {
  BookingLinksService,
  type CallDetails,
  CallDetailsQueries,
  OfferedPlacesQueries,
} from '../../coaching/index.js';
import { PublishedSiteService } from '../../site/index.js';
import { MailComposerService } from './mail-composer.service.js';
import {
  type Call,
  callBooked,
  callCancelled,
  callChanged,
  callConfirmed,
  callMoved,
  callReminder,
  callToConfirm,
  callWithdrawn,
  callWithoutConsent,
  placeOffered,
  timeLost,
} from '../templates/coaching.js';
import { MailWords } from '../templates/mail-words.js';
import type { Message } from '../templates/template.js';
import { Writes } from './writes.decorator.js';
import { type MailToWrite, type Reader, to, type Written } from './written.js';

/** Page on which the coach sees the booking. */
const CALLS = '/creator/coaching';

/** Page on which visitors choose a time. */
const COACHING = '/coaching';

/** Page on which members choose a time, or take a place. */
const SCHEDULE = '/my-coaching/new';

/** Writes emails about sessions with the coach, and none about a session whose state has changed meanwhile. */
@Injectable()
export class CallMailsService {
  constructor(
    private readonly url: SiteUrl,
    private readonly clock: Clock,
    private readonly calls: CallDetailsQueries,
    private readonly links: BookingLinksService,
    private readonly offered: OfferedPlacesQueries,
    private readonly site: PublishedSiteService,
    private readonly composer: MailComposerService,
    private readonly business: BusinessService,
  ) {}

  @Writes('call-to-confirm')
  async toConfirm(
    { details: { bookingId } }: MailToWrite<'call-to-confirm'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'unconfirmed' || call.heldUntil === null || call.heldUntil <= this.clock.now())
      return undefined;
    const words = wordsOf(call, reader);
    const facts = {
      ...(await this.toldToCaller(call)),
      // The person who booked may have typed somebody else's address, and any name.
      name: call.email ?? '',
      heldUntil: call.heldUntil,
      url: await this.links.newLink(bookingId),
    };
    return toWhoBooked(call, words, callToConfirm.write(words, facts));
  }

  @Writes('call-confirmed')
  async confirmed(
    { details: { bookingId } }: MailToWrite<'call-confirmed'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'confirmed') return undefined;
    const words = wordsOf(call, reader);
    const facts = { ...(await this.toldToCaller(call)), url: await this.links.newLink(bookingId) };
    return this.toCaller(
      call,
      words,
      callConfirmed.write(words, { ...facts, meetingLink: call.meetingLink }),
    );
  }

  /** Undefined once the session has begun or has another time. */
  @Writes('call-reminder')
  async reminder({ details }: MailToWrite<'call-reminder'>, reader: Reader): Promise<Written | undefined> {
    const { bookingId } = details;
    const startsAt = new Date(details.startsAt);
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'confirmed' || call.startsAt.getTime() !== startsAt.getTime()) return undefined;
    if (call.startsAt <= this.clock.now()) return undefined;
    const words = wordsOf(call, reader);
    const { meetingLink } = call;
    const facts = {
      ...(await this.toldToCaller(call)),
      meetingLink,
      url: await this.links.newLink(bookingId),
    };
    const { coach } = await this.site.site();
    return toWhoBooked(call, words, callReminder.write(words, facts), { replyTo: coach.email });
  }

  /** `wasAt`: the previous start; null: only the place has changed. A later change sends an email of its own. */
  @Writes('call-changed')
  async changed({ details }: MailToWrite<'call-changed'>, reader: Reader): Promise<Written | undefined> {
    const { bookingId } = details;
    const wasAt = details.wasAt === null ? null : new Date(details.wasAt);
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'confirmed') return undefined;
    const { coach } = await this.composer.writer();
    const words = wordsOf(call, reader);
    const { meetingLink } = call;
    const facts = {
      ...(await this.toldToCaller(call)),
      coach,
      wasAt,
      meetingLink,
      url: await this.links.newLink(bookingId),
    };
    return this.toCaller(call, words, callChanged.write(words, facts));
  }

  @Writes('call-cancelled')
  async cancelled(
    { details: { bookingId } }: MailToWrite<'call-cancelled'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'cancelled') return undefined;
    const { coach } = await this.composer.writer();
    const words = wordsOf(call, reader);
    const { cancelReason: reason, hasNoCredit } = call;
    const facts = {
      ...(await this.toldToCaller(call)),
      coach,
      reason,
      hasNoCredit,
      url: this.url.of(COACHING),
    };
    return this.toCaller(call, words, callCancelled.write(words, facts));
  }

  /** Says that the payment came too late for the time. */
  @Writes('time-lost')
  async lost(
    { thing: bookingId }: MailToWrite<'time-lost'>,
    { words }: Reader,
  ): Promise<Written | undefined> {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'cancelled') return undefined;
    const facts = { ...(await this.toldToCaller(call)), url: this.url.of(SCHEDULE) };
    return toWhoBooked(call, words, timeLost.write(words, facts));
  }

  /** Undefined once the place was taken, given back or passed on. */
  @Writes('place-offered')
  async placeOffered(
    { accountId, details: { sessionId } }: MailToWrite<'place-offered'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const place = await this.offered.find(accountId, sessionId);
    if (!place) return undefined;
    const facts = { name: reader.name, place, url: this.url.of(`${SCHEDULE}?offering=${place.offeringId}`) };
    return to(reader, placeOffered.write(reader.words, facts));
  }

  @Writes('call-booked')
  async booked(
    { details: { bookingId } }: MailToWrite<'call-booked'>,
    coach: Reader,
  ): Promise<Written | undefined> {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'confirmed') return undefined;
    return this.toCoach(call, coach, callBooked.write(coach.words, await this.toldTo(coach, call)));
  }

  @Writes('call-moved')
  async moved(
    { details: { bookingId, wasAt } }: MailToWrite<'call-moved'>,
    coach: Reader,
  ): Promise<Written | undefined> {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'confirmed') return undefined;
    const facts = { ...(await this.toldTo(coach, call)), wasAt: new Date(wasAt) };
    return this.toCoach(call, coach, callMoved.write(coach.words, facts));
  }

  @Writes('call-withdrawn')
  async withdrawn(
    { details: { bookingId } }: MailToWrite<'call-withdrawn'>,
    coach: Reader,
  ): Promise<Written | undefined> {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'cancelled') return undefined;
    return this.toCoach(call, coach, callWithdrawn.write(coach.words, await this.toldTo(coach, call)));
  }

  /** Has no reply address: a guardian has withdrawn the consent that allowed writing to the minor. */
  @Writes('call-without-consent')
  async withoutConsent(
    { details: { bookingId } }: MailToWrite<'call-without-consent'>,
    coach: Reader,
  ): Promise<Written | undefined> {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'cancelled') return undefined;
    const message = callWithoutConsent.write(coach.words, await this.toldTo(coach, call));
    return { ...to(coach, message), calendar: this.entry(call, coach) };
  }

  /** Times in the time zone of the business; the person who booked may be in another. */
  private async toldTo({ name }: Reader, call: CallDetails) {
    const { timeZone } = await this.business.read();
    return { name, call: told(call, timeZone, call), caller: call, url: this.url.of(CALLS) };
  }

  /** Times in the time zone of the person who booked; for the coach that of the business. */
  private async toldToCaller(call: CallDetails) {
    const [{ coach }, { timeZone }] = await Promise.all([this.composer.writer(), this.business.read()]);
    return { name: call.name, call: told(call, call.timeZone, { name: coach, timeZone }) };
  }

  /** With a calendar entry; replies go to the coach. */
  private async toCaller(
    call: CallDetails,
    words: MailWords,
    message: Message,
  ): Promise<Written | undefined> {
    const { coach } = await this.site.site();
    return toWhoBooked(call, words, message, { replyTo: coach.email, calendar: this.entry(call, coach) });
  }

  /** Replies go to the person who booked. */
  private toCoach(call: CallDetails, coach: Reader, message: Message): Written {
    const calendar = this.entry(call, coach);
    return { ...to(coach, message), calendar, ...(call.email && { replyTo: call.email }) };
  }

  private entry(
    call: CallDetails,
    organizer: Pick<Reader, 'name' | 'email'>,
  ): NonNullable<Written['calendar']> {
    const isCancelled = call.state === 'cancelled';
    const content = calendarEntry({
      uid: call.sessionId,
      sequence: call.calendarSequence,
      isCancelled,
      writtenAt: this.clock.now(),
      startsAt: call.startsAt,
      endsAt: call.endsAt,
      title: `${call.title}: ${organizer.name}, ${call.name}`,
      description: call.meetingLink === null ? call.title : `${call.title}\n${call.meetingLink}`,
      meetingLink: call.meetingLink,
      organizer: { name: organizer.name, email: organizer.email },
      ...(call.email && { attendee: { name: call.name, email: call.email } }),
    });
    return { method: isCancelled ? 'CANCEL' : 'REQUEST', content };
  }
}

/** Undefined if there is nobody to write to. */
const toWhoBooked = (
  { email }: CallDetails,
  { language }: MailWords,
  message: Message,
  more: Pick<Written, 'replyTo' | 'calendar'> = {},
): Written | undefined => (email === null ? undefined : { to: email, language, message, ...more });

const told = (
  { title, startsAt }: CallDetails,
  timeZone: string,
  other: NonNullable<Call['other']>,
): Call => ({ title, startsAt, timeZone, other });

/** `owner`: account that the email is kept with. A visitor has none, and booked in a language. */
const wordsOf = ({ accountId, language }: CallDetails, owner: Reader): MailWords =>
  accountId === null ? new MailWords(language ?? DEFAULT_LANGUAGE) : owner.words;
