import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import { DEFAULT_LANGUAGE } from '../../../kernel/languages.js';
import { translationTo } from '../../../kernel/translations.js';
import { calendarEntry } from '../../../platform/calendar/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BusinessService } from '../../business/index.js';
import {
  BookingLinksService,
  type CallDetails,
  CallDetailsQueries,
  OfferedPlacesQueries,
} from '../../coaching/index.js';
import { PublishedSiteService } from '../../site/index.js';
import { BellService, type News } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { FAMILY } from '../kinds/paths.js';
import { MailComposerService } from './mail-composer.service.js';
import {
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
import { Writes } from './writes.decorator.js';
import type { MailToWrite, Reader, Written } from './written.js';

/** Page on which visitors choose a time. */
const COACHING = '/coaching';

/** Page on which members choose a time or take a spot. */
const SCHEDULE = '/my-coaching/new';

/** An in-app notification about a session. */
type SessionNews = Pick<News, 'kind'> & { bookingId: string; source: string };

/** Notifies people who booked a session, and the coach. Writes no email about a session that has changed meanwhile. */
@Injectable()
export class CallMailsService {
  constructor(
    private readonly clock: Clock,
    private readonly calls: CallDetailsQueries,
    private readonly links: BookingLinksService,
    private readonly offered: OfferedPlacesQueries,
    private readonly site: PublishedSiteService,
    private readonly composer: MailComposerService,
    private readonly business: BusinessService,
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  /** Emails the link that confirms a time. */
  @On('call.requested', 'notifications.call-to-confirm')
  requested({ bookingId, accountId }: EventMap['call.requested'], tx: Tx): Promise<void> {
    return this.post.addForCaller(tx, { kind: 'call_to_confirm', accountId, details: { bookingId } });
  }

  @Writes(callToConfirm)
  async toConfirm({ details: { bookingId } }: MailToWrite<'call_to_confirm'>, reader: Reader) {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'unconfirmed' || call.heldUntil === null || call.heldUntil <= this.clock.now())
      return undefined;
    const filling = await this.toCaller(call, reader);
    // The person who booked may have entered another person's address, and any name.
    const name = call.email ?? '';
    return (
      filling && { ...filling, name, heldUntil: call.heldUntil, url: await this.links.newLink(bookingId) }
    );
  }

  /** Tells the person who booked where to meet, and the coach about the booking. */
  @On('call.confirmed', 'notifications.call-confirmed')
  async confirmed(event: EventMap['call.confirmed'], tx: Tx): Promise<void> {
    const { bookingId, accountId, byCoach = false, isSecond = false } = event;
    await this.post.addForCaller(tx, { kind: 'call_confirmed', accountId, details: { bookingId } });
    if (byCoach || isSecond) return;
    const details = { bookingId, accountId };
    await this.post.addForCoach(tx, { kind: 'call_booked', thing: bookingId, details });
    await this.ringCoach(tx, { kind: 'session_booked', bookingId, source: bookingId });
  }

  @Writes(callConfirmed)
  async callConfirmed({ details: { bookingId } }: MailToWrite<'call_confirmed'>, reader: Reader) {
    const call = await this.calls.find(bookingId);
    return call?.state === 'confirmed' ? this.toMeeting(call, reader, true) : undefined;
  }

  @Writes(callBooked)
  async booked({ details: { bookingId } }: MailToWrite<'call_booked'>, coach: Reader) {
    const call = await this.calls.find(bookingId);
    return call?.state === 'confirmed' ? this.toCoach(call, coach) : undefined;
  }

  @On('call.near', 'notifications.call-reminder')
  async near(event: EventMap['call.near'], tx: Tx): Promise<void> {
    const { bookingId, accountId, reminderId: thing, startsAt } = event;
    const details = { bookingId, startsAt };
    await this.post.addForCaller(tx, { kind: 'call_reminder', thing, accountId, details });
    await this.ring(tx, accountId, { kind: 'session_near', bookingId, source: thing });
  }

  /** Writes the reminder; undefined once the session has begun or has another time. */
  @Writes(callReminder)
  async reminder({ details: { bookingId, ...details } }: MailToWrite<'call_reminder'>, reader: Reader) {
    const startsAt = new Date(details.startsAt);
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'confirmed' || call.startsAt.getTime() !== startsAt.getTime()) return undefined;
    if (call.startsAt <= this.clock.now()) return undefined;
    const filling = await this.toMeeting(call, reader);
    const { coach } = await this.site.site();
    return filling && { ...filling, envelope: { ...filling.envelope, replyTo: coach.email } };
  }

  /** Tells the person who booked about a new time or place, and the coach unless the coach made the change. */
  @On('call.changed', 'notifications.call-changed')
  async changed(event: EventMap['call.changed'], tx: Tx): Promise<void> {
    const { bookingId, accountId, changeId: thing, wasAt, byCoach } = event;
    const details = { bookingId, wasAt };
    await this.post.addForCaller(tx, { kind: 'call_changed', thing, accountId, details });
    const news = { kind: 'session_changed', bookingId, source: thing } as const;
    if (byCoach) return this.ring(tx, accountId, news);
    if (wasAt !== null) {
      const moved = { bookingId, accountId, wasAt };
      await this.post.addForCoach(tx, { kind: 'call_moved', thing, details: moved });
    }
    await this.ringCoach(tx, news);
  }

  /** `wasAt`: the previous start; null: only the location changed. A later change sends an email of its own. */
  @Writes(callChanged)
  async callChanged({ details: { bookingId, ...details } }: MailToWrite<'call_changed'>, reader: Reader) {
    const wasAt = details.wasAt === null ? null : new Date(details.wasAt);
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'confirmed') return undefined;
    const { coach } = await this.composer.writer();
    const filling = await this.toMeeting(call, reader, true);
    return filling && { ...filling, coach, wasAt };
  }

  @Writes(callMoved)
  async moved({ details: { bookingId, wasAt } }: MailToWrite<'call_moved'>, coach: Reader) {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'confirmed') return undefined;
    return { ...(await this.toCoach(call, coach)), wasAt: new Date(wasAt) };
  }

  /**
   * Tells the person who booked about a cancellation, and the coach unless the coach canceled. For a minor without any consent left,
   * the guardians are notified, and no email goes to the minor's own address.
   */
  @On('call.cancelled', 'notifications.call-cancelled')
  async cancelled(event: EventMap['call.cancelled'], tx: Tx): Promise<void> {
    const { bookingId, accountId, byCoach, isSecond = false, withoutConsentOf } = event;
    await this.bell.gone(tx, 'session', [bookingId]);
    await this.post.addForCaller(tx, { kind: 'call_cancelled', accountId, details: { bookingId } });
    const news = { kind: 'session_cancelled', bookingId, source: bookingId } as const;
    if (byCoach) return this.ring(tx, accountId, news);
    if (isSecond) return;
    const kind = withoutConsentOf ? 'call_without_consent' : 'call_withdrawn';
    await this.post.addForCoach(tx, { kind, thing: bookingId, details: { bookingId, accountId } });
    if (withoutConsentOf) await this.ringGuardians(tx, withoutConsentOf, bookingId);
    await this.ringCoach(tx, { ...news, kind: withoutConsentOf ? 'session_withdrawn' : news.kind });
  }

  @Writes(callCancelled)
  async callCancelled({ details: { bookingId } }: MailToWrite<'call_cancelled'>, reader: Reader) {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'cancelled') return undefined;
    const { coach } = await this.composer.writer();
    const { cancelReason: reason, hasNoCredit } = call;
    const filling = await this.toCaller(call, reader, true);
    return filling && { ...filling, coach, reason, hasNoCredit, url: COACHING };
  }

  @Writes(callWithdrawn)
  async withdrawn({ details: { bookingId } }: MailToWrite<'call_withdrawn'>, coach: Reader) {
    const call = await this.calls.find(bookingId);
    return call?.state === 'cancelled' ? this.toCoach(call, coach) : undefined;
  }

  /** Has no reply address: a guardian has withdrawn the consent that allowed writing to the minor. */
  @Writes(callWithoutConsent)
  async withoutConsent({ details: { bookingId } }: MailToWrite<'call_without_consent'>, coach: Reader) {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'cancelled') return undefined;
    return { ...(await this.toCoach(call, coach)), envelope: { calendar: this.entry(call, coach) } };
  }

  /** Tells a person who paid too late that the time is taken and the money is being refunded. */
  @On('time.lost', 'notifications.time-lost')
  timeLost({ bookingId, accountId }: EventMap['time.lost'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'time_lost', thing: bookingId, accountId });
  }

  @Writes(timeLost)
  async lost({ thing: bookingId }: MailToWrite<'time_lost'>, reader: Reader) {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'cancelled') return undefined;
    const filling = await this.toCaller(call, reader);
    return filling && { ...filling, url: SCHEDULE, envelope: { ...filling.envelope, words: reader.words } };
  }

  /** Tells a person on the waiting list that a spot is kept for them. */
  @On('place.offered', 'notifications.place-offered')
  async offer(event: EventMap['place.offered'], tx: Tx): Promise<void> {
    const { waitingId: thing, accountId, sessionId, offeredUntil } = event;
    const news = { kind: 'place_offered', thing, accountId } as const;
    await this.post.add(tx, { ...news, details: { sessionId, offeredUntil } });
    await this.bell.ring(tx, { ...news, source: `${thing}:${offeredUntil}`, path: '/my-coaching' });
  }

  /** Writes the email; undefined once the spot was taken, declined or passed on. */
  @Writes(placeOffered)
  async placeOffered(
    { accountId, details: { sessionId } }: MailToWrite<'place_offered'>,
    { words: { language } }: Reader,
  ) {
    const place = await this.offered.find(accountId, sessionId, language);
    return place && { ...place, url: `${SCHEDULE}?offering=${place.offeringId}` };
  }

  /** Notifies the person who booked, in the app; visitors, who have no account, only get emails. */
  private async ring(tx: Tx, accountId: string | null, { kind, bookingId, source }: SessionNews) {
    const call = accountId === null ? undefined : await this.calls.find(bookingId);
    if (accountId === null || !call) return;
    const facts = factsOf(call);
    await this.bell.ring(tx, {
      kind,
      accountId,
      thing: bookingId,
      source,
      path: '/my-coaching',
      facts,
      titleOf: { of: 'session', ids: [bookingId] },
    });
  }

  /** Notifies the guardians of a minor whose session was canceled because consent has ended. */
  private async ringGuardians(tx: Tx, guardianIds: readonly string[], bookingId: string): Promise<void> {
    const call = await this.calls.find(bookingId);
    if (!call) return;
    await this.bell.ringMany(tx, guardianIds, {
      kind: 'session_withdrawn',
      thing: bookingId,
      source: bookingId,
      by: call.accountId,
      path: FAMILY,
      facts: factsOf(call),
      titleOf: { of: 'session', ids: [bookingId] },
    });
  }

  /** Notifies the coach. Leaves a visitor unnamed, because the visitor's data is deleted before the notification is. */
  private async ringCoach(tx: Tx, { kind, bookingId, source }: SessionNews): Promise<void> {
    const call = await this.calls.find(bookingId);
    if (!call) return;
    await this.bell.ringCoach(tx, {
      kind,
      thing: bookingId,
      source,
      by: call.accountId,
      path: '/creator/coaching',
      facts: factsOf(call),
    });
  }

  /**
   * Writes an email to the coach, with times in the time zone of the business; the person who booked may be in another.
   * Replies go to that person.
   */
  private async toCoach(call: CallDetails, coach: Reader) {
    const { title, startsAt } = call;
    const { timeZone } = await this.business.read();
    return {
      title,
      startsAt,
      timeZone,
      other: call,
      caller: call,
      url: '/creator/coaching',
      envelope: { calendar: this.entry(call, coach), ...(call.email && { replyTo: call.email }) },
    };
  }

  /**
   * Writes to the person who booked, with times in their zone; for the coach, in the business's. A visitor has no
   * account, only a language. With a calendar entry, replies go to the coach. Undefined without a recipient.
   */
  private async toCaller(written: CallDetails, { words }: Reader, hasEntry = false) {
    const language = written.accountId === null ? (written.language ?? DEFAULT_LANGUAGE) : words.language;
    const call = {
      ...written,
      title: translationTo(language, written.translations)?.title ?? written.title,
    };
    const [{ coach }, { timeZone }] = await Promise.all([this.composer.writer(), this.business.read()]);
    const { name, email, title, startsAt } = call;
    if (email === null) return undefined;
    const organizer = hasEntry ? (await this.site.site()).coach : undefined;
    const envelope = {
      to: email,
      ...(call.accountId === null && { words: new MailWords(language) }),
      ...(organizer && { replyTo: organizer.email, calendar: this.entry(call, organizer) }),
    };
    return { name, title, startsAt, timeZone: call.timeZone, other: { name: coach, timeZone }, envelope };
  }

  /** Makes the button join the call; without a link there is no button. */
  private async toMeeting(call: CallDetails, reader: Reader, hasEntry = false) {
    const filling = await this.toCaller(call, reader, hasEntry);
    if (!filling) return undefined;
    const bookingUrl = await this.links.newLink(call.id);
    return { ...filling, url: call.meetingUrl ?? undefined, bookingUrl };
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
      description: call.meetingUrl === null ? call.title : `${call.title}\n${call.meetingUrl}`,
      meetingUrl: call.meetingUrl,
      organizer: { name: organizer.name, email: organizer.email },
      ...(call.email && { attendee: { name: call.name, email: call.email } }),
    });
    return { method: isCancelled ? 'CANCEL' : 'REQUEST', content };
  }
}

const factsOf = ({ title, startsAt }: CallDetails) => ({ title, startsAt: startsAt.toISOString() });
